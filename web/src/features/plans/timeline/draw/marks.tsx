import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Span } from '@shiptime/domain/plans/missions';
import type { Tick } from '@shiptime/domain/plans/ticks';
import { leftPercentOf, percentOf } from '../lanes.ts';
import styles from './axis.module.css';

type MarksProps = { readonly whole: Span; readonly year: Span; readonly today: Tick | null };

const stretch = (start: Tick, end: Tick, whole: Span) => ({
  left: `${leftPercentOf(start, whole)}%`,
  width: `${percentOf(Math.max(0, end - start), whole)}%`,
});

const isIn = (whole: Span, today: Tick | null): today is Tick =>
  today !== null && today >= whole.start && today < whole.end;

export const TodayMarkLabel = memo(({ whole, today }: Omit<MarksProps, 'year'>) => {
  const { t } = useTranslation('scheduler');
  return (
    isIn(whole, today) && (
      <span className={styles['flag']} style={{ left: `${leftPercentOf(today, whole)}%` }}>
        {t('timeline.today')}
      </span>
    )
  );
});

export const YearAndTodayMarks = memo(({ whole, year, today }: MarksProps) => (
  <div className={styles['marks']} aria-hidden="true">
    <div className={styles['outside']} style={stretch(whole.start, year.start, whole)} />
    <div className={styles['outside']} style={stretch(year.end, whole.end, whole)} />
    {isIn(whole, today) && (
      <div className={styles['today']} style={{ left: `${leftPercentOf(today, whole)}%` }} />
    )}
  </div>
));
