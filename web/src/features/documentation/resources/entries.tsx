import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Line } from '../prose/prose.tsx';
import styles from './entries.module.css';

export type Told = {
  readonly name: string;
  readonly holds?: ReactNode;
  readonly isRequired?: boolean;
  readonly meaning?: string | undefined;
  readonly names?: readonly string[];
};

/** Names, each with what is known of it below: where a table would have no room. */
export const Entries = ({ entries }: { entries: readonly Told[] }) => {
  const { t } = useTranslation('documentation');
  return (
    <dl className={styles['entries']}>
      {entries.map(({ name, holds, isRequired, meaning, names = [] }) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
            {holds && <span className={styles['holds']}>{holds}</span>}
            {isRequired && <strong className={styles['required']}>{t('writing.required')}</strong>}
          </dt>
          {meaning && (
            <dd>
              <Line text={meaning} />
            </dd>
          )}
          {names.length > 0 && (
            <dd className={styles['names']}>
              {names.map((each) => (
                <code key={each}>{each}</code>
              ))}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
};
