import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { OutboxMail } from '@shiptime/domain/accounts/administration-wire';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { outboxKey, resendMail } from './logs-api.ts';

export const ResendMailDialog = ({ mail, onClose }: { mail: OutboxMail; onClose: () => void }) => {
  const { t } = useTranslation('administration');
  const queryClient = useQueryClient();
  const renew = () => queryClient.invalidateQueries({ queryKey: outboxKey });
  const task = useApiMutation('resend_mail', {
    mutationFn: () => resendMail(mail.id),
    onSuccess: async () => {
      await renew();
      snackbar.success(t('outbox.resent'));
      onClose();
    },
    onError: () => void renew(),
  });
  return (
    <ConfirmDialog
      name="mail-resend"
      title={t('outbox.resend_title')}
      isOpen
      onCancel={onClose}
      onConfirm={() => void task.run()}
      confirmLabel={t('outbox.resend')}
      error={task.problem}
      pending={task.pending}
    >
      <p>{t('outbox.resend_text', { subject: mail.subject, to: mail.to })}</p>
    </ConfirmDialog>
  );
};
