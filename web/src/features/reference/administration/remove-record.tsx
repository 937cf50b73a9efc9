import { useTranslation } from 'react-i18next';
import { useChange } from '#lib/use-change.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { snackbar } from '#ui/snackbar-store.ts';

type RemoveRecordProps = {
  readonly name: string;
  readonly onRemove: () => Promise<void>;
  readonly onClose: () => void;
};

/** Records in use can only be deactivated; the server refuses deletion. */
export const RemoveRecord = ({ name, onRemove, onClose }: RemoveRecordProps) => {
  const { t } = useTranslation('reference');
  const { run, pending, problem } = useChange('delete_record', {
    mutationFn: onRemove,
    onSuccess: () => {
      snackbar.success(t('record.removed'));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      name="record-remove"
      title={t('record.remove_named', { name })}
      isOpen
      danger
      onCancel={onClose}
      onConfirm={() => void run()}
      confirmLabel={t('record.remove')}
      pending={pending}
      error={problem}
    >
      {t('record.remove_sure', { name })}
    </ConfirmDialog>
  );
};
