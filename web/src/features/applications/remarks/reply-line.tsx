import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Remark, RemarkReply } from '@shiptime/domain/applications/wire/remarks';
import { Button } from '#ui/button.tsx';
import { Row } from '#ui/stack.tsx';
import { DeleteReplyDialog } from './delete-remark-dialog.tsx';
import { editReply } from './remarks-api.ts';
import styles from './remarks.module.css';
import { RemarkText } from './remark-text.tsx';
import { toggleButtonProps, useFormToggle } from './use-form-toggle.ts';
import { RemarkTextForm } from './remark-text-form.tsx';

export const ReplyLine = ({ remark, reply }: { remark: Remark; reply: RemarkReply }) => {
  const { t } = useTranslation('application_form');
  const editing = useFormToggle();
  const [isDeleting, setDeleting] = useState(false);
  const { id, body, can } = reply;
  const isEditing = editing.isOpen && can.edit === true;
  return (
    <li className={styles['reply']}>
      <RemarkText said={reply} gone={t('remarks.reply_was_deleted')} isEdited={isEditing} />
      {isEditing && (
        <RemarkTextForm
          applicationId={remark.ship_time_request_id}
          name={`remark-reply-${id}-words`}
          label={t('remarks.reply_words')}
          initial={body ?? ''}
          task="change_reply"
          action={t('remarks.save_reply')}
          icon="save"
          send={(words) => editReply(remark, reply, words)}
          onDone={editing.close}
        />
      )}
      {(can.edit || can.delete) && (
        <Row>
          {can.edit && !isEditing && (
            <Button small variant="quiet" icon="edit" {...toggleButtonProps(editing)}>
              {t('remarks.edit_reply')}
            </Button>
          )}
          {can.delete && (
            <Button small variant="quiet" icon="trash" onPress={() => setDeleting(true)}>
              {t('remarks.delete_reply')}
            </Button>
          )}
        </Row>
      )}
      {isDeleting && <DeleteReplyDialog remark={remark} reply={reply} onClose={() => setDeleting(false)} />}
    </li>
  );
};
