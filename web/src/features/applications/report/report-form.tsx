import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  reportDayFields,
  sumReportedDays,
  findReportProblems,
  reportTextLimits,
  voyageReportDraftSchema,
  type VoyageReportAnswers,
} from '@shiptime/domain/plans/voyage-report';
import { toFieldProblems } from '@shiptime/domain/shared/field-problem';
import { api } from '#lib/api-client.ts';
import { useProblemText } from '#lib/problem-text.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Notice, ProblemNotice } from '#ui/notice.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { Row, Stack } from '#ui/stack.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { invalidateApplications, stationsQuery } from '../application-api.ts';
import { hasUnsavedEdits } from '../autosave/autosave-state.ts';
import { findRejectedEdits } from '../autosave/autosave.ts';
import { ReportConflicts } from './report-conflicts.tsx';
import { type ReportEditor, reportPath } from './report-editor.ts';
import { ReportSaveStatus } from './report-save-status.tsx';
import { VisitedStations } from './visited-stations.tsx';
import { useReport } from './use-report.ts';
import { useReportLabels } from './use-report-labels.ts';
import styles from './report.module.css';

type Field = keyof VoyageReportAnswers;

const useProblems = ({ answers, report, state }: ReturnType<typeof useReport>, asked: boolean) => {
  const say = useProblemText();
  const missing = findReportProblems(answers, {
    planned_days: report.planned_days ?? 0,
    stations: report.stations_count,
  });
  const refused = findRejectedEdits(state);
  const problemOf = (field: Field): string | undefined => {
    const parsed = voyageReportDraftSchema.shape[field].safeParse(answers[field]);
    const [wrong] = parsed.success ? [] : toFieldProblems(parsed.error);
    if (wrong) return say(wrong);
    const open = asked ? missing.find((problem) => problem.field === field) : undefined;
    return open ? say(open) : refused[field]?.messages[0];
  };
  return { missing, problemOf };
};

type FormParts = ReturnType<typeof useReport> & {
  readonly editor: ReportEditor;
  readonly problemOf: (field: Field) => string | undefined;
};

const Days = ({ editor, answers, report, problemOf }: FormParts) => {
  const { t } = useTranslation('application_form');
  const { labelOf, days } = useReportLabels();
  const [sum, planned] = [sumReportedDays(answers), report.planned_days ?? 0];
  const addsUp = sum === planned;
  const isBegun = reportDayFields.some((field) => answers[field] !== null);
  const isNumber = isBegun && !Number.isNaN(sum);
  const says = isNumber ? t('report.sum', { sum: days(sum), planned: days(planned) }) : '';
  return (
    <fieldset className={styles['group']}>
      <legend>{t('report.days')}</legend>
      <Stack>
        <div className={styles['days']}>
          {reportDayFields.map((field) => (
            <NumberField
              key={field}
              name={field}
              label={labelOf(field)}
              optional={field !== 'delivered_days'}
              error={problemOf(field)}
              value={answers[field]}
              onChange={(value) => editor.set(field, value)}
            />
          ))}
        </div>
        <p className={styles['sum']} data-adds-up={addsUp} aria-live="polite">
          {says}
        </p>
        {((isBegun && !addsUp) || answers.difference_reason) && (
          <TextArea
            name="difference_reason"
            label={labelOf('difference_reason')}
            {...(!addsUp && { hint: t('report.difference_hint') })}
            rows={2}
            max={reportTextLimits.difference_reason}
            error={problemOf('difference_reason')}
            value={answers.difference_reason ?? ''}
            onChange={(value) => editor.set('difference_reason', value)}
          />
        )}
      </Stack>
    </fieldset>
  );
};

const Stations = ({ editor, answers, report, problemOf }: FormParts) => {
  const { data: stations = [] } = useQuery(stationsQuery(report.id));
  if (stations.length === 0) return null;
  return (
    <VisitedStations
      stations={stations}
      done={answers.done_station_ids}
      error={problemOf('done_station_ids')}
      onChange={(done) => editor.set('done_station_ids', done)}
    />
  );
};

const Texts = ({ editor, answers, problemOf }: FormParts) => {
  const { labelOf } = useReportLabels();
  const { t } = useTranslation('application_form');
  return (['went_well', 'next_time'] as const).map((field) => (
    <TextArea
      key={field}
      name={field}
      label={labelOf(field)}
      optional
      {...(field === 'next_time' && { hint: t('report.next_hint') })}
      max={reportTextLimits[field]}
      error={problemOf(field)}
      value={answers[field] ?? ''}
      onChange={(value) => editor.set(field, value)}
    />
  ));
};

const useSending = (editor: ReportEditor, isCorrected: boolean) => {
  const { t } = useTranslation('application_form');
  return useApiMutation('submit_report', {
    mutationFn: async () => {
      if (!(await editor.saveNow())) {
        const { failure } = editor.state();
        if (failure) throw failure.error;
        return null;
      }
      if (isCorrected) return 'corrected';
      const { data } = await api.post(`${reportPath(editor.application().id)}/submit`);
      editor.replace(data);
      editor.setEnabled(false);
      return 'sent';
    },
    onSuccess: async (done) => {
      if (!done) return;
      snackbar.success(t(`report.${done}`));
      await invalidateApplications();
    },
  });
};

export const ReportForm = ({ editor }: { editor: ReportEditor }) => {
  const { t } = useTranslation('application_form');
  const [asked, setAsked] = useState(false);
  const model = useReport(editor);
  const { state, report } = model;
  const isCorrected = report.submitted_at !== null;
  const isSaved = isCorrected && !hasUnsavedEdits(state);
  const { missing, problemOf } = useProblems(model, asked || isCorrected);
  const sending = useSending(editor, isCorrected);
  const parts = { ...model, editor, problemOf };
  const send = () => {
    setAsked(true);
    if (missing.length === 0) return void sending.run();
    document
      .querySelector<HTMLElement>(`[name="${missing[0]!.field}"], #stations-done ~ div button`)
      ?.focus();
  };
  return (
    <Stack roomy>
      <ReportSaveStatus state={state} />
      <ReportConflicts editor={editor} state={state} />
      <Days {...parts} />
      <Stations {...parts} />
      <Texts {...parts} />
      {asked && missing.length > 0 && (
        <Notice tone="error" live>
          {t('report.incomplete', { count: missing.length })}
        </Notice>
      )}
      <ProblemNotice problem={isSaved ? null : sending.problem} />
      <Row>
        <Button variant="primary" icon="check" pending={sending.pending} isDisabled={isSaved} onPress={send}>
          {t(isCorrected ? 'report.correct' : 'report.submit')}
        </Button>
      </Row>
    </Stack>
  );
};
