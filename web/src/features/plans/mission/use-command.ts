import { useTask } from '../../../lib/use-task.ts';
import { snackbar } from '../../../ui/snackbar-store.ts';
import type { Command } from '../editing/history-entry.ts';
import { useEditing } from '../scheduler/scheduler-model.ts';

/**
 * Something that is done on the server at once, after what waits is saved; the plan is read anew afterwards. Undo takes
 * it back.
 */
export const useCommand = (onDone: (born: number | null) => void) => {
  const { editor, reload } = useEditing();
  const task = useTask();
  const run = async (command: Command, said: string) => {
    let born: number | null = null;
    const done = await task.run(async () => {
      born = await editor.command(command);
    });
    await Promise.all([editor.refresh(), reload()]);
    if (!done) return;
    snackbar.success(said);
    onDone(born);
  };
  return { run, pending: task.pending, error: task.error?.message ?? null };
};
