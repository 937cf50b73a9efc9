import { useTranslation } from 'react-i18next';
import { isOrphan, type Mission } from '@shiptime/domain/plans/missions';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useMissionCommand } from './use-mission-command.ts';

export const DeleteMissionDialog = ({ mission, onClose }: { mission: Mission; onClose: () => void }) => {
  const { t } = useTranslation('scheduler');
  const command = useMissionCommand(onClose);
  return (
    <ConfirmDialog
      name="mission-delete"
      title={t('remove.title', { title: mission.title })}
      isOpen
      danger
      onCancel={onClose}
      onConfirm={() => void command.run({ type: 'leave', mission, to_vessel_id: null }, t('remove.done'))}
      confirmLabel={t('remove.submit')}
      error={command.error}
      pending={command.pending}
    >
      <p>{t(isOrphan(mission) ? 'remove.orphan' : 'remove.explained')}</p>
    </ConfirmDialog>
  );
};
