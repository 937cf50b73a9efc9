import { useTranslation } from 'react-i18next';
import type { BerthRequestEntry } from '@shiptime/domain/plans/wire/guests';
import { Instant } from '#ui/instant.tsx';
import { fullNameOf } from '../people/full-name-of.ts';
import styles from './guests.module.css';

const Entry = ({ entry }: { entry: BerthRequestEntry }) => {
  const { t } = useTranslation('guests');
  return (
    <li className={styles['entry']} data-action={entry.action}>
      <p>
        {t(`entry.${entry.action}`, { name: entry.user ? fullNameOf(entry.user) : '' })}{' '}
        <Instant at={entry.created_at} />
      </p>
      {entry.body && <p className={styles['text']}>{entry.body}</p>}
    </li>
  );
};

export const BerthRequestEntries = ({ entries }: { entries: readonly BerthRequestEntry[] }) => (
  <ol className={styles['entries']}>
    {entries.map((entry) => (
      <Entry key={entry.id} entry={entry} />
    ))}
  </ol>
);
