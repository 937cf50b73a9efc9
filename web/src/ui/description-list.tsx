import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './description-list.module.css';

export type DescriptionItem = { readonly key: string; readonly term: string; readonly value: ReactNode };

const isNothing = (value: ReactNode): boolean => value === null || value === undefined || value === '';

export const DescriptionList = ({
  items,
  unknown,
}: {
  items: readonly DescriptionItem[];
  unknown?: string;
}) => {
  const { t } = useTranslation('ui');
  return (
    <dl className={styles['list']}>
      {items.map(({ key, term, value }) => (
        <div key={key} className={styles['pair']}>
          <dt>{term}</dt>
          <dd>
            {isNothing(value) ? (
              <span className={styles['unknown']}>{unknown ?? t('not_given')}</span>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
};
