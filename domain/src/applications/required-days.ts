import { inclusiveDays, isCalendarDay } from '../shared/calendar-day.ts';
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
