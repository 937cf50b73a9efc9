import { useTranslation } from 'react-i18next';
import type { Start } from '@shiptime/domain/plans/ticks';
import { useTask } from '#lib/use-task.ts';
import { snackbar } from '#ui/snackbar-store.ts';
import { invalidateOffers } from '#features/applications/offers/offers-api.ts';
import { invalidatePlans, reassignApplication } from '../api.ts';
import { useEditing } from '../model/scheduler-model.ts';

/** The application of a mission changes its ship, and its missions go along; what waits to be saved is saved before. */
export const useReassign = (onDone: () => void) => {
  const { editor, reload } = useEditing();
  const { t } = useTranslation('scheduler');
  const task = useTask('change_missions');
  const run = async (applicationId: number, vesselId: number, reason: string, start: Start | null = null) => {
    let outcome: 'moved' | 'offered' = 'moved';
    const done = await task.run(async () => {
      await editor.saveNow();
      outcome = await reassignApplication(applicationId, vesselId, reason, start);
    });
    if (!done) return;
    await Promise.all([editor.refresh(), reload(), invalidatePlans(), invalidateOffers()]);
    snackbar.success(t(`reassign.${outcome}`));
    onDone();
  };
  return { run, pending: task.pending, error: task.problem };
};
