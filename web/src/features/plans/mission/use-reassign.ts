import { useTranslation } from 'react-i18next';
import type { Start } from '@shiptime/domain/plans/ticks';
import { useChange } from '#lib/use-change.ts';
import { snackbar } from '#ui/snackbar-store.ts';
import { invalidateOffers } from '#features/applications/offers/offers-api.ts';
import { invalidatePlans, reassignApplication } from '../api.ts';
import { goOnAtMission } from '../timeline/moving/go-on.ts';
import { useEditing } from '../model/scheduler-model.ts';

type Reassignment = {
  readonly applicationId: number;
  readonly vesselId: number;
  readonly reason: string;
  readonly start: Start | null;
};

/** The application of a mission changes its ship, and its missions go along; what waits to be saved is saved before. */
export const useReassign = (onDone: () => void) => {
  const { editor, reload } = useEditing();
  const { t } = useTranslation('scheduler');
  const task = useChange('change_missions', {
    mutationFn: async ({ applicationId, vesselId, reason, start }: Reassignment) => {
      await editor.saveNow();
      return reassignApplication(applicationId, vesselId, reason, start);
    },
    onSuccess: async (outcome) => {
      await Promise.all([editor.refresh(), reload(), invalidatePlans(), invalidateOffers()]);
      snackbar.success(t(`reassign.${outcome}`));
      onDone();
      // The missions have gone to another plan, and what had the focus with them.
      goOnAtMission(undefined);
    },
  });
  const run = (applicationId: number, vesselId: number, reason: string, start: Start | null = null) =>
    task.run({ applicationId, vesselId, reason, start });
  return { run, pending: task.pending, error: task.problem };
};
