import type { CalendarDay } from '../shared/calendar-day.ts';
import type { Instant } from '../shared/instant.ts';
import { instantFromWallTime } from './zoned-instant.ts';

export type FiscalYear = {
  readonly id: number;
  readonly name: string;
  readonly start_date: CalendarDay;
  readonly end_date: CalendarDay;
  readonly deadline_at: Instant;
};

/** Default deadline of a fiscal year; administrators can move it. */
export const defaultDeadline = { monthAndDay: '04-30', time: '23:59:59', zone: 'America/Vancouver' } as const;

export const fiscalYearStartYear = (year: Pick<FiscalYear, 'start_date'>): number =>
  Number(year.start_date.slice(0, 4));

export const fiscalYearStartingIn = (opening: number): Omit<FiscalYear, 'id'> => ({
  name: `${opening}-${opening + 1}`,
  start_date: `${opening}-04-01`,
  end_date: `${opening + 1}-03-31`,
  deadline_at: instantFromWallTime(
    `${opening - 1}-${defaultDeadline.monthAndDay}`,
    defaultDeadline.time,
    defaultDeadline.zone,
  ),
});

export const fiscalStartYearOfDay = (day: CalendarDay): number => {
  const year = Number(day.slice(0, 4));
  return day.slice(5) >= '04-01' ? year : year - 1;
};

export const nearbyYearCount = 5;

const neighbours = <Y extends Pick<FiscalYear, 'start_date'>>(
  years: readonly Y[],
  from: number,
  to: number,
): Y[] =>
  years
    .filter((year) => fiscalYearStartYear(year) >= from && fiscalYearStartYear(year) <= to)
    .toSorted((a, b) => fiscalYearStartYear(a) - fiscalYearStartYear(b));

export const nextYears = <Y extends Pick<FiscalYear, 'start_date'>>(year: Y, years: readonly Y[]): Y[] =>
  neighbours(years, fiscalYearStartYear(year) + 1, fiscalYearStartYear(year) + nearbyYearCount);

export const nearbyPastYears = <Y extends Pick<FiscalYear, 'start_date'>>(
  year: Y,
  years: readonly Y[],
): Y[] =>
  neighbours(years, fiscalYearStartYear(year) - nearbyYearCount, fiscalYearStartYear(year) - 1).toReversed();
