import { useEffect } from 'react';
import type { MissionFields } from '@shiptime/domain/plans/editing/patches';
import { useUser } from '../../../lib/session.tsx';
import { forgetKeptText, keptText, useUnsavedText } from '../../../lib/unsaved-text.ts';
import type { PlanEditor } from '../editing/plan-editor.ts';
import { hasUnsaved, unsavedFields } from '../editing/plan-state.ts';

const patience = 3_000;

const restore = (editor: PlanEditor, text: string): void => {
  const kept = JSON.parse(text) as readonly (readonly [number, MissionFields])[];
  for (const [mission_id, fields] of kept) {
    if (editor.view().plan.rows.has(mission_id)) editor.perform({ type: 'set', mission_id, fields });
  }
};

/** What is not saved survives the end of the session, and goes out when the tab is hidden. */
export const useKeptSafe = (plans: string, editor: PlanEditor) => {
  const key = `plan-${plans}`;
  const userId = useUser()?.id ?? 0;
  const isUnsaved = () => hasUnsaved(editor.view().plan);
  useUnsavedText(key, () => (isUnsaved() ? JSON.stringify([...unsavedFields(editor.view().plan)]) : null));
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
  return {
    isUnsaved,
    /** Whether the server has it all, after a moment of waiting. */
    settleBeforeLeaving: async (): Promise<boolean> => {
      await Promise.race([editor.saveNow(), new Promise((resolve) => setTimeout(resolve, patience))]);
      return !isUnsaved();
    },
  };
};
