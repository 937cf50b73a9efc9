import type { CalendarDay } from '../shared/calendar-day.ts';
import { addDays, dayNumber, countDaysInclusive } from '../shared/calendar-day.ts';
import { ticksInDay } from './ticks.ts';

export type DayRange = { readonly start_date: CalendarDay; readonly end_date: CalendarDay };

const nextMonth = (first: CalendarDay): CalendarDay => {
  const [year, month] = [Number(first.slice(0, 4)), Number(first.slice(5, 7))];
  return month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
};

export const splitIntoMonths = ({ start_date, end_date }: DayRange): DayRange[] => {
  const months: DayRange[] = [];
  for (let first = start_date; first <= end_date; first = nextMonth(first)) {
    months.push({ start_date: first, end_date: addDays(nextMonth(first), -1) });
  }
  return months;
};

const shared = (a: DayRange, b: DayRange): number => {
  const from = Math.max(dayNumber(a.start_date), dayNumber(b.start_date));
  const to = Math.min(dayNumber(a.end_date), dayNumber(b.end_date));
  return Math.max(0, to - from + 1);
};

export const countAvailableDays = (month: DayRange, constraints: readonly DayRange[]): number => {
  const taken = new Set<number>();
  for (const constraint of constraints) {
    const from = Math.max(dayNumber(month.start_date), dayNumber(constraint.start_date));
    const to = Math.min(dayNumber(month.end_date), dayNumber(constraint.end_date));
    for (let day = from; day <= to; day += 1) taken.add(day);
  }
  return countDaysInclusive(month.start_date, month.end_date) - taken.size;
};

export type RequestedWork = { readonly window: DayRange; readonly days: number };

const within = (window: DayRange, year: DayRange): DayRange => {
  const start_date = window.start_date > year.start_date ? window.start_date : year.start_date;
  const end_date = window.end_date < year.end_date ? window.end_date : year.end_date;
  return start_date <= end_date ? { start_date, end_date } : year;
};

const toQuarters = (days: number): number => Math.round(days * ticksInDay) / ticksInDay;

/** Rounds the running total to quarters, so that the months add up exactly. */
export const sumRequestedDaysByMonth = (year: DayRange, asked: readonly RequestedWork[]): number[] => {
  let [untilNow, told] = [0, 0];
  return splitIntoMonths(year).map((month) => {
    for (const { window, days } of asked) {
      const { start_date, end_date } = within(window, year);
      untilNow += (days * shared(month, { start_date, end_date })) / countDaysInclusive(start_date, end_date);
    }
    const share = toQuarters(untilNow) - told;
    told += share;
    return share;
  });
};
