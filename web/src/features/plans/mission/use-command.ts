import { useScheduler } from '../scheduler/scheduler-model.ts';
import { useTask } from '../../../lib/use-task.ts';
import type { PlannedMission } from '../plan.ts';
import { snackbar } from '../../../ui/snackbar-store.ts';

/**
 * Something that is done on the server at once, outside of undo: what waits is saved first, so that it is done to what
 * is shown; afterwards the plan is read anew.
 */
export const useCommand = (missionId: number | null, onDone: () => void) => {
  const { editor, reload } = useScheduler();
  const task = useTask();
  const run = async (command: (row: PlannedMission | undefined) => Promise<unknown>, said: string) => {
    const done = await task.run(async () => {
      await editor.saveNow();
      await command(editor.view().plan.rows.get(missionId ?? 0));
    });
    await Promise.all([editor.refresh(), reload()]);
    if (!done) return;
    snackbar.success(said);
    onDone();
  };
  return { run, pending: task.pending, error: task.error?.message ?? null };
};
