import { useTranslation } from 'react-i18next';
import { isDeletedRemarkShown, isDeletedReplyShown } from '@shiptime/domain/applications/remarks';
import type { Remark, RemarkReply } from '@shiptime/domain/applications/wire/remarks';
import type { FailureTask } from '#lib/problem.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { deleteRemark, deleteReply, refreshRemarks } from './remarks-api.ts';

type Props = {
  readonly applicationId: number;
  readonly title: string;
  readonly question: string;
  readonly done: string;
  readonly task: FailureTask;
  readonly send: () => Promise<unknown>;
  readonly onClose: () => void;
};

const DeleteWords = ({ applicationId, title, question, done, task, send, onClose }: Props) => {
  const { t } = useTranslation('application_form');
  const { run, pending, problem } = useApiMutation(task, {
    mutationFn: send,
    onSuccess: async () => {
      await refreshRemarks(applicationId);
      onClose();
      snackbar.success(done);
    },
    onError: () => refreshRemarks(applicationId),
  });
  return (
    <ConfirmDialog
      name="remark-remove"
      isOpen
      danger
      title={title}
      confirmLabel={t('remarks.delete')}
      pending={pending}
      error={problem}
      onConfirm={() => void run()}
      onCancel={onClose}
    >
      {question}
    </ConfirmDialog>
  );
};

export const DeleteRemarkDialog = ({ remark, onClose }: { remark: Remark; onClose: () => void }) => {
  const { t } = useTranslation('application_form');
  return (
    <DeleteWords
      applicationId={remark.ship_time_request_id}
      title={t('remarks.delete_title')}
      question={t(isDeletedRemarkShown(remark) ? 'remarks.delete_answered' : 'remarks.delete_unanswered')}
      done={t('remarks.deleted')}
      task="delete_remark"
      send={() => deleteRemark(remark)}
      onClose={onClose}
    />
  );
};

type ReplyProps = { readonly remark: Remark; readonly reply: RemarkReply; readonly onClose: () => void };

export const DeleteReplyDialog = ({ remark, reply, onClose }: ReplyProps) => {
  const { t } = useTranslation('application_form');
  const isFollowed = isDeletedReplyShown(remark.replies, reply.id);
  return (
    <DeleteWords
      applicationId={remark.ship_time_request_id}
      title={t('remarks.delete_reply_title')}
      question={t(isFollowed ? 'remarks.delete_reply_followed' : 'remarks.delete_reply_last')}
      done={t('remarks.reply_deleted')}
      task="delete_reply"
      send={() => deleteReply(remark, reply)}
      onClose={onClose}
    />
  );
};
