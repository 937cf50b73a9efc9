import { useTranslation } from 'react-i18next';
import type { Remark } from '@shiptime/domain/applications/wire/remarks';
import { Instant } from '#ui/instant.tsx';
import { UserText } from '#ui/user-text.tsx';
import { fullNameOf } from '../people/full-name-of.ts';
import styles from './remarks.module.css';

type Said = Pick<Remark, 'user' | 'body' | 'created_at' | 'edited_at'>;

type Props = {
  readonly said: Said;
  readonly gone: string;
  readonly to?: string;
  readonly isEdited?: boolean;
};

export const RemarkText = ({ said, gone, to, isEdited = false }: Props) => {
  const { t } = useTranslation('application_form');
  const { user, body, created_at, edited_at } = said;
  return (
    <>
      <p className={styles['who']}>
        <strong>{fullNameOf(user)}</strong>
        {to && <span>{to}</span>}
        <Instant at={created_at} />
        {edited_at !== null && body !== null && (
          <span>
            {t('remarks.edited')} <Instant at={edited_at} />
          </span>
        )}
      </p>
      {body === null && <p className={styles['gone']}>{gone}</p>}
      {body !== null && !isEdited && (
        <p className={styles['body']}>
          <UserText text={body} />
        </p>
      )}
    </>
  );
};
