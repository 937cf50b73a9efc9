import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { remarkBounds } from '@shiptime/domain/applications/remarks';
import type { Remark } from '@shiptime/domain/applications/wire/remarks';
import { useKeptDraft } from '#lib/kept-draft.ts';
import { useChange } from '#lib/use-change.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Instant } from '#ui/instant.tsx';
import { Notice } from '#ui/notice.tsx';
import { Row } from '#ui/stack.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { nameOf } from '../people/name-of.ts';
import { lookForRemarks, replyToRemark, settleRemark } from './remarks-api.ts';
import { isOpen } from './remarks-model.ts';
import styles from './remarks.module.css';

type Said = Pick<Remark, 'user' | 'body' | 'created_at'>;

const Words = ({ said, to }: { said: Said; to?: string }) => (
  <>
    <p className={styles['who']}>
      <strong>{nameOf(said.user)}</strong>
      {to && <span>{to}</span>}
      <Instant at={said.created_at} />
    </p>
    <p className={styles['body']}>{said.body}</p>
  </>
);

const ReplyForm = ({ remark, onDone }: { remark: Remark; onDone: () => void }) => {
  const { t } = useTranslation('application_form');
  const typed = useKeptDraft(`remark ${remark.id} reply`, '');
  const { run, pending, problem, error } = useChange('leave_remark', {
    mutationFn: () => replyToRemark(remark, typed.value),
    onSuccess: async () => {
      typed.forget();
      await lookForRemarks(remark.ship_time_request_id);
      onDone();
    },
  });
  const refused = error?.field('body');
  return (
    <div className={styles['form']}>
      <TextArea
        label={t('remarks.reply_to', { name: nameOf(remark.user) })}
        name={`remark-${remark.id}-reply`}
        rows={2}
        max={remarkBounds.body}
        value={typed.value}
        onChange={typed.set}
        error={refused}
      />
      {problem && !refused && <Notice tone="error">{problem}</Notice>}
      <Row>
        <Button small variant="primary" icon="send" pending={pending} onPress={() => void run()}>
          {t('remarks.send_reply')}
        </Button>
        <Button small variant="quiet" onPress={onDone}>
          {t('remarks.cancel')}
        </Button>
      </Row>
    </div>
  );
};

const SettleButton = ({ remark }: { remark: Remark }) => {
  const { t } = useTranslation('application_form');
  const settled = !isOpen(remark);
  const { run, pending, problem } = useChange('settle_remark', {
    mutationFn: () => settleRemark(remark, !settled),
    onSettled: () => lookForRemarks(remark.ship_time_request_id),
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

/** What one person asked, what was answered, and whether it is settled. */
export const RemarkLine = ({ remark }: { remark: Remark }) => {
  const { t } = useTranslation('application_form');
  const [isReplying, setReplying] = useState(false);
  const { addressee, settled_by, can } = remark;
  const to = addressee ? t('remarks.to', { name: nameOf(addressee) }) : t('remarks.to_all');
  return (
    <li className={styles['remark']} data-settled={!isOpen(remark)}>
      <Words said={remark} to={to} />
      {remark.replies.length > 0 && (
        <ul className={styles['replies']}>
          {remark.replies.map((reply) => (
            <li key={reply.id}>
              <Words said={reply} />
            </li>
          ))}
        </ul>
      )}
      {settled_by && (
        <p className={styles['settled']}>
          <Icon name="success" size={16} /> {t('remarks.settled_by', { name: nameOf(settled_by) })}
        </p>
      )}
      {isReplying && <ReplyForm remark={remark} onDone={() => setReplying(false)} />}
      <Row>
        {can.reply && !isReplying && (
          <Button small icon="comment" onPress={() => setReplying(true)}>
            {t('remarks.reply')}
          </Button>
        )}
        {can.settle && <SettleButton remark={remark} />}
      </Row>
    </li>
  );
};
