import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { RecordedInstant } from '#ui/instant.tsx';
import { UserText } from '#ui/user-text.tsx';
import { ReopenedFields } from './reopened-fields.tsx';
import { clarificationThreadQuery } from './history-api.ts';
import styles from './application-history.module.css';

export const useLatestQuestion = (id: number, enabled = true) => {
  const { data } = useQuery(clarificationThreadQuery(id, enabled));
  return enabled ? data?.findLast(({ kind }) => kind === 'question') : undefined;
};

export const OpenQuestion = ({ id }: { id: number }) => {
  const { t } = useTranslation('application_form');
  const question = useLatestQuestion(id);
  if (!question) return null;
  const { user, created_at, body, opened_fields } = question;
  return (
    <blockquote className={styles['message']} data-kind="question">
      <p className={styles['who']}>
        {t('story.question', { name: `${user.first_name} ${user.last_name}` })}{' '}
        <RecordedInstant at={created_at} />
      </p>
      <p className={styles['body']}>
        <UserText text={body} />
      </p>
      <ReopenedFields fields={opened_fields} />
    </blockquote>
  );
};
