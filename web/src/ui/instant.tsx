import { useFormat } from '../lib/format.ts';
import { WholeDays } from './whole-days.tsx';
import styles from './instant.module.css';

/** An instant in the reader's own zone, `2027-05-01, 02:59 EDT`. */
export const Instant = ({ at }: { at: string }) => {
  const { instant } = useFormat();
  return (
    <time dateTime={at} className={styles['instant']}>
      <WholeDays text={instant(at)} />
    </time>
  );
};

/** A deadline: in Pacific time, by which it is meant, and in the reader's own where that shows something else. */
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
