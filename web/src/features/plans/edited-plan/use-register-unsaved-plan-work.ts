import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { describeFailure } from '#lib/problem.ts';
import { useUser } from '#lib/session.tsx';
import { useRegisterStoredEdits } from '#lib/unsaved-text.ts';
import { useRegisterUnsavedWork } from '#lib/unsaved-work.ts';
import { planStoreName } from '../plan-editor/open-plan-editor.ts';
import { hasUnsavedChanges } from '../plan-editor/plan-state.ts';
import { useEditingModel } from './scheduler-model.ts';

export const useRegisterUnsavedPlanWork = (): void => {
  const { t } = useTranslation(['scheduler', 'problems']);
  const { plans, editor } = useEditingModel();
  const userId = useUser()?.id ?? 0;
  const isUnsaved = () => hasUnsavedChanges(editor.view().plan);
  const save = () => editor.saveNow();
  const ids = plans.map(({ id }) => id);
  const stores = ids.map((id) => planStoreName(userId, id));
  useRegisterStoredEdits(userId, `plan-${ids.join('-')}`, stores, isUnsaved);
  useRegisterUnsavedWork({
    isUnsaved,
    save,
    settle: save,
    told: () => {
      const { failure } = editor.view().saving;
      return [failure ? describeFailure('save_plan', failure.error) : t('leave.waiting'), t('leave.kept')];
    },
  });
  useEffect(() => {
    const flush = () => {
      if (document.visibilityState === 'hidden') void editor.saveNow(true);
    };
    const retry = () => {
      if (editor.view().saving.failure?.kind === 'unreachable') void editor.saveNow();
    };
    document.addEventListener('visibilitychange', flush);
    window.addEventListener('online', retry);
    return () => {
      document.removeEventListener('visibilitychange', flush);
      window.removeEventListener('online', retry);
    };
  }, [editor]);
};
