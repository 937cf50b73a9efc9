import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '@shiptime/domain/shared/day-words';
import { useFormat } from '#lib/format.ts';
import { useIdParam } from '#lib/navigation.ts';
import { paths } from '#lib/paths.ts';
import { describeFailure } from '#lib/problem.ts';
import { Link } from '#ui/link.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Stack } from '#ui/stack.tsx';
import { UserText } from '#ui/user-text.tsx';
import { applicationTitleQuery } from '../application-api.ts';
import { SubmittedReportNotice } from './submitted-report-notice.tsx';
import type { ReportEditor } from './report-editor.ts';
import { ReportForm } from './report-form.tsx';
import { ReadOnlyReport } from './read-only-report.tsx';
import { useReportEditor } from './use-report.ts';
import { useReportLabels } from './use-report-labels.ts';

const Report = ({ editor }: { editor: ReportEditor }) => {
  const { t } = useTranslation('application_form');
  const { language, list } = useFormat();
  const { days } = useReportLabels();
  const report = useSyncExternalStore(editor.subscribe, editor.application);
  const { last_day, planned_days, submitted_at, voyage_numbers: numbers } = report;
  const isAhead = submitted_at === null && !report.can.edit;
  return (
    <Stack roomy>
      {last_day !== null && planned_days !== null && (
        <p>
          {t(isAhead ? 'report.voyage_ahead' : 'report.voyage', {
            day: formatDay(language, last_day),
            days: days(planned_days),
          })}{' '}
          {numbers.length > 0 &&
            t('report.voyage_numbers', { numbers: list(numbers), count: numbers.length })}
        </p>
      )}
      {isAhead && <Notice>{t('report.not_yet')}</Notice>}
      <SubmittedReportNotice editor={editor} report={report} />
      {report.can.edit && <ReportForm editor={editor} />}
      {!report.can.edit && !isAhead && <ReadOnlyReport report={report} />}
    </Stack>
  );
};

export const ReportPage = () => {
  const { t } = useTranslation('application_form');
  const id = useIdParam() ?? 0;
  const { editor, error } = useReportEditor(id);
  const { data: title } = useQuery(applicationTitleQuery(id));
  return (
    <>
      <PageHeading
        title={t('report.title')}
        lead={
          <Link href={paths.request(id)}>
            <UserText text={title ?? t('report.application', { id })} />
          </Link>
        }
      />
      {error && (
        <Notice tone="error" live>
          {describeFailure('load_application', error)}
        </Notice>
      )}
      {!editor && !error && <Loading page label={t('loading')} />}
      {editor && <Report key={id} editor={editor} />}
    </>
  );
};
