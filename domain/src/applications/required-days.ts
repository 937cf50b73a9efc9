import { addDays, type CalendarDay, countDaysInclusive, isCalendarDay } from '../shared/calendar-day.ts';
import type { ApplicationAnswers } from './schema.ts';

type Days = Pick<ApplicationAnswers, 'operational_days' | 'mobilization_days' | 'demobilization_days'>;
type Window = Pick<ApplicationAnswers, 'operational_window_start' | 'operational_window_end'>;

export const countRequiredDays = (days: Days): number | null =>
  days.operational_days === null
    ? null
    : days.operational_days + (days.mobilization_days ?? 0) + (days.demobilization_days ?? 0);

/** Length of the operational window in days, both ends included; null if incomplete or reversed. */
export const countWindowDays = ({
  operational_window_start: start,
  operational_window_end: end,
}: Window): number | null =>
  isCalendarDay(start) && isCalendarDay(end) && start <= end ? countDaysInclusive(start, end) : null;

/** Latest start day for work that ends by `end`; part of a day counts as a whole day. */
export const latestStartDay = (days: number, end: CalendarDay): CalendarDay =>
  addDays(end, 1 - Math.ceil(days));

/** First and last possible start day of the work at sea within the window; null if the work does not fit. */
export const findStartDayRange = ({
  operational_days: days,
  operational_window_start: start,
  operational_window_end: end,
}: Window & Pick<Days, 'operational_days'>): {
  readonly start: CalendarDay;
  readonly end: CalendarDay;
} | null => {
  if (days === null || !(days > 0) || !isCalendarDay(start) || !isCalendarDay(end)) return null;
  const last = latestStartDay(days, end);
  return last < start ? null : { start, end: last };
};
