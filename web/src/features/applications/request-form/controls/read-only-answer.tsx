import { useTranslation } from 'react-i18next';
import { FieldLabelRow } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { UserText } from '#ui/user-text.tsx';
import styles from './read-only-answer.module.css';

type Props = {
  readonly label: string;
  readonly text: string | null;
  readonly isOwnWords?: boolean;
  readonly error?: string | null | undefined;
};

export const ReadOnlyAnswer = ({ label, text, isOwnWords = false, error }: Props) => {
  const { t } = useTranslation('application_form');
  return (
    <dl className={styles['answer']}>
      <dt>
        <FieldLabelRow>
          <span>{label}</span>
        </FieldLabelRow>
      </dt>
      <dd>
        {text === null || text.trim() === '' ? (
          <span className={styles['none']}>{t('no_answer')}</span>
        ) : isOwnWords ? (
          <UserText text={text} />
        ) : (
          text
        )}
        {error && (
          <span className={styles['error']}>
            <Icon name="error" size={16} /> {error}
          </span>
        )}
      </dd>
    </dl>
  );
};

export const ReadOnlyStatement = ({ label }: { label: string }) => (
  <p className={styles['statement']}>
    <Icon name="check" size={18} /> {label}
  </p>
);
