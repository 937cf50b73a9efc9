import { sql } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { PermissionDecision } from '@shiptime/domain/shared/permission-decision';
import {
  mayCloseReport,
  mayEditReport,
  mayReopenReport,
  reportDayFields,
  findReportProblems,
  maySubmitReport,
  type voyageReportBody,
} from '@shiptime/domain/plans/voyage-report';
import type { Tx } from '#db/connection.ts';
import { type AuditVerb, writeAuditEntry } from '#audit/audit.ts';
import { EventKind } from '#events/events.ts';
import { announceLiveEvent, applicationTopic } from '#live/live.ts';
import { throwIfRefused, invalidRefusal } from '#http/refusal.ts';
import { type ExpectedVersion, requireCurrentVersion } from '#http/answers/versions.ts';
import type { ApplicationRow } from '../application-row.ts';
import { lockApplication } from '../application-queries.ts';
import { loadReportFacts, presentReport } from './report-queries.ts';

type Acting = Actor & { readonly address?: string };
export type ReportTarget = { readonly id: number; readonly expected: ExpectedVersion };
type Body = z.infer<typeof voyageReportBody>;
type Found = Awaited<ReturnType<typeof loadReportFacts>>;

const subject = 'voyage_reports';

type Step = {
  readonly verb: AuditVerb;
  readonly decide: (found: Found) => PermissionDecision;
  readonly write: (found: Found, application: ApplicationRow) => Promise<unknown>;
};

/** Locks the application first, so that writes to a report run one after the other. */
const changeReport = async (
  tx: Tx,
  actor: Acting,
  target: ReportTarget,
  step: Step,
): Promise<ApplicationRow> => {
  const application = await lockApplication(tx, actor, target.id);
  const before = await loadReportFacts(tx, application);
  await requireCurrentVersion(target.expected, before.row.lock_version, () =>
    presentReport(tx, actor, application),
  );
  throwIfRefused(step.decide(before));
  await step.write(before, application);
  const { row: after } = await loadReportFacts(tx, application);
  if (after.lock_version === before.row.lock_version) return application;
  await writeAuditEntry(tx, actor, {
    action: `${subject}.${step.verb}`,
    subject_type: subject,
    subject_id: target.id,
    before: told(before.row),
    after: told(after),
  });
  await announceLiveEvent(tx, {
    topic: applicationTopic(target.id),
    kind: 'report',
    version: after.lock_version,
    by: actor.id,
  });
  return application;
};

const told = (row: Found['row']) => ({
  ...Object.fromEntries(reportDayFields.map((field) => [field, row[field]])),
  difference_reason: row.difference_reason,
  went_well: row.went_well,
  next_time: row.next_time,
  stations_done: row.done_station_ids?.length ?? null,
  submitted_at: row.submitted_at,
  closed_at: row.closed_at,
});

const isDone = (row: Found['row'], ids: readonly number[] | null): boolean =>
  JSON.stringify(row.done_station_ids?.toSorted((a, b) => a - b) ?? null) ===
  JSON.stringify(ids?.toSorted((a, b) => a - b) ?? null);

const stationsOfApplication = async (tx: Tx, id: number, ids: readonly number[]): Promise<void> => {
  const { rows } = await sql<{ known: number }>`select count(*)::int as known from stations
    where ship_time_request_id = ${id} and id = any(${[...ids]}::int[])`.execute(tx);
  if (rows[0]!.known !== ids.length)
    throw invalidRefusal([{ field: 'done_station_ids', code: 'unknown_choice' }]);
};

const write = async (tx: Tx, actor: Actor, id: number, row: Found['row'], body: Body): Promise<void> => {
  const { done_station_ids: ids, ...columns } = body;
  const differing = Object.entries(columns).filter(
    ([field, value]) => row[field as keyof typeof columns] !== value,
  );
  const stations = ids !== undefined && !isDone(row, ids);
  if (differing.length === 0 && !stations) return;
  if (stations) await stationsOfApplication(tx, id, ids ?? []);
  const values = {
    ...Object.fromEntries(differing),
    ...(stations && { stations_said: ids !== null }),
    updated_by: actor.id,
  };
  await tx
    .insertInto(subject)
    .values({ ship_time_request_id: id, ...values })
    .onConflict((conflict) => conflict.column('ship_time_request_id').doUpdateSet(values))
    .execute();
  if (!stations) return;
  await sql`delete from voyage_report_stations where ship_time_request_id = ${id}`.execute(tx);
  await sql`insert into voyage_report_stations (ship_time_request_id, station_id)
    select ${id}, unnest(${ids ?? []}::int[])`.execute(tx);
};

const requireWhole = (row: Found['row'], report: Body): void => {
  const context = { planned_days: row.planned_days ?? 0, stations: row.stations_count };
  const problems = findReportProblems(report, context);
  if (problems.length > 0) throw invalidRefusal([...problems], 'incomplete');
};

/** On submission, losses left empty become 0. */
const withZeros = (report: Body): Body => ({
  ...report,
  ...Object.fromEntries(
    reportDayFields.slice(1).flatMap((field) => ((report[field] ?? null) === null ? [[field, 0]] : [])),
  ),
});

/** Saves a partial draft; a submitted report must stay complete. */
export const saveReport = (tx: Tx, actor: Acting, target: ReportTarget, body: Body) =>
  changeReport(tx, actor, target, {
    verb: 'updated',
    decide: ({ facts }) => mayEditReport(actor, facts),
    write: async ({ row, facts }) => {
      if (!facts.submitted) return write(tx, actor, target.id, row, body);
      const whole = withZeros({ ...row, ...body });
      requireWhole(row, whole);
      const asked = Object.keys(body) as (keyof Body)[];
      return write(
        tx,
        actor,
        target.id,
        row,
        Object.fromEntries(asked.map((field) => [field, whole[field]])),
      );
    },
  });

export type VoyageReported = {
  readonly type: 'application.reported';
  readonly actor: Actor;
  readonly application: ApplicationRow;
};
export const voyageReportedEvent = new EventKind<VoyageReported>(['application.reported']);

export const submitVoyageReport = (tx: Tx, actor: Acting, target: ReportTarget) =>
  changeReport(tx, actor, target, {
    verb: 'submitted',
    decide: ({ facts }) => maySubmitReport(actor, facts),
    write: async ({ row }, application) => {
      requireWhole(row, row);
      const { weather_days, breakdown_days, other_days } = withZeros(row);
      await sql`update voyage_reports set weather_days = ${weather_days}, breakdown_days = ${breakdown_days},
        other_days = ${other_days}, planned_days = ${row.planned_days}, submitted_at = ${application.asked_at},
        submitted_by = ${actor.id}, updated_by = ${actor.id} where ship_time_request_id = ${target.id}`.execute(
        tx,
      );
      await voyageReportedEvent.raise(tx, { type: 'application.reported', actor, application });
    },
  });

export const closeVoyageReport = (tx: Tx, actor: Acting, target: ReportTarget) =>
  changeReport(tx, actor, target, {
    verb: 'closed',
    decide: ({ facts }) => mayCloseReport(actor, facts),
    write: (_, application) =>
      sql`update voyage_reports set closed_at = ${application.asked_at}, closed_by = ${actor.id}
        where ship_time_request_id = ${target.id}`.execute(tx),
  });

export const reopenVoyageReport = (tx: Tx, actor: Acting, target: ReportTarget) =>
  changeReport(tx, actor, target, {
    verb: 'reopened',
    decide: ({ facts }) => mayReopenReport(actor, facts),
    write: () =>
      sql`update voyage_reports set closed_at = null, closed_by = null
        where ship_time_request_id = ${target.id}`.execute(tx),
  });
