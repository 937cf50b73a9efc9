import { sql } from 'kysely';
import { type FiscalYear, fiscalYearOf, openingYear } from '@shiptime/domain/reference/fiscal-year';
import { deadlinePassed } from '@shiptime/domain/applications/deadline';
import type { CalendarDay } from '@shiptime/domain/shared/calendar-day';
import type { Tx } from '../../src/db/connection.ts';

/** The year under way, with its final plans; the next one, under review; the one open for applications. */
export const yearKeys = ['final', 'review', 'open'] as const;
export type YearKey = (typeof yearKeys)[number];
export type DemoYears = Readonly<Record<YearKey, FiscalYear>> & { readonly all: readonly FiscalYear[] };

/** `MM-DD` within a fiscal year. */
export const dayIn = (year: FiscalYear, monthAndDay: string): CalendarDay =>
  `${openingYear(year) + (monthAndDay < '04-01' ? 1 : 0)}-${monthAndDay}`;

const opening = (years: readonly FiscalYear[], year: number): FiscalYear => {
  const found = years.find((each) => openingYear(each) === year);
  if (!found) throw new Error(`no fiscal year opens in ${year}`);
  return found;
};

/**
 * In April the next year is still open for applications by the usual deadline, which would leave none to review:
 * the demonstration then closes it on 31 March, 23:59:59 in Vancouver, as an administrator might have done.
 */
const closeForReview = async (tx: Tx, year: FiscalYear, now: string): Promise<FiscalYear> => {
  if (deadlinePassed(now, year.deadline_at)) return year;
  const deadline_at = `${openingYear(year) - 1}-04-01T06:59:59.000Z`;
  await sql`update fiscal_years set deadline_at = ${deadline_at} where id = ${year.id}`.execute(tx);
  return { ...year, deadline_at };
};

export const demoYears = async (tx: Tx, now: string): Promise<DemoYears> => {
  const all = await tx
    .selectFrom('fiscal_years')
    .select(['id', 'name', 'start_date', 'end_date', 'deadline_at'])
    .orderBy('start_date')
    .execute();
  const current = fiscalYearOf(now.slice(0, 10));
  return {
    all,
    final: opening(all, current),
    review: await closeForReview(tx, opening(all, current + 1), now),
    open: opening(all, current + 2),
  };
};
