import { useTranslation } from 'react-i18next';
import { isOrphan, type Mission } from '@shiptime/domain/plans/missions';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { removeMission } from '../api.ts';
import { useCommand, useLastingCommand } from './use-command.ts';

export const DeleteDialog = ({ mission, onClose }: { mission: Mission; onClose: () => void }) => {
  const { t } = useTranslation('scheduler');
  const orphan = useCommand(onClose);
  const lasting = useLastingCommand(mission.id, onClose);
  const command = isOrphan(mission) ? orphan : lasting;
  const remove = () =>
    isOrphan(mission)
      ? orphan.run({ type: 'remove', mission }, t('remove.done'))
      : lasting.run(removeMission, t('remove.done'));
  return (
    <ConfirmDialog
      title={t('remove.title', { title: mission.title })}
      isOpen
      danger
      onCancel={onClose}
      onConfirm={() => void remove()}
      confirmLabel={t('remove.submit')}
      error={command.error}
      pending={command.pending}
    >
      <p>{t(isOrphan(mission) ? 'remove.orphan' : 'remove.explained')}</p>
    </ConfirmDialog>
  );
};
