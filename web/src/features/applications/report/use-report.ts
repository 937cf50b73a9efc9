import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { VoyageReportAnswers } from '@shiptime/domain/plans/voyage-report';
import { useLive } from '#lib/live.ts';
import { describeFailure } from '#lib/problem.ts';
import { useSignedInUser } from '#lib/session.tsx';
import { useStoredText } from '#lib/unsaved-text.ts';
import { useUnsavedWork } from '#lib/unsaved-work.ts';
import { hasUnsaved, displayedValues } from '../autosave/autosave-state.ts';
import { useEditorForVisit } from '../autosave/use-editor-for-visit.ts';
import { leaveReport, openReport, type ReportEditor, reportStoreName } from './open-report.ts';

export const useOpenReport = (id: number) => useEditorForVisit(id, openReport, leaveReport);

export const useReport = (editor: ReportEditor) => {
  const { t } = useTranslation(['application_form', 'problems']);
  const user = useSignedInUser();
  const state = useSyncExternalStore(editor.subscribe, editor.state);
  const report = useSyncExternalStore(editor.subscribe, editor.application);
  const isUnsaved = () => hasUnsaved(editor.state());
  useLive([`ship_time_request:${report.id}`], ({ kind, version }) => {
    if (kind === 'report') void editor.refresh(Number(version));
    if (kind === 'resync') void editor.refresh();
  });
  useUnsavedWork({
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
  useStoredText(user.id, `report-${report.id}`, [reportStoreName(user.id, report.id)], isUnsaved);
  return { state, report, answers: displayedValues(state) as unknown as VoyageReportAnswers };
};
