import type { CalendarDay } from '../shared/calendar-day.ts';
import { dayFromNumber, dayNumber } from '../shared/calendar-day.ts';

/**
 * Quarter days since 2000-01-01, independent of time zones; the SQL function `quarter_days` computes the
 * same.
 */
export type Tick = number;

export const ticksInDay = 4;
export const dayFractions = [0, 0.25, 0.5, 0.75] as const;
export type DayFraction = (typeof dayFractions)[number];

export type MissionStart = { readonly start_date: CalendarDay; readonly start_fraction: DayFraction };

const epoch = dayNumber('2000-01-01');

const ticksOfDay = new Map<CalendarDay, Tick>();
const daysOfEpoch = new Map<number, CalendarDay>();

export const tickOfDay = (day: CalendarDay): Tick => {
  const known = ticksOfDay.get(day);
  if (known !== undefined) return known;
  const tick = (dayNumber(day) - epoch) * ticksInDay;
  ticksOfDay.set(day, tick);
  return tick;
};

/** Exclusive end of a span whose last whole day is `day`. */
export const tickAfterDay = (day: CalendarDay): Tick => tickOfDay(day) + ticksInDay;

export const startToTick = (start: MissionStart): Tick =>
  tickOfDay(start.start_date) + start.start_fraction * ticksInDay;

export const startOfDay = (tick: Tick): Tick => Math.floor(tick / ticksInDay) * ticksInDay;

export const dayOfTick = (tick: Tick): CalendarDay => {
  const number = Math.floor(tick / ticksInDay);
  const known = daysOfEpoch.get(number);
  if (known !== undefined) return known;
  const day = dayFromNumber(number + epoch);
  daysOfEpoch.set(number, day);
  return day;
};

export const tickToStart = (tick: Tick): MissionStart => ({
  start_date: dayOfTick(tick),
  start_fraction: dayFractions[((tick % ticksInDay) + ticksInDay) % ticksInDay] ?? 0,
});

export const daysToTicks = (days: number): number => Math.round(days * ticksInDay);

export const ticksToDays = (ticks: number): number => ticks / ticksInDay;
