import { sql } from 'kysely';
import { statuses } from '@shiptime/domain/applications/lifecycle';
import { findLastVoyageDay } from '@shiptime/domain/plans/voyage-report';
import type { ApplicationOutcome, Voyage } from '@shiptime/domain/plans/voyages';
import type { Instant } from '@shiptime/domain/shared/instant';
import type { Db } from '#db/connection.ts';
import type { ApplicationRow } from '../application-row.ts';

export type ReportState = {
  readonly state: NonNullable<ApplicationOutcome['report']>;
  readonly submitted_at: Instant | null;
};

type Submitted = { readonly id: number; readonly submitted_at: Instant; readonly closed: boolean };

export const submittedReportState = (closed: boolean) =>
  closed ? ('closed' as const) : ('submitted' as const);

const isOver = ({ asked_at }: ApplicationRow, voyages: readonly Voyage[]): boolean => {
  const last = findLastVoyageDay(voyages);
  return last !== null && last < asked_at.slice(0, 10);
};

export const loadReportStates = async (
  db: Db,
  rows: readonly ApplicationRow[],
  voyages: ReadonlyMap<number, readonly Voyage[]>,
): Promise<ReadonlyMap<number, ReportState>> => {
  const accepted = rows.filter(({ status_id }) => status_id === statuses.accepted);
  if (accepted.length === 0) return new Map();
  const { rows: submitted } = await sql<Submitted>`
    select ship_time_request_id as id, submitted_at, closed_at is not null as closed from voyage_reports
    where ship_time_request_id = any(${accepted.map(({ id }) => id)}::int[]) and submitted_at is not null`.execute(
    db,
  );
  const due = accepted
    .filter((row) => isOver(row, voyages.get(row.id) ?? []))
    .map((row) => [row.id, { state: 'due', submitted_at: null }] as const);
  return new Map<number, ReportState>([
    ...due,
    ...submitted.map(
      ({ id, submitted_at, closed }) => [id, { state: submittedReportState(closed), submitted_at }] as const,
    ),
  ]);
};
