import { useTranslation } from 'react-i18next';
import type { VoyageReport } from '@shiptime/domain/plans/wire/voyage-report';
import { useFormat } from '#lib/format.ts';
import { fieldsNeverInSummary } from '@shiptime/domain/plans/cruise-summary/cruise-summary';
import { api } from '#lib/api-client.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { DownloadButton } from '#ui/download-button.tsx';
import { Button } from '#ui/button.tsx';
import { Instant } from '#ui/instant.tsx';
import { Notice } from '#ui/notice.tsx';
import { invalidateApplications } from '../application-api.ts';
import { type ReportEditor, reportPath } from './report-editor.ts';

type Person = { readonly first_name: string; readonly last_name: string };
const nameOf = (person: Person | null): string => (person ? `${person.first_name} ${person.last_name}` : '');

export const SubmittedReportNotice = ({ editor, report }: { editor: ReportEditor; report: VoyageReport }) => {
  const { t } = useTranslation('application_form');
  const { list } = useFormat();
  const step = useApiMutation<void, 'close' | 'reopen'>('submit_report', {
    mutationFn: async (name) => {
      const { data } = await api.post(`${reportPath(report.id)}/${name}`);
      editor.replace(data);
      await invalidateApplications();
    },
  });
  const { submitted_at, submitted_by, closed_at, closed_by, voyage_numbers: numbers, can } = report;
  if (!submitted_at) return null;
  return (
    <Notice
      tone={closed_at ? 'info' : 'success'}
      actions={
        <>
          {numbers.map((number) => (
            <DownloadButton
              key={number}
              load={() => api.download(`${reportPath(report.id)}/cruise_summary.xml?voyage_number=${number}`)}
            >
              {t('report.summary.download', { number, count: numbers.length })}
            </DownloadButton>
          ))}
          {can.close && (
            <Button pending={step.pending} onPress={() => void step.run('close')}>
              {t('report.close')}
            </Button>
          )}
          {can.reopen && (
            <Button pending={step.pending} onPress={() => void step.run('reopen')}>
              {t('report.reopen')}
            </Button>
          )}
        </>
      }
    >
      <p>
        {t('report.sent_by', { name: nameOf(submitted_by) })} <Instant at={submitted_at} />
      </p>
      {closed_at ? (
        <p>
          {t('report.closed_by', { name: nameOf(closed_by) })} <Instant at={closed_at} />
        </p>
      ) : (
        <p>{t('report.still_open')}</p>
      )}
      {numbers.length > 0 && (
        <p>
          {t('report.summary.left_empty', {
            fields: list(fieldsNeverInSummary.map((field) => t(`report.summary.fields.${field}`))),
          })}
        </p>
      )}
      {step.problem && <p role="alert">{step.problem}</p>}
    </Notice>
  );
};
