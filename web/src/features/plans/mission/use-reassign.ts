import { useTranslation } from 'react-i18next';
import { useChange } from '#lib/use-change.ts';
import { snackbar } from '#ui/snackbar-store.ts';
import { invalidateOffers } from '#features/applications/offers/offers-api.ts';
import { invalidatePlans, reassignApplication, type ReassignWish } from '../plan-api.ts';
import { restoreFocusToMission } from '../timeline/drag/restore-focus.ts';
import { useEditing } from '../edited-plan/scheduler-model.ts';

type Reassignment = {
  readonly applicationId: number;
  readonly vesselId: number;
  readonly reason: string;
} & ReassignWish;

export const useReassign = (onDone: () => void) => {
  const { editor, reload } = useEditing();
  const { t } = useTranslation('scheduler');
  const task = useChange('change_missions', {
    mutationFn: async ({ applicationId, vesselId, reason, ...wish }: Reassignment) => {
      await editor.saveNow();
      return reassignApplication(applicationId, vesselId, reason, wish);
    },
    onSuccess: async (outcome) => {
      await Promise.all([editor.refresh(), reload(), invalidatePlans(), invalidateOffers()]);
      snackbar.success(t(`reassign.${outcome}`));
      onDone();
      restoreFocusToMission(undefined);
    },
  });
  const run = (applicationId: number, vesselId: number, reason: string, wish: ReassignWish = {}) =>
    task.run({ applicationId, vesselId, reason, ...wish });
  return { run, pending: task.pending, error: task.problem };
};
