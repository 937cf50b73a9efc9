import type { Span } from '../missions.ts';
import type { Tick } from '../ticks.ts';
import { startOfDay, ticksInDay } from '../ticks.ts';
import type { ZoomPreset } from './calendar.ts';
import { startOfMonth, startOfWeek } from './calendar.ts';

export type AxisMarkUnit = 'month' | 'week' | 'day' | 'quarter_day';

export type AxisMark = { readonly unit: AxisMarkUnit; readonly start: Tick; readonly end: Tick };

const steps: Record<
  AxisMarkUnit,
  { readonly from: (tick: Tick) => Tick; readonly next: (tick: Tick) => Tick }
> = {
  month: { from: (tick) => startOfMonth(tick), next: (tick) => startOfMonth(tick, 1) },
  week: { from: startOfWeek, next: (tick) => tick + 7 * ticksInDay },
  day: { from: startOfDay, next: (tick) => tick + ticksInDay },
  quarter_day: { from: Math.floor, next: (tick) => tick + 1 },
};

export const axisMarks = (unit: AxisMarkUnit, span: Span): readonly AxisMark[] => {
  const { from, next } = steps[unit];
  const found: AxisMark[] = [];
  for (let start = from(span.start); start < span.end; start = next(start)) {
    found.push({ unit, start, end: next(start) });
  }
  return found;
};

export const axisUnits = {
  year: { major: 'month', minor: 'week' },
  quarter: { major: 'month', minor: 'week' },
  month: { major: 'month', minor: 'day' },
  week: { major: 'day', minor: 'quarter_day' },
} as const satisfies Record<ZoomPreset, { readonly major: AxisMarkUnit; readonly minor: AxisMarkUnit }>;

export const axisMarksOfPreset = (preset: ZoomPreset, span: Span) => ({
  major: axisMarks(axisUnits[preset].major, span),
  minor: axisMarks(axisUnits[preset].minor, span),
});
