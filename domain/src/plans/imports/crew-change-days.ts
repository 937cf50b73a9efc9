import type { CalendarDay } from '../../shared/calendar-day.ts';
import type { Span } from '../missions.ts';
import { tickAfterDay, tickOfDay, ticksInDay } from '../ticks.ts';

export type VoyageDates = { readonly start: CalendarDay; readonly end: CalendarDay };

const halfDay = ticksInDay / 2;

/** If two voyages of one vessel share a day, the first ends and the second starts at noon. */
export const spanWithCrewChangeDays = ({ start, end }: VoyageDates, beside: readonly VoyageDates[]): Span => {
  const span = { start: tickOfDay(start), end: tickAfterDay(end) };
  if (start === end) return span;
  const isAfter = beside.some((other) => other.end === start && other.start < start);
  const isBefore = beside.some((other) => other.start === end && other.end > end);
  return { start: span.start + (isAfter ? halfDay : 0), end: span.end - (isBefore ? halfDay : 0) };
};
