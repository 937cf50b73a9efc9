import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { planTextLimits } from '@shiptime/domain/plans/schema';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { TextArea } from '#ui/text-area.tsx';
import { publishFleetPlan } from '../plan-api.ts';

export const PublishScheduleDialog = ({
  fleetPlanId,
  onClose,
}: {
  fleetPlanId: number;
  onClose: () => void;
}) => {
  const { t } = useTranslation('scheduler');
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const task = useApiMutation('publish_schedule', {
    mutationFn: () => publishFleetPlan(fleetPlanId, reason.trim()),
    onSuccess: async ({ number }) => {
      await client.invalidateQueries({ queryKey: ['fleet'] });
      snackbar.success(t('publish.done', { number }));
      onClose();
    },
  });
  return (
    <FormDialog
      name="publish"
      title={t('publish.title')}
      isOpen
      onClose={onClose}
      onSubmit={() => void task.run()}
      error={task.problem}
      pending={task.pending}
      submitLabel={t('publish.submit')}
      canSubmit={reason.trim() !== ''}
    >
      <p>{t('publish.explained')}</p>
      <TextArea
        label={t('steps.reason')}
        name="reason"
        max={planTextLimits.reason}
        value={reason}
        onChange={setReason}
      />
    </FormDialog>
  );
};
