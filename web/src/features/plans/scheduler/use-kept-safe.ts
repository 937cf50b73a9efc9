import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { MissionFields } from '@shiptime/domain/plans/editing/patches';
import { problemOf } from '../../../lib/problem.ts';
import { useUser } from '../../../lib/session.tsx';
import { forgetKeptText, keptText, useUnsavedText } from '../../../lib/unsaved-text.ts';
import { useUnsavedWork } from '../../../lib/unsaved-work.ts';
import type { PlanEditor } from '../editing/plan-editor.ts';
import { hasUnsaved, unsavedFields } from '../editing/plan-state.ts';
import { useEditing } from './scheduler-model.ts';

const restore = (editor: PlanEditor, text: string): void => {
  const kept = JSON.parse(text) as readonly (readonly [number, MissionFields])[];
  for (const [mission_id, fields] of kept) {
    if (editor.view().plan.rows.has(mission_id)) editor.perform({ type: 'set', mission_id, fields });
  }
};

/** What is not saved survives leaving and the end of the session, and goes out when the tab is hidden. */
export const useKeptSafe = (): void => {
  const { t } = useTranslation(['scheduler', 'problems']);
  const { plans, editor } = useEditing();
  const key = `plan-${plans.map(({ id }) => id).join('-')}`;
  const userId = useUser()?.id ?? 0;
  const isUnsaved = () => hasUnsaved(editor.view().plan);
  const save = () => editor.saveNow();
  useUnsavedText(key, () => (isUnsaved() ? JSON.stringify([...unsavedFields(editor.view().plan)]) : null));
  useUnsavedWork({
    isUnsaved,
    save,
    settle: save,
    told: () => {
      const { failure } = editor.view().saving;
      return [failure ? problemOf('save_plan', failure.error) : t('leave.waiting'), t('leave.kept')];
    },
  });
  useEffect(() => {
    const text = keptText(userId)?.texts[key];
    if (text === undefined) return;
    restore(editor, text);
    forgetKeptText(userId, key);
  }, [editor, userId, key]);
  useEffect(() => {
    const flush = () => {
      if (document.visibilityState === 'hidden') void editor.saveNow(true);
    };
    document.addEventListener('visibilitychange', flush);
    return () => document.removeEventListener('visibilitychange', flush);
  }, [editor]);
};
