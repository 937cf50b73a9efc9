import { useTranslation } from 'react-i18next';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { snackbar } from '#ui/snackbar-store.ts';
import { restoreFocusToMission } from '../timeline/drag/restore-focus.ts';
import { type MissionCommand, missionsNeededByCommand } from '../plan-editor/history-entry.ts';
import { useEditingModel } from '../edited-plan/scheduler-model.ts';

const missionIn = (command: MissionCommand): number =>
  'mission' in command ? command.mission.id : command.whole.id;

type Said = { readonly command: MissionCommand; readonly said: string };

/** Saves pending edits, runs a command on the server and reloads the plan; undo reverses the command. */
export const useMissionCommand = (onDone: (born: number | null) => void) => {
  const { editor, reload } = useEditingModel();
  const { t } = useTranslation('scheduler');
  const renew = () => Promise.all([editor.refresh(), reload()]);
  const tellGone = async (command: MissionCommand) => {
    await renew();
    const { missions } = editor.view().plan;
    const [gone] = missionsNeededByCommand(command).filter((each) =>
      missions.every(({ id }) => id !== each.id),
    );
    if (gone) snackbar.error(t('lost.gone', { title: gone.title }));
  };
  const task = useApiMutation('change_missions', {
    mutationFn: ({ command }: Said) => editor.command(command),
    onSuccess: async (born, { command, said }) => {
      await renew();
      snackbar.success(said);
      onDone(born);
      restoreFocusToMission(born ?? missionIn(command));
    },
    onError: (_error, { command }) => void tellGone(command),
  });
  const run = (command: MissionCommand, said: string) => task.run({ command, said });
  const error = task.error?.type === 'unsettled' ? t('contested.first') : task.problem;
  return { run, pending: task.pending, error };
};
