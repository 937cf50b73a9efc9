import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFileSize } from '@shiptime/domain/shared/file-size';
import type { Attachment } from '@shiptime/domain/applications/wire/parts';
import { useFormat } from '#lib/format.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { IconButton } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { downloadFile } from '#ui/download-button.tsx';
import { downloadAttachment, refreshAttachments, removeAttachment } from './attachments-api.ts';
import { DescribeAttachmentDialog } from './describe-attachment-dialog.tsx';
import styles from './attachments.module.css';

const RemoveDialog = ({ attachment, onClose }: { attachment: Attachment; onClose: () => void }) => {
  const { t } = useTranslation('application_form');
  const { run, pending, problem } = useApiMutation('remove_attachment', {
    mutationFn: () => removeAttachment(attachment),
    onSuccess: async () => {
      await refreshAttachments(attachment.ship_time_request_id);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      name="attachment-remove"
      isOpen
      danger
      title={t('attachments.remove_title')}
      confirmLabel={t('attachments.remove_confirm')}
      onConfirm={() => void run()}
      onCancel={onClose}
      pending={pending}
      error={problem}
    >
      {t('attachments.remove_question', { name: attachment.name })}
    </ConfirmDialog>
  );
};

type LineProps = {
  readonly attachment: Attachment;
  readonly onDescribe: (() => void) | null;
  readonly onRemove: (() => void) | null;
};

const Line = ({ attachment, onDescribe, onRemove }: LineProps) => {
  const { t } = useTranslation('application_form');
  const { language } = useFormat();
  const { name, description, kind, size } = attachment;
  return (
    <li className={styles['file']}>
      <div className={styles['words']}>
        <span className={styles['name']}>{name}</span>
        {description && <span className={styles['description']}>{description}</span>}
        <span className={styles['size']}>
          {t('attachments.size', { kind: kind.toUpperCase(), size: formatFileSize(language, size) })}
        </span>
      </div>
      <div className={styles['acts']} data-no-print>
        <IconButton
          icon="download"
          small
          label={t('attachments.download', { name })}
          onPress={() => void downloadFile(() => downloadAttachment(attachment))}
        />
        {onDescribe && (
          <IconButton icon="edit" small label={t('attachments.describe', { name })} onPress={onDescribe} />
        )}
        {onRemove && (
          <IconButton icon="trash" small label={t('attachments.remove', { name })} onPress={onRemove} />
        )}
      </div>
    </li>
  );
};

export const AttachmentList = ({
  attachments,
  mayEdit,
}: {
  attachments: readonly Attachment[];
  mayEdit: boolean;
}) => {
  const [describing, setDescribing] = useState<Attachment | null>(null);
  const [removing, setRemoving] = useState<Attachment | null>(null);
  return (
    <>
      <ul className={styles['list']}>
        {attachments.map((attachment) => (
          <Line
            key={attachment.id}
            attachment={attachment}
            onDescribe={mayEdit ? () => setDescribing(attachment) : null}
            onRemove={mayEdit ? () => setRemoving(attachment) : null}
          />
        ))}
      </ul>
      {describing && <DescribeAttachmentDialog attachment={describing} onClose={() => setDescribing(null)} />}
      {removing && <RemoveDialog attachment={removing} onClose={() => setRemoving(null)} />}
    </>
  );
};
