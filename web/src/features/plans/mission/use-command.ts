import { useTranslation } from 'react-i18next';
import { useChange } from '#lib/use-change.ts';
import { snackbar } from '#ui/snackbar-store.ts';
import { restoreFocusToMission } from '../timeline/drag/restore-focus.ts';
import { type Command, missionsNeededBy } from '../plan-editor/history-entry.ts';
import { useEditing } from '../edited-plan/scheduler-model.ts';

const missionIn = (command: Command): number =>
  'mission' in command ? command.mission.id : command.whole.id;

type Said = { readonly command: Command; readonly said: string };

/** Saves pending edits, runs a command on the server and reloads the plan; undo reverses the command. */
export const useCommand = (onDone: (born: number | null) => void) => {
  const { editor, reload } = useEditing();
  const { t } = useTranslation('scheduler');
  const renew = () => Promise.all([editor.refresh(), reload()]);
  const tellGone = async (command: Command) => {
    await renew();
    const { missions } = editor.view().plan;
    const [gone] = missionsNeededBy(command).filter((each) => missions.every(({ id }) => id !== each.id));
    if (gone) snackbar.error(t('lost.gone', { title: gone.title }));
  };
  const task = useChange('change_missions', {
    mutationFn: ({ command }: Said) => editor.command(command),
    onSuccess: async (born, { command, said }) => {
      await renew();
      snackbar.success(said);
      onDone(born);
      restoreFocusToMission(born ?? missionIn(command));
    },
    onError: (_error, { command }) => void tellGone(command),
  });
  const run = (command: Command, said: string) => task.run({ command, said });
  const error = task.error?.type === 'unsettled' ? t('contested.first') : task.problem;
  return { run, pending: task.pending, error };
};
