import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { VoyageReportAnswers } from '@shiptime/domain/plans/voyage-report';
import { useLiveEvents } from '#lib/use-live-events.ts';
import { describeFailure } from '#lib/problem.ts';
import { useSignedInUser } from '#lib/session.tsx';
import { useRegisterStoredEdits } from '#lib/unsaved-text.ts';
import { useRegisterUnsavedWork } from '#lib/unsaved-work.ts';
import { hasUnsavedEdits, displayedValues } from '../autosave/autosave-state.ts';
import { useEditorForVisit } from '../autosave/use-editor-for-visit.ts';
import { leaveReportEditor, openReportEditor, type ReportEditor, reportStoreName } from './report-editor.ts';

export const useReportEditor = (id: number) => useEditorForVisit(id, openReportEditor, leaveReportEditor);

export const useReport = (editor: ReportEditor) => {
  const { t } = useTranslation(['application_form', 'problems']);
  const user = useSignedInUser();
  const state = useSyncExternalStore(editor.subscribe, editor.state);
  const report = useSyncExternalStore(editor.subscribe, editor.application);
  const isUnsaved = () => hasUnsavedEdits(editor.state());
  useLiveEvents([`ship_time_request:${report.id}`], ({ kind, version }) => {
    if (kind === 'report') void editor.refresh(Number(version));
    if (kind === 'resync') void editor.refresh();
  });
  useRegisterUnsavedWork({
    isUnsaved,
    save: () => editor.saveNow(),
    settle: () => (editor.state().enabled ? editor.saveNow() : Promise.resolve()),
    told: () => {
      const { failure } = editor.state();
      return [
        failure ? describeFailure('save_form', failure.error) : t('application_form:leave.waiting'),
        t('application_form:leave.kept'),
      ];
    },
  });
  useRegisterStoredEdits(user.id, `report-${report.id}`, [reportStoreName(user.id, report.id)], isUnsaved);
  return { state, report, answers: displayedValues(state) as unknown as VoyageReportAnswers };
};
