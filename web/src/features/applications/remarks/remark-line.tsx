import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Remark } from '@shiptime/domain/applications/wire/remarks';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Notice } from '#ui/notice.tsx';
import { Row } from '#ui/stack.tsx';
import { fullNameOf } from '../people/full-name-of.ts';
import { DeleteRemarkDialog } from './delete-remark-dialog.tsx';
import { refreshRemarks, replyToRemark, editRemark, setRemarkSettled } from './remarks-api.ts';
import { isSettledRemark } from './remarks-model.ts';
import styles from './remarks.module.css';
import { ReplyLine } from './reply-line.tsx';
import { RemarkText } from './remark-text.tsx';
import { type FormToggle, toggleButtonProps, useFormToggle } from './use-form-toggle.ts';
import { RemarkTextForm } from './remark-text-form.tsx';

const SettleButton = ({ remark }: { remark: Remark }) => {
  const { t } = useTranslation('application_form');
  const settled = isSettledRemark(remark);
  const { run, pending, problem } = useApiMutation('settle_remark', {
    mutationFn: () => setRemarkSettled(remark, !settled),
    onSettled: () => refreshRemarks(remark.ship_time_request_id),
  });
  return (
    <>
      <Button small icon={settled ? 'undo' : 'check'} pending={pending} onPress={() => void run()}>
        {t(settled ? 'remarks.reopen' : 'remarks.settle')}
      </Button>
      {problem && <Notice tone="error">{problem}</Notice>}
    </>
  );
};

type ActionsProps = {
  readonly remark: Remark;
  readonly replying: FormToggle;
  readonly editing: FormToggle;
};

const Actions = ({ remark, replying, editing }: ActionsProps) => {
  const { t } = useTranslation('application_form');
  const [isDeleting, setDeleting] = useState(false);
  const { can } = remark;
  return (
    <Row>
      {can.reply && !replying.isOpen && (
        <Button small icon="comment" {...toggleButtonProps(replying)}>
          {t('remarks.reply')}
        </Button>
      )}
      {can.settle && <SettleButton remark={remark} />}
      {can.edit && !editing.isOpen && (
        <Button small variant="quiet" icon="edit" {...toggleButtonProps(editing)}>
          {t('remarks.edit')}
        </Button>
      )}
      {can.delete && (
        <Button small variant="quiet" icon="trash" onPress={() => setDeleting(true)}>
          {t('remarks.delete')}
        </Button>
      )}
      {isDeleting && <DeleteRemarkDialog remark={remark} onClose={() => setDeleting(false)} />}
    </Row>
  );
};

const Reworded = ({ remark, onDone }: { remark: Remark; onDone: () => void }) => {
  const { t } = useTranslation('application_form');
  return (
    <RemarkTextForm
      applicationId={remark.ship_time_request_id}
      name={`remark-${remark.id}-words`}
      label={t('remarks.words')}
      initial={remark.body ?? ''}
      task="change_remark"
      action={t('remarks.save')}
      icon="save"
      send={(words) => editRemark(remark, words)}
      onDone={onDone}
    />
  );
};

const Replying = ({ remark, onDone }: { remark: Remark; onDone: () => void }) => {
  const { t } = useTranslation('application_form');
  return (
    <RemarkTextForm
      applicationId={remark.ship_time_request_id}
      name={`remark-${remark.id}-reply`}
      label={t('remarks.reply_to', { name: fullNameOf(remark.user) })}
      task="leave_remark"
      action={t('remarks.send_reply')}
      icon="send"
      send={(words) => replyToRemark(remark, words)}
      onDone={onDone}
    />
  );
};

export const RemarkLine = ({ remark }: { remark: Remark }) => {
  const { t } = useTranslation('application_form');
  const [replying, editing] = [useFormToggle(), useFormToggle()];
  const { addressee, settled_by, can } = remark;
  const to = addressee ? t('remarks.to', { name: fullNameOf(addressee) }) : t('remarks.to_all');
  const isEditing = editing.isOpen && can.edit === true;
  return (
    <li className={styles['remark']} data-settled={isSettledRemark(remark)}>
      <RemarkText said={remark} gone={t('remarks.was_deleted')} to={to} isEdited={isEditing} />
      {isEditing && <Reworded remark={remark} onDone={editing.close} />}
      {remark.replies.length > 0 && (
        <ul className={styles['replies']}>
          {remark.replies.map((reply) => (
            <ReplyLine key={reply.id} remark={remark} reply={reply} />
          ))}
        </ul>
      )}
      {settled_by && (
        <p className={styles['settled']}>
          <Icon name="success" size={16} /> {t('remarks.settled_by', { name: fullNameOf(settled_by) })}
        </p>
      )}
      {replying.isOpen && <Replying remark={remark} onDone={replying.close} />}
      <Actions remark={remark} replying={replying} editing={editing} />
    </li>
  );
};
