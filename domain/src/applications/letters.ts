import { z } from 'zod';
import { type FiscalYear, nextYears, fiscalYearStartYear } from '../reference/fiscal-year.ts';
import type { Actor } from '../shared/actor.ts';
import { addDays } from '../shared/calendar-day.ts';
import { allowed, type PermissionDecision, firstRefusal, refused } from '../shared/permission-decision.ts';
import { problemParams } from '../shared/field-problem.ts';
import {
  optionalBerthsSchema,
  requiredIdSchema,
  lineSchema,
  textSchema,
  optionalIdSchema,
  optionalQuarterDaysSchema,
} from './field-schemas.ts';
import { mayApply, canReadSubmittedApplications } from './policy.ts';
import { type ApplicationDraft, textLimits } from './sections/form.ts';

export const yearPhases = ['later', 'open', 'closed'] as const;
export type YearPhase = (typeof yearPhases)[number];

export type LetterFacts = {
  readonly user_id: number;
  readonly withdrawn_at: string | null;
  readonly years: readonly {
    readonly fiscal_year_id: number;
    readonly phase: YearPhase;
    readonly ship_time_request_id: number | null;
  }[];
};

const isOwn = (actor: Actor, { user_id }: LetterFacts): PermissionDecision =>
  actor.id === user_id ? allowed : refused('forbidden');

const isAhead = ({ withdrawn_at, years }: LetterFacts): PermissionDecision =>
  withdrawn_at === null && years.some(({ phase }) => phase === 'later') ? allowed : refused('letter_closed');

export const mayEditLetter = (actor: Actor, letter: LetterFacts): PermissionDecision =>
  firstRefusal(
    () => isOwn(actor, letter),
    () => mayApply(actor),
    () => isAhead(letter),
  );

export const mayWithdrawLetter = (actor: Actor, letter: LetterFacts): PermissionDecision =>
  firstRefusal(
    () => isOwn(actor, letter),
    () => isAhead(letter),
  );

/** Allows a draft for the open fiscal year, and another one only if that draft was deleted. */
export const mayApplyWithLetter = (actor: Actor, letter: LetterFacts, yearId: number): PermissionDecision =>
  firstRefusal(
    () => isOwn(actor, letter),
    () => mayApply(actor),
    () => (letter.withdrawn_at === null ? allowed : refused('letter_closed')),
    () => {
      const year = letter.years.find(({ fiscal_year_id }) => fiscal_year_id === yearId);
      if (year?.phase !== 'open') return refused('year_not_open');
      const { ship_time_request_id } = year;
      return ship_time_request_id === null
        ? allowed
        : refused('already_applied', undefined, { ship_time_request_id });
    },
  );

export const canReadLetters = canReadSubmittedApplications;

export const letterLimits = { title: textLimits.project_title, summary: textLimits.executive_summary };

const month = z
  .int()
  .refine((value) => value >= 1 && value <= 12, problemParams('out_of_range', { min: 1, max: 12 }))
  .meta({ minimum: 1, maximum: 12 });

export const letterBody = z.object({
  title: lineSchema(letterLimits.title).min(1),
  summary: textSchema(letterLimits.summary).min(1),
  fiscal_year_ids: z
    .array(requiredIdSchema)
    .min(1)
    .max(10)
    .overwrite((chosen) => [...new Set(chosen)]),
  days: optionalQuarterDaysSchema.unwrap().refine((days) => days > 0, problemParams('only_positive')),
  first_month: month,
  last_month: month,
  region_id: optionalIdSchema.optional(),
  project_area_ids: z
    .array(requiredIdSchema)
    .max(50)
    .overwrite((chosen) => [...new Set(chosen)])
    .nullable()
    .optional(),
  vessel_id: optionalIdSchema.optional(),
  berths: optionalBerthsSchema
    .refine((count) => count === null || count >= 1, problemParams('too_small', { min: 1 }))
    .optional(),
});
export type LetterBody = z.infer<typeof letterBody>;
export const letterChangeBody = letterBody.partial();
export type LetterChange = z.infer<typeof letterChangeBody>;
export const applyWithLetterBody = z.object({ fiscal_year_id: requiredIdSchema });

/** Index of a calendar month in the fiscal year: April is 0, March is 11. */
export const fiscalMonthIndex = (calendarMonth: number): number => (calendarMonth + 8) % 12;

export const areMonthsInOrder = (first: number, last: number): boolean =>
  fiscalMonthIndex(first) <= fiscalMonthIndex(last);

const firstDayOf = (opening: number, calendarMonth: number): string =>
  `${opening + (calendarMonth < 4 ? 1 : 0)}-${String(calendarMonth).padStart(2, '0')}-01`;

const lastDayOf = (opening: number, calendarMonth: number): string => {
  const next = (calendarMonth % 12) + 1;
  // For March, the next month is the April of the next fiscal year.
  return addDays(next === 4 ? `${opening + 1}-04-01` : firstDayOf(opening, next), -1);
};

export type LetterContent = {
  readonly title: string;
  readonly summary: string;
  readonly days: number;
  readonly first_month: number;
  readonly last_month: number;
  readonly project_area_ids: readonly number[];
  readonly vessel_id: number | null;
  readonly berths: number | null;
};

type Years = {
  readonly year: FiscalYear;
  readonly all: readonly FiscalYear[];
  readonly named: readonly number[];
};

export const createDraftFromLetter = (
  letter: LetterContent,
  { year, all, named }: Years,
): ApplicationDraft => {
  const opening = fiscalYearStartYear(year);
  const future = nextYears(year, all)
    .map(({ id: yearId }) => yearId)
    .filter((yearId) => named.includes(yearId));
  return {
    project_title: letter.title,
    executive_summary: letter.summary,
    operational_days: letter.days,
    operational_window_start: firstDayOf(opening, letter.first_month),
    operational_window_end: lastDayOf(opening, letter.last_month),
    vessel_preference_1_id: letter.vessel_id,
    min_science_berths: letter.berths,
    project_area_ids: [...letter.project_area_ids],
    ...(future.length > 0 && { multi_year: true, future_fiscal_year_ids: future }),
  };
};

export type ForeseenDaysInMonth = { readonly month: number; readonly days: number };

export const fiscalYearMonths: readonly number[] = [4, 5, 6, 7, 8, 9, 10, 11, 12, 1, 2, 3];

/** Days per month of the fiscal year, April first. Each letter's days are spread evenly over its months. */
export const sumForeseenDaysByMonth = (
  letters: readonly Pick<LetterContent, 'days' | 'first_month' | 'last_month'>[],
): readonly ForeseenDaysInMonth[] =>
  fiscalYearMonths.map((calendarMonth, place) => {
    const days = letters.reduce((sum, letter) => {
      const [first, last] = [fiscalMonthIndex(letter.first_month), fiscalMonthIndex(letter.last_month)];
      return place < first || place > last ? sum : sum + letter.days / (last - first + 1);
    }, 0);
    return { month: calendarMonth, days: Math.round(days * 100) / 100 };
  });
