import { z } from 'zod';
import {
  requiredIdSchema,
  optionalQuarterDaysSchema,
  blankToNullTextSchema,
} from '../applications/field-schemas.ts';
import { statuses } from '../applications/lifecycle.ts';
import {
  type ApplicationFacts,
  isProponent,
  mayReviewApplication,
  mayViewApplication,
  mayActAsProponent,
} from '../applications/policy.ts';
import { type Actor, isCoordinatorOf, hasRole } from '../shared/actor.ts';
import { addDays, type CalendarDay } from '../shared/calendar-day.ts';
import { allowed, type PermissionDecision, firstRefusal, refused } from '../shared/permission-decision.ts';
import type { FieldProblem } from '../shared/field-problem.ts';
import { ticksToDays, daysToTicks } from './ticks.ts';
import type { Voyage } from './voyages.ts';

/** Days after the voyage on which proponents are reminded of the report. */
export const reportReminderDays = [7, 21, 45] as const;

const mostStations = 300;

export const reportTextLimits = { difference_reason: 1_000, went_well: 4_000, next_time: 4_000 } as const;

export const reportDayFields = ['delivered_days', 'weather_days', 'breakdown_days', 'other_days'] as const;
export type ReportDayField = (typeof reportDayFields)[number];

export const voyageReportDraftSchema = z.object({
  delivered_days: optionalQuarterDaysSchema,
  weather_days: optionalQuarterDaysSchema,
  breakdown_days: optionalQuarterDaysSchema,
  other_days: optionalQuarterDaysSchema,
  difference_reason: blankToNullTextSchema(reportTextLimits.difference_reason),
  went_well: blankToNullTextSchema(reportTextLimits.went_well),
  next_time: blankToNullTextSchema(reportTextLimits.next_time),
  /** Stations that were done; null: not answered; empty: none. */
  done_station_ids: z
    .array(requiredIdSchema)
    .max(mostStations)
    .overwrite((chosen) => [...new Set(chosen)])
    .nullable(),
});
export const voyageReportBody = voyageReportDraftSchema.partial();
export type VoyageReportAnswers = z.infer<typeof voyageReportDraftSchema>;
export const voyageReportFields = Object.keys(voyageReportDraftSchema.shape) as (keyof VoyageReportAnswers)[];

type Days = Readonly<Partial<Record<ReportDayField, number | null>>>;

export const sumReportedDays = (days: Days): number =>
  ticksToDays(reportDayFields.reduce((sum, field) => sum + daysToTicks(days[field] ?? 0), 0));

export const countPlannedDays = (
  voyages: readonly Pick<Voyage, 'mobilization_days' | 'operational_days' | 'demobilization_days'>[],
): number =>
  ticksToDays(
    voyages.reduce(
      (sum, { mobilization_days, operational_days, demobilization_days }) =>
        sum + daysToTicks(mobilization_days + operational_days + demobilization_days),
      0,
    ),
  );

export const findLastVoyageDay = (voyages: readonly Pick<Voyage, 'end_date'>[]): CalendarDay | null =>
  voyages.reduce<CalendarDay | null>(
    (last, { end_date }) => (last === null || end_date > last ? end_date : last),
    null,
  );

export const voyageNumbersOf = (voyages: readonly Pick<Voyage, 'voyage_number'>[]): string[] =>
  voyages.flatMap(({ voyage_number }) => voyage_number ?? []);

export const findDueReminderDays = (lastDay: CalendarDay, today: CalendarDay): number | null =>
  reportReminderDays.findLast((days) => addDays(lastDay, days) <= today) ?? null;

export type ReportContext = { readonly planned_days: number; readonly stations: number };

export const findReportProblems = (
  report: Readonly<Partial<VoyageReportAnswers>>,
  { planned_days, stations }: ReportContext,
): readonly FieldProblem[] => {
  const problems: FieldProblem[] = [];
  if ((report.delivered_days ?? null) === null) problems.push({ field: 'delivered_days', code: 'required' });
  const sum = sumReportedDays(report);
  if (problems.length === 0 && sum !== planned_days && !report.difference_reason) {
    problems.push({
      field: 'difference_reason',
      code: 'days_do_not_add_up',
      params: { sum, planned: planned_days },
    });
  }
  if (stations > 0 && (report.done_station_ids ?? null) === null)
    problems.push({ field: 'done_station_ids', code: 'stations_not_said' });
  return problems;
};

type ReportFacts = ApplicationFacts & {
  readonly last_day: CalendarDay | null;
  readonly today: CalendarDay;
  readonly submitted: boolean;
  readonly closed: boolean;
};

export const mayReadReport = (actor: Actor, application: ApplicationFacts): PermissionDecision =>
  firstRefusal(
    () => mayViewApplication(actor, application),
    () =>
      isProponent(actor, application) ||
      hasRole(actor, 'national_science_representative', 'administrator') ||
      isCoordinatorOf(actor, application.vessel_id)
        ? allowed
        : refused('forbidden'),
  );

const whenOver = ({ status_id, last_day, today }: ReportFacts): PermissionDecision =>
  status_id === statuses.accepted && last_day !== null && last_day < today
    ? allowed
    : refused('voyage_not_over');

export const mayEditReport = (actor: Actor, report: ReportFacts): PermissionDecision =>
  firstRefusal(
    () => mayReadReport(actor, report),
    () => mayActAsProponent(actor, report),
    () => (report.submitted ? allowed : whenOver(report)),
    () => (report.closed ? refused('read_only') : allowed),
  );

export const maySubmitReport = (
  actor: Actor,
  report: ReportFacts,
  problems: readonly FieldProblem[] = [],
): PermissionDecision =>
  firstRefusal(
    () => mayEditReport(actor, report),
    () => (report.submitted ? refused('invalid_transition') : allowed),
    () => (problems.length === 0 ? allowed : refused('incomplete', { count: problems.length }, { problems })),
  );

const byCoordinator = (actor: Actor, report: ReportFacts): PermissionDecision =>
  firstRefusal(
    () => mayReadReport(actor, report),
    () => mayReviewApplication(actor, report),
  );

/** Coordinators of the vessel or administrators close a report, which makes it read-only. */
export const mayCloseReport = (actor: Actor, report: ReportFacts): PermissionDecision =>
  firstRefusal(
    () => byCoordinator(actor, report),
    () => (report.submitted && !report.closed ? allowed : refused('invalid_transition')),
  );

export const mayReopenReport = (actor: Actor, report: ReportFacts): PermissionDecision =>
  firstRefusal(
    () => byCoordinator(actor, report),
    () => (report.closed ? allowed : refused('invalid_transition')),
  );
