import { sql } from 'kysely';
import {
  defaultDeadline,
  type FiscalYear,
  fiscalStartYearOfDay,
  fiscalYearStartYear,
} from '@shiptime/domain/reference/fiscal-year';
import { isPastDeadline } from '@shiptime/domain/applications/deadline';
import { instantFromWallTime } from '@shiptime/domain/reference/zoned-instant';
import type { CalendarDay } from '@shiptime/domain/shared/calendar-day';
import { type Instant, instantFromMs, instantToMs, millisecondsIn } from '@shiptime/domain/shared/instant';
import type { Tx } from '#db/connection.ts';

export const yearKeys = ['final', 'review', 'open'] as const;
export type YearKey = (typeof yearKeys)[number];
export type DemoYears = Readonly<Record<YearKey, FiscalYear>> & { readonly all: readonly FiscalYear[] };

export const dayInYear = (year: FiscalYear, monthAndDay: string): CalendarDay =>
  `${fiscalYearStartYear(year) + (monthAndDay < '04-01' ? 1 : 0)}-${monthAndDay}`;

const opening = (years: readonly FiscalYear[], year: number): FiscalYear => {
  const found = years.find((each) => fiscalYearStartYear(each) === year);
  if (!found) throw new Error(`no fiscal year opens in ${year}`);
  return found;
};

/** Closes the next fiscal year on 31 March, so that applications are in review in April. */
const closeForReview = async (tx: Tx, year: FiscalYear, now: Instant): Promise<FiscalYear> => {
  if (isPastDeadline(now, year.deadline_at)) return year;
  const { time, zone } = defaultDeadline;
  const deadline_at = instantFromWallTime(`${fiscalYearStartYear(year) - 1}-03-31`, time, zone);
  await sql`update fiscal_years set deadline_at = ${deadline_at} where id = ${year.id}`.execute(tx);
  return { ...year, deadline_at };
};

export const momentBeforeAllDeadlines = ({ final, review, open }: DemoYears): Instant =>
  instantFromMs(
    Math.min(...[final, review, open].map((year) => instantToMs(year.deadline_at))) - millisecondsIn.day,
  );

const today = (now: Instant): CalendarDay =>
  new Date(now).toLocaleDateString('en-CA', { timeZone: defaultDeadline.zone });

export const loadDemoYears = async (tx: Tx, now: Instant): Promise<DemoYears> => {
  const all = await tx
    .selectFrom('fiscal_years')
    .select(['id', 'name', 'start_date', 'end_date', 'deadline_at'])
    .orderBy('start_date')
    .execute();
  const current = fiscalStartYearOfDay(today(now));
  return {
    all,
    final: opening(all, current),
    review: await closeForReview(tx, opening(all, current + 1), now),
    open: opening(all, current + 2),
  };
};
