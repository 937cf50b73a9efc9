import { useTask } from '../../../lib/use-task.ts';
import { snackbar } from '../../../ui/snackbar-store.ts';
import type { Command } from '../editing/history-entry.ts';
import type { PlannedMission } from '../plan.ts';
import { useScheduler } from '../scheduler/scheduler-model.ts';

/** Something that is done on the server at once, after what waits is saved; the plan is read anew afterwards. */
const useServerTask = (onDone: (born: number | null) => void) => {
  const { editor, reload } = useScheduler();
  const task = useTask();
  const run = async (work: () => Promise<number | null>, said: string) => {
    let born: number | null = null;
    const done = await task.run(async () => {
      born = await work();
    });
    await Promise.all([editor.refresh(), reload()]);
    if (!done) return;
    snackbar.success(said);
    onDone(born);
  };
  return { run, pending: task.pending, error: task.error?.message ?? null };
};

/** Undo takes it back. */
export const useCommand = (onDone: (born: number | null) => void) => {
  const { editor } = useScheduler();
  const { run, ...state } = useServerTask(onDone);
  return { ...state, run: (command: Command, said: string) => run(() => editor.command(command), said) };
};

/** What cannot be taken back: the rules do not let a mission come the way that it went. */
export const useLastingCommand = (missionId: number, onDone: () => void) => {
  const { editor } = useScheduler();
  const { run, ...state } = useServerTask(onDone);
  return {
    ...state,
    run: (work: (row: PlannedMission) => Promise<unknown>, said: string) =>
      run(async () => {
        await editor.saveNow();
        const row = editor.view().plan.rows.get(missionId);
        if (row) await work(row);
        return null;
      }, said),
  };
};
