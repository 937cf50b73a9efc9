import type { CalendarDay } from '../../shared/calendar-day.ts';
import { firstDayOfWeek, weekdays } from '../../shared/week.ts';
import type { Span } from '../missions.ts';
import type { Tick } from '../ticks.ts';
import { dayOfTick, tickOfDay, ticksInDay } from '../ticks.ts';

const ticksInWeek = 7 * ticksInDay;

const aSunday = ticksInDay;
const aFirstDay = aSunday + weekdays.indexOf(firstDayOfWeek) * ticksInDay;

export const startOfWeek = (tick: Tick): Tick =>
  Math.floor((tick - aFirstDay) / ticksInWeek) * ticksInWeek + aFirstDay;

export const weekendsIn = (span: Span): readonly Span[] => {
  const found: Span[] = [];
  const saturday = Math.floor(span.start / ticksInWeek) * ticksInWeek;
  for (let start = saturday; start < span.end; start += ticksInWeek) {
    const end = start + 2 * ticksInDay;
    if (end > span.start) found.push({ start, end });
  }
  return found;
};

const firstOfMonth = (year: number, month: number): CalendarDay => {
  const [carried, rest] = [year + Math.floor(month / 12), ((month % 12) + 12) % 12];
  return `${String(carried).padStart(4, '0')}-${String(rest + 1).padStart(2, '0')}-01`;
};

const monthOf = (tick: Tick): readonly [number, number] => {
  const day = dayOfTick(tick);
  return [Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1];
};

export const startOfMonth = (tick: Tick, later = 0): Tick => {
  const [year, month] = monthOf(tick);
  return tickOfDay(firstOfMonth(year, month + later));
};

export const startOfQuarter = (tick: Tick, later = 0): Tick => {
  const [year, month] = monthOf(tick);
  return tickOfDay(firstOfMonth(year, month - (month % 3) + 3 * later));
};

export const zoomPresets = ['year', 'quarter', 'month', 'week'] as const;
export type ZoomPreset = (typeof zoomPresets)[number];

const aprilBefore = (tick: Tick, later: number): Tick => {
  const [year, month] = monthOf(tick);
  return tickOfDay(firstOfMonth((month >= 3 ? year : year - 1) + later, 3));
};

const beginning: Record<ZoomPreset, (tick: Tick, later: number) => Tick> = {
  year: aprilBefore,
  quarter: startOfQuarter,
  month: startOfMonth,
  week: (tick, later) => startOfWeek(tick) + later * ticksInWeek,
};

export const presetSpan = (preset: ZoomPreset, around: Tick, later = 0): Span => ({
  start: beginning[preset](around, later),
  end: beginning[preset](around, later + 1),
});
