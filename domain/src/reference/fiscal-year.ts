import type { CalendarDay } from '../shared/calendar-day.ts';
import type { Instant } from '../shared/instant.ts';
import { zonedInstant } from './zoned-instant.ts';

/** From 1 April to 31 March. */
export type FiscalYear = {
  readonly id: number;
  /** `2027-2028` */
  readonly name: string;
  readonly start_date: CalendarDay;
  readonly end_date: CalendarDay;
  /** Applications are submitted before this moment and accepted after it. */
  readonly deadline_at: Instant;
};

/** The deadline of a fiscal year, unless administrators move it: record 0011. */
export const defaultDeadline = { monthAndDay: '04-30', time: '23:59:59', zone: 'America/Vancouver' } as const;

/** The calendar year in which a fiscal year opens names it: 2027 for 2027-2028. */
export const openingYear = (year: Pick<FiscalYear, 'start_date'>): number =>
  Number(year.start_date.slice(0, 4));

/** The name, the dates and the usual deadline of the fiscal year that opens in that calendar year. */
export const fiscalYearOpening = (opening: number): Omit<FiscalYear, 'id'> => ({
  name: `${opening}-${opening + 1}`,
  start_date: `${opening}-04-01`,
  end_date: `${opening + 1}-03-31`,
  deadline_at: zonedInstant(
    `${opening - 1}-${defaultDeadline.monthAndDay}`,
    defaultDeadline.time,
    defaultDeadline.zone,
  ),
});

/** The opening year of the fiscal year to which a day belongs. */
export const fiscalYearOf = (day: CalendarDay): number => {
  const year = Number(day.slice(0, 4));
  return day.slice(5) >= '04-01' ? year : year - 1;
};

/** How many fiscal years before and after its own an application may name. */
export const neighbourCount = 5;

const neighbours = <Y extends Pick<FiscalYear, 'start_date'>>(
  years: readonly Y[],
  from: number,
  to: number,
): Y[] =>
  years
    .filter((year) => openingYear(year) >= from && openingYear(year) <= to)
    .toSorted((a, b) => openingYear(a) - openingYear(b));

/** Those of the known years that are the next five after a year, nearest first. */
export const nextYears = <Y extends Pick<FiscalYear, 'start_date'>>(year: Y, years: readonly Y[]): Y[] =>
  neighbours(years, openingYear(year) + 1, openingYear(year) + neighbourCount);

/** Those of the known years that are the past five before a year, nearest first. */
export const pastYears = <Y extends Pick<FiscalYear, 'start_date'>>(year: Y, years: readonly Y[]): Y[] =>
  neighbours(years, openingYear(year) - neighbourCount, openingYear(year) - 1).toReversed();
