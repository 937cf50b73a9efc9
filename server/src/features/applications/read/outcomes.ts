import { sql } from 'kysely';
import { statuses } from '@shiptime/domain/applications/lifecycle';
import type { ApplicationOutcome, Voyage } from '@shiptime/domain/plans/voyages';
import type { Db } from '#db/connection.ts';
import type { ApplicationRow } from '../application-row.ts';
import { findCoordinators } from '../coordinators.ts';
import { loadReportStates } from '../reports/report-states.ts';
import { findVoyageAmendments, findPublishedVoyages, findPreviousVoyages } from '../voyages.ts';

const outcomes = new Map<number, ApplicationOutcome['outcome']>([
  [statuses.accepted, 'accepted'],
  [statuses.unable_to_fulfill, 'unable_to_fulfill'],
  [statuses.withdrawn, 'withdrawn'],
]);

type LastStep = { id: number; at: string; reason: string | null };

const lastSteps = async (db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, LastStep>> => {
  const { rows } = await sql<LastStep>`
    select distinct on (h.ship_time_request_id) h.ship_time_request_id as id, h.created_at as at, h.reason
    from ship_time_request_history h where h.ship_time_request_id = any(${ids}::int[])
      and h.to_status_id = any(${[...outcomes.keys()]}::int[]) and h.from_status_id is distinct from h.to_status_id
    order by h.ship_time_request_id, h.id desc`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
};

export const findOutcomes = async (
  db: Db,
  rows: readonly ApplicationRow[],
): Promise<(ApplicationOutcome | null)[]> => {
  const decided = rows.filter(({ status_id }) => outcomes.has(status_id));
  if (decided.length === 0) return rows.map(() => null);
  const steps = await lastSteps(
    db,
    decided.map(({ id }) => id),
  );
  const accepted = decided.filter(({ status_id }) => status_id === statuses.accepted).map(({ id }) => id);
  const voyages =
    accepted.length === 0 ? new Map<number, Voyage[]>() : await findPublishedVoyages(db, accepted);
  const changes = accepted.length === 0 ? new Map<number, never>() : await findPreviousVoyages(db, accepted);
  const amendments = await findVoyageAmendments(
    db,
    decided.map(({ id }) => id),
  );
  const reports = await loadReportStates(db, decided, voyages);
  const vesselsOf = (row: ApplicationRow): readonly number[] => {
    const sailing = (voyages.get(row.id) ?? []).map(({ vessel }) => vessel.id);
    const all = sailing.length > 0 ? sailing : [row.vessel_id];
    return [...new Set(all)].filter((id) => id !== null);
  };
  const coordinators = await findCoordinators(db, [...new Set(decided.flatMap(vesselsOf))]);
  return rows.map((row) => {
    const [outcome, step] = [outcomes.get(row.status_id), steps.get(row.id)];
    if (!outcome || !step) return null;
    const people = vesselsOf(row).flatMap((id) => coordinators.get(id) ?? []);
    return {
      outcome,
      at: step.at,
      reason: step.reason,
      voyages: [...(voyages.get(row.id) ?? [])],
      changed: changes.get(row.id) ?? null,
      amendments: [...(amendments.get(row.id) ?? [])],
      report: reports.get(row.id)?.state ?? null,
      contacts: [...new Map(people.map((person) => [person.id, person])).values()],
    };
  });
};
