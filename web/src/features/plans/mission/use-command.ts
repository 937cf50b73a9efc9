import { useTranslation } from 'react-i18next';
import { useTask } from '#lib/use-task.ts';
import { snackbar } from '#ui/snackbar-store.ts';
import { goOnAtMission } from '../timeline/moving/go-on.ts';
import { type Command, takenBy } from '../editing/history-entry.ts';
import { useEditing } from '../model/scheduler-model.ts';

/** The one that is left where two were joined. */
const missionIn = (command: Command): number =>
  'mission' in command ? command.mission.id : command.whole.id;

/**
 * Something that is done on the server at once, after what waits is saved; the plan is read anew afterwards. Undo takes
 * it back.
 */
export const useCommand = (onDone: (born: number | null) => void) => {
  const { editor, reload } = useEditing();
  const { t } = useTranslation('scheduler');
  const task = useTask('change_missions');
  const run = async (command: Command, said: string) => {
    let born: number | null = null;
    const done = await task.run(async () => {
      born = await editor.command(command);
    });
    await Promise.all([editor.refresh(), reload()]);
    if (!done) {
      // Its dialog goes with a mission that someone else has taken away: it is said elsewhere what became of it.
      const { missions } = editor.view().plan;
      const [gone] = takenBy(command).filter((each) => missions.every(({ id }) => id !== each.id));
      if (gone) snackbar.error(t('lost.gone', { title: gone.title }));
      return;
    }
    snackbar.success(said);
    onDone(born);
    // What had the focus may have gone with the mission.
    goOnAtMission(born ?? missionIn(command));
  };
  const error = task.error?.type === 'unsettled' ? t('contested.first') : task.problem;
  return { run, pending: task.pending, error };
};
