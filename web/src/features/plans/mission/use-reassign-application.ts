import { useTranslation } from 'react-i18next';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { snackbar } from '#ui/snackbar-store.ts';
import { invalidateOffers } from '#features/applications/offers/offers-api.ts';
import { invalidatePlans, reassignApplication, type ReassignOptions } from '../plan-api.ts';
import { restoreFocusToMission } from '../timeline/drag/restore-focus.ts';
import { useEditingModel } from '../edited-plan/scheduler-model.ts';

type Reassignment = {
  readonly applicationId: number;
  readonly vesselId: number;
  readonly reason: string;
} & ReassignOptions;

export const useReassignApplication = (onDone: () => void) => {
  const { editor, reload } = useEditingModel();
  const { t } = useTranslation('scheduler');
  const task = useApiMutation('change_missions', {
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
  const run = (applicationId: number, vesselId: number, reason: string, wish: ReassignOptions = {}) =>
    task.run({ applicationId, vesselId, reason, ...wish });
  return { run, pending: task.pending, error: task.problem };
};
