import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { OutboxMail } from '@shiptime/domain/accounts/administration-wire';
import { useTask } from '#lib/use-task.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { outboxKey, resendMail } from './logs-api.ts';

/** A second copy in somebody's mailbox cannot be called back. */
export const ResendDialog = ({ mail, onClose }: { mail: OutboxMail; onClose: () => void }) => {
  const { t } = useTranslation('administration');
  const queryClient = useQueryClient();
  const task = useTask('resend_mail');
  const resend = async () => {
    const done = await task.run(async () => {
      await resendMail(mail.id);
    });
    await queryClient.invalidateQueries({ queryKey: outboxKey });
    if (!done) return;
    snackbar.success(t('outbox.resent'));
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('outbox.resend_title')}
      isOpen
      onCancel={onClose}
      onConfirm={() => void resend()}
      confirmLabel={t('outbox.resend')}
      error={task.problem}
      pending={task.pending}
    >
      <p>{t('outbox.resend_text', { subject: mail.subject, to: mail.to })}</p>
    </ConfirmDialog>
  );
};
