import { addDays, type CalendarDay, inclusiveDays, isCalendarDay } from '../shared/calendar-day.ts';
import type { ApplicationAnswers } from './schema.ts';

type Days = Pick<ApplicationAnswers, 'operational_days' | 'mobilization_days' | 'demobilization_days'>;
type Window = Pick<ApplicationAnswers, 'operational_window_start' | 'operational_window_end'>;

/** Operations with mobilization and demobilization; null until the operational days are known. */
export const requiredDays = (days: Days): number | null =>
  days.operational_days === null
    ? null
    : days.operational_days + (days.mobilization_days ?? 0) + (days.demobilization_days ?? 0);

/** The days of the operational window, both ends counted; null until it has both, in their order. */
export const windowDays = ({
  operational_window_start: start,
  operational_window_end: end,
}: Window): number | null =>
  isCalendarDay(start) && isCalendarDay(end) && start <= end ? inclusiveDays(start, end) : null;

/** The last day on which work of so many days can begin and still end by then; a begun day counts. */
export const lastStart = (days: number, end: CalendarDay): CalendarDay => addDays(end, 1 - Math.ceil(days));

/** From the first to the last day on which the work at sea can begin and still end within its window; null where there is none. */
export const startsWithin = ({
  operational_days: days,
  operational_window_start: start,
  operational_window_end: end,
}: Window & Pick<Days, 'operational_days'>): {
  readonly start: CalendarDay;
  readonly end: CalendarDay;
} | null => {
  if (days === null || !(days > 0) || !isCalendarDay(start) || !isCalendarDay(end)) return null;
  const last = lastStart(days, end);
  return last < start ? null : { start, end: last };
};
