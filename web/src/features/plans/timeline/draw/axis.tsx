import { memo } from 'react';
import type { Span } from '@shiptime/domain/plans/missions';
import { type Tick, ticksInDay } from '@shiptime/domain/plans/ticks';
import type { AxisMark } from '@shiptime/domain/plans/timeline/axis';
import { axisMarksOfPreset } from '@shiptime/domain/plans/timeline/axis';
import { type ZoomPreset, weekendsIn } from '@shiptime/domain/plans/timeline/calendar';
import type { Language } from '#lib/language.ts';
import { useLanguage } from '#lib/i18n.ts';
import { axisLabel, spansTwoCells } from './axis-label.ts';
import { leftPercentOf, percentOf } from '../lanes.ts';
import { TodayMarkLabel } from './marks.tsx';
import styles from './axis.module.css';

type AxisProps = {
  readonly whole: Span;
  readonly window: Span;
  readonly preset: ZoomPreset;
  readonly pixelsPerDay: number;
  readonly today: Tick | null;
};

const cut = (mark: Span, whole: Span) => {
  const start = Math.max(mark.start, whole.start);
  const end = Math.min(mark.end, whole.end);
  return { left: `${leftPercentOf(start, whole)}%`, width: `${percentOf(end - start, whole)}%` };
};

const within = (marks: readonly AxisMark[], whole: Span): readonly AxisMark[] =>
  marks.filter(({ start, end }) => end > whole.start && start < whole.end);

type MarkCellProps = {
  readonly mark: AxisMark;
  readonly whole: Span;
  readonly text: string;
  readonly width: number;
};

const MarkCell = ({ mark, whole, text, width }: MarkCellProps) => (
  <div
    className={styles['mark']}
    style={cut(mark, whole)}
    data-spills={spansTwoCells(mark, width) || undefined}
  >
    <span>{text}</span>
  </div>
);

/** Hides a month label that clipping would reduce to one letter. */
const textOf = (mark: AxisMark, whole: Span, language: Language, pixelsPerDay: number): string => {
  const wordsIn = (ticks: number) => axisLabel(mark, language, (ticks / ticksInDay) * pixelsPerDay);
  const words = wordsIn(Math.min(mark.end, whole.end) - Math.max(mark.start, whole.start));
  return mark.unit === 'month' && words.length < 2 && wordsIn(mark.end - mark.start).length > 1 ? '' : words;
};

/** Axis hidden from screen readers, because each bar names its dates. */
export const TimelineAxis = memo(({ whole, window, preset, pixelsPerDay, today }: AxisProps) => {
  const language = useLanguage();
  const { major, minor } = axisMarksOfPreset(preset, window);
  return (
    <div className={styles['axis']} aria-hidden="true">
      {[major, minor].map((marks, index) => (
        <div key={index === 0 ? 'major' : 'minor'} className={styles['scale']}>
          {within(marks, whole).map((mark) => (
            <MarkCell
              key={mark.start}
              mark={mark}
              whole={whole}
              text={textOf(mark, whole, language, pixelsPerDay)}
              width={((mark.end - mark.start) / ticksInDay) * pixelsPerDay}
            />
          ))}
        </div>
      ))}
      <TodayMarkLabel whole={whole} today={today} />
    </div>
  );
});

export const AxisLines = memo(({ whole, window, preset }: Omit<AxisProps, 'pixelsPerDay' | 'today'>) => {
  const { major, minor } = axisMarksOfPreset(preset, window);
  const weekends = preset === 'month' || preset === 'week' ? weekendsIn(window) : [];
  return (
    <div className={styles['rules']} aria-hidden="true">
      {weekends.map((weekend) => (
        <div key={weekend.start} className={styles['weekend']} style={cut(weekend, whole)} />
      ))}
      {[...within(minor, whole), ...within(major, whole)]
        .filter(({ start }) => start > whole.start)
        .map(({ unit, start }) => (
          <div
            key={`${unit} ${start}`}
            className={styles['rule']}
            data-unit={unit === major[0]?.unit ? 'major' : 'minor'}
            style={{ left: `${leftPercentOf(start, whole)}%` }}
          />
        ))}
    </div>
  );
});
