import { useFormat } from '../lib/format.ts';
import { UnbrokenDates } from './unbroken-dates.tsx';
import styles from './instant.module.css';

export const Instant = ({ at }: { at: string }) => {
  const { instant } = useFormat();
  return (
    <time dateTime={at} className={styles['instant']}>
      <UnbrokenDates text={instant(at)} />
    </time>
  );
};

export const Deadline = ({ at }: { at: string }) => {
  const { rule, own } = useFormat().deadlineWords(at);
  return (
    <time dateTime={at}>
      <span className={styles['instant']}>{rule}</span>
      {own && (
        <>
          {' '}
          <span className={styles['instant']}>({own})</span>
        </>
      )}
    </time>
  );
};
