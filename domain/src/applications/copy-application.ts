import {
  type FiscalYear,
  nextYears,
  fiscalYearStartYear,
  nearbyPastYears,
} from '../reference/fiscal-year.ts';
import { type CalendarDay, isCalendarDay } from '../shared/calendar-day.ts';
import type { VesselParticulars } from '../vessels/vessel.ts';
import type { ApplicationAnswers } from './schema.ts';
import { type DayFieldName, dayFields } from './sections/form.ts';

/** Parts that a copy omits: the first four always, the others only if filled. */
export const omittedPartNames = [
  'status_and_history',
  'clarifications',
  'co_proponents',
  'missions',
  'attachments',
  'fiscal_years',
  'vessels',
] as const;
export type OmittedPartName = (typeof omittedPartNames)[number];

export type ApplicationCopy = {
  readonly draft: ApplicationAnswers;
  readonly notCopied: readonly OmittedPartName[];
};

export const addYears = (day: CalendarDay, years: number): CalendarDay => {
  const year = Number(day.slice(0, 4)) + years;
  const sameDay = `${year}${day.slice(4)}`;
  return isCalendarDay(sameDay) ? sameDay : `${year}${day.slice(4, 8)}28`;
};

const shiftedDays = (
  answers: Pick<ApplicationAnswers, DayFieldName>,
  by: number,
): Partial<Pick<ApplicationAnswers, DayFieldName>> =>
  Object.fromEntries(
    dayFields.map((field) => {
      const day = answers[field];
      return [field, day === null ? null : addYears(day, by)];
    }),
  );

const yearsInTitle = /(?<!\d)(\d{4})(?:([-–/])(\d{2}))?(?!\d)/g;

export const shiftYearsInTitle = (title: string, opening: number, by: number): string =>
  title.replaceAll(yearsInTitle, (found, year: string, dash?: string, ending?: string) => {
    const [named, next] = [Number(year), Number(year) + 1];
    if (named !== opening && named !== opening + 1) return found;
    if (dash === undefined || ending === undefined) return String(named + by);
    return Number(ending) === next % 100
      ? `${named + by}${dash}${String((next + by) % 100).padStart(2, '0')}`
      : `${named + by}${dash}${ending}`;
  });

const keptYears = (ids: readonly number[] | null, offered: readonly FiscalYear[]): number[] =>
  offered.filter((year) => ids?.includes(year.id)).map((year) => year.id);

type Years = { readonly from: FiscalYear; readonly to: FiscalYear; readonly all: readonly FiscalYear[] };

/** Returns the answers as a new draft for another fiscal year; dates, and years in the title, are shifted. */
export const copyApplication = (
  answers: ApplicationAnswers,
  { from, to, all }: Years,
  vessels: readonly Pick<VesselParticulars, 'id' | 'active'>[],
  leavesFiles = false,
): ApplicationCopy => {
  const by = fiscalYearStartYear(to) - fiscalYearStartYear(from);
  const future = keptYears(answers.future_fiscal_year_ids, nextYears(to, all));
  const past = keptYears(answers.past_fiscal_year_ids, nearbyPastYears(to, all));
  const inFleet = (id: number | null) =>
    vessels.some((vessel) => vessel.id === id && vessel.active) ? id : null;
  const first = inFleet(answers.vessel_preference_1_id);
  const second = inFleet(answers.vessel_preference_2_id);
  const { future_fiscal_year_ids: planned, past_fiscal_year_ids: sailed } = answers;
  const isLost = (id: number) => id !== to.id && ![...future, ...past].includes(id);
  const yearsLost = [...(planned ?? []), ...(sailed ?? [])].some(isLost);
  const vesselLost = first !== answers.vessel_preference_1_id || second !== answers.vessel_preference_2_id;
  return {
    draft: {
      ...answers,
      project_title:
        answers.project_title && shiftYearsInTitle(answers.project_title, fiscalYearStartYear(from), by),
      fiscal_year_id: to.id,
      ...shiftedDays(answers, by),
      future_fiscal_year_ids: future,
      past_fiscal_year_ids: past,
      vessel_preference_1_id: first,
      vessel_preference_2_id: second,
    },
    notCopied: omittedPartNames.filter(
      (code) =>
        (code !== 'attachments' || leavesFiles) &&
        (code !== 'fiscal_years' || yearsLost) &&
        (code !== 'vessels' || vesselLost),
    ),
  };
};
