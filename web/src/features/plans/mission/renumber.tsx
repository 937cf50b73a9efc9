import { useTranslation } from 'react-i18next';
import { renumberByOrder } from '@shiptime/domain/plans/missions';
import { useChange } from '#lib/use-change.ts';
import { api } from '#lib/api-client.ts';
import { Button } from '#ui/button.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { useOutlook, useScheduler } from '../edited-plan/scheduler-model.ts';

export const Renumber = () => {
  const { t } = useTranslation('scheduler');
  const { plan, editor, reload, readOnly } = useScheduler();
  const { missions } = useOutlook();
  const renew = () => Promise.all([editor.refresh(), reload()]);
  const task = useChange(
    'change_missions',
    {
      mutationFn: async () => {
        await editor.saveNow();
        await api.post(`/vessel_plans/${plan.id}/missions/renumber`);
      },
      onSuccess: async () => {
        await renew();
        snackbar.success(t('renumber.done'));
      },
      onError: () => void renew(),
    },
    snackbar.error,
  );
  if (readOnly || renumberByOrder(missions).size === 0) return null;
  return (
    <Button small pending={task.pending} onPress={() => void task.run()}>
      {t('renumber.button')}
    </Button>
  );
};
