import type { CalendarDay } from '../shared/calendar-day.ts';
import { calendarDay, dayNumber } from '../shared/calendar-day.ts';

/**
 * Time on a plan is counted in ticks of a quarter of a day since 2000-01-01, as the database counts it
 * (`quarter_days` in the migrations): overlap and length are arithmetic on integers, without zones.
 */
export type Tick = number;

export const ticksInDay = 4;
export const fractions = [0, 0.25, 0.5, 0.75] as const;
export type Fraction = (typeof fractions)[number];

/** When a mission begins: a day, and how much of that day is already over. */
export type Start = { readonly start_date: CalendarDay; readonly start_fraction: Fraction };

const epoch = dayNumber('2000-01-01');

// A plan speaks of the same few hundred days again and again; reading or writing one costs more than looking it up.
const ticksOfDay = new Map<CalendarDay, Tick>();
const daysOfEpoch = new Map<number, CalendarDay>();

/** The tick with which the day begins. */
export const tickOfDay = (day: CalendarDay): Tick => {
  const known = ticksOfDay.get(day);
  if (known !== undefined) return known;
  const tick = (dayNumber(day) - epoch) * ticksInDay;
  ticksOfDay.set(day, tick);
  return tick;
};

/** The tick after the last of the day: where a span that ends on this day, counted whole, stops. */
export const tickAfterDay = (day: CalendarDay): Tick => tickOfDay(day) + ticksInDay;

export const tickOfStart = (start: Start): Tick =>
  tickOfDay(start.start_date) + start.start_fraction * ticksInDay;

export const dayOfTick = (tick: Tick): CalendarDay => {
  const number = Math.floor(tick / ticksInDay);
  const known = daysOfEpoch.get(number);
  if (known !== undefined) return known;
  const day = calendarDay(number + epoch);
  daysOfEpoch.set(number, day);
  return day;
};

export const startOfTick = (tick: Tick): Start => ({
  start_date: dayOfTick(tick),
  start_fraction: fractions[((tick % ticksInDay) + ticksInDay) % ticksInDay] ?? 0,
});

/** Days are multiples of 0.25 wherever they are kept; rounding only mends what was computed. */
export const ticksOfDays = (days: number): number => Math.round(days * ticksInDay);

export const daysOfTicks = (ticks: number): number => ticks / ticksInDay;
