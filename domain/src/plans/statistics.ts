import type { CalendarDay } from '../shared/calendar-day.ts';
import { addDays, dayNumber, inclusiveDays } from '../shared/calendar-day.ts';

/** A stretch of days, both ends counted. */
export type Stretch = { readonly start_date: CalendarDay; readonly end_date: CalendarDay };

const nextMonth = (first: CalendarDay): CalendarDay => {
  const [year, month] = [Number(first.slice(0, 4)), Number(first.slice(5, 7))];
  return month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
};

/** The months that a year is made of, from the one in which it begins. */
export const monthsOf = ({ start_date, end_date }: Stretch): Stretch[] => {
  const months: Stretch[] = [];
  for (let first = start_date; first <= end_date; first = nextMonth(first)) {
    months.push({ start_date: first, end_date: addDays(nextMonth(first), -1) });
  }
  return months;
};

const shared = (a: Stretch, b: Stretch): number => {
  const from = Math.max(dayNumber(a.start_date), dayNumber(b.start_date));
  const to = Math.min(dayNumber(a.end_date), dayNumber(b.end_date));
  return Math.max(0, to - from + 1);
};

/** How many days of a month remain when every day with a constraint is taken away; overlapping ones count once. */
export const availableDays = (month: Stretch, constraints: readonly Stretch[]): number => {
  const taken = new Set<number>();
  for (const constraint of constraints) {
    const from = Math.max(dayNumber(month.start_date), dayNumber(constraint.start_date));
    const to = Math.min(dayNumber(month.end_date), dayNumber(constraint.end_date));
    for (let day = from; day <= to; day += 1) taken.add(day);
  }
  return inclusiveDays(month.start_date, month.end_date) - taken.size;
};

/** Days that were asked for somewhere in a window, spread evenly over it: so many of them fall into the month. */
export const daysAskedIn = (month: Stretch, window: Stretch, days: number): number => {
  const length = inclusiveDays(window.start_date, window.end_date);
  return length > 0 ? (days * shared(month, window)) / length : 0;
};

/** Sums of shares, brought back to hundredths of a day. */
export const roundDays = (days: number): number => Math.round(days * 100) / 100;
