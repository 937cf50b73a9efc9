import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { VoyageReportAnswers } from '@shiptime/domain/plans/voyage-report';
import { type ApiError, toApiError } from '#lib/api-client.ts';
import { useLive } from '#lib/live.ts';
import { problemOf } from '#lib/problem.ts';
import { useSignedInUser } from '#lib/session.tsx';
import { useStoredText } from '#lib/unsaved-text.ts';
import { useUnsavedWork } from '#lib/unsaved-work.ts';
import { hasUnsaved, shown } from '../autosave/autosave-state.ts';
import { leaveReport, openReport, type ReportEditor, reportStoreName } from './open-report.ts';

type Opened = { readonly editor: ReportEditor | null; readonly error: ApiError | null };

/** Opened anew with each visit. */
export const useOpenReport = (id: number): Opened => {
  const user = useSignedInUser();
  const [opened, setOpened] = useState<Opened>({ editor: null, error: null });
  useEffect(() => {
    let left = false;
    let editor: ReportEditor | null = null;
    const open = async () => {
      try {
        const found = await openReport(id, user.id);
        if (left) return found.dispose();
        editor = found;
        setOpened({ editor, error: null });
      } catch (error) {
        if (!left) setOpened({ editor: null, error: toApiError(error) });
      }
    };
    void open();
    return () => {
      left = true;
      if (editor) void leaveReport(editor);
      setOpened({ editor: null, error: null });
    };
  }, [id, user.id]);
  return opened;
};

/** How saving goes, what is written, and what a co-proponent writes meanwhile. */
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
        failure ? problemOf('save_form', failure.error) : t('application_form:leave.waiting'),
        t('application_form:leave.kept'),
      ];
    },
  });
  useStoredText(user.id, `report-${report.id}`, [reportStoreName(user.id, report.id)], isUnsaved);
  return { state, report, answers: shown(state) as unknown as VoyageReportAnswers };
};
