import { useTranslation } from 'react-i18next';
import { renumbered } from '@shiptime/domain/plans/missions';
import { useTask } from '#lib/use-task.ts';
import { api } from '#lib/api-client.ts';
import { Button } from '#ui/button.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { useOutlook, useScheduler } from '../model/scheduler-model.ts';

/** Numbers in the order of dates, on request: people know missions by their numbers. */
export const Renumber = () => {
  const { t } = useTranslation('scheduler');
  const { plan, editor, reload, readOnly } = useScheduler();
  const { missions } = useOutlook();
  const task = useTask('change_missions', snackbar.error);
  if (readOnly || renumbered(missions).size === 0) return null;
  const run = async () => {
    const done = await task.run(async () => {
      await editor.saveNow();
      await api.post(`/vessel_plans/${plan.id}/missions/renumber`);
    });
    await Promise.all([editor.refresh(), reload()]);
    if (done) snackbar.success(t('renumber.done'));
  };
  return (
    <Button small pending={task.pending} onPress={() => void run()}>
      {t('renumber.button')}
    </Button>
  );
};
