import { useFormat } from '../lib/format.ts';
import { NonBreakingDates } from './non-breaking-dates.tsx';
import styles from './instant.module.css';

/** Shows local time: `2027-05-01, 02:59 EDT`. */
export const Instant = ({ at }: { at: string }) => {
  const { instant } = useFormat();
  return (
    <time dateTime={at} className={styles['instant']}>
      <NonBreakingDates text={instant(at)} />
    </time>
  );
};

const InTwoZones = ({ at, first, own }: { at: string; first: string; own: string | null }) => (
  <time dateTime={at}>
    <span className={styles['instant']}>{first}</span>
    {own && (
      <>
        {' '}
        <span className={styles['instant']}>({own})</span>
      </>
    )}
  </time>
);

export const RecordedInstant = ({ at }: { at: string }) => {
  const { eastern, own } = useFormat().recordedInstant(at);
  return <InTwoZones at={at} first={eastern} own={own} />;
};

/** Pacific time, plus the reader's own if different. */
export const Deadline = ({ at }: { at: string }) => {
  const { rule, own } = useFormat().deadlineWords(at);
  return <InTwoZones at={at} first={rule} own={own} />;
};
