import { easternZone, readerZone, useFormat } from '../lib/format.ts';
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

/** A deadline: in Eastern time, and in the reader's own where that is another. */
export const Deadline = ({ at }: { at: string }) => {
  const { instant, eastern } = useFormat();
  const [inEastern, own] = [eastern(at), instant(at)];
  const differs = readerZone() !== easternZone && inEastern !== own;
  return (
    <time dateTime={at}>
      <span className={styles['instant']}>
        <WholeDays text={inEastern} />
      </span>
      {differs && (
        <>
          {' '}
          <span className={styles['instant']}>
            (<WholeDays text={own} />)
          </span>
        </>
      )}
    </time>
  );
};
