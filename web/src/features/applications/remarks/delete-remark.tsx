import { useTranslation } from 'react-i18next';
import { deletedRemarkStays } from '@shiptime/domain/applications/remarks';
import type { Remark } from '@shiptime/domain/applications/wire/remarks';
import { useChange } from '#lib/use-change.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { deleteRemark, lookForRemarks } from './remarks-api.ts';

type Props = { readonly remark: Remark; readonly onClose: () => void };

/** Asks first, and says what becomes of the answers. */
export const DeleteRemark = ({ remark, onClose }: Props) => {
  const { t } = useTranslation('application_form');
  const { run, pending, problem } = useChange('delete_remark', {
    mutationFn: () => deleteRemark(remark),
    onSuccess: async () => {
      await lookForRemarks(remark.ship_time_request_id);
      onClose();
      snackbar.success(t('remarks.deleted'));
    },
    onError: () => lookForRemarks(remark.ship_time_request_id),
  });
  return (
    <ConfirmDialog
      name="remark-remove"
      isOpen
      danger
      title={t('remarks.delete_title')}
      confirmLabel={t('remarks.delete')}
      pending={pending}
      error={problem}
      onConfirm={() => void run()}
      onCancel={onClose}
    >
      {t(deletedRemarkStays(remark) ? 'remarks.delete_answered' : 'remarks.delete_unanswered')}
    </ConfirmDialog>
  );
};
