import { sql } from 'kysely';
import type { Actor } from '@shiptime/domain/shared/actor';
import { type DeadlineTimes } from '@shiptime/domain/applications/decisions';
import { mayViewApplication } from '@shiptime/domain/applications/policy';
import type { Db, Tx } from '#db/connection.ts';
import { fireAndForgetStatementMark, preparedStatementMark } from '#db/pipelined-client.ts';
import { type VersionCheck, requireUnchangedRow } from '#http/answers/versions.ts';
import { setReceivedAtSql } from '#db/request-context.ts';
import { throwIfRefused, notFoundRefusal } from '#http/refusal.ts';
import { applicationColumnsSql, type ApplicationRow, applicationTablesSql } from './application-row.ts';

export const findApplication = async (
  db: Db,
  id: number,
  fields: ReadonlySet<string> | null = null,
): Promise<ApplicationRow | undefined> => {
  const { rows } = await sql<ApplicationRow>`${preparedStatementMark}
    select ${applicationColumnsSql(fields)} from ${applicationTablesSql} where r.id = ${id}`.execute(db);
  return rows[0];
};

export const findApplications = async (
  db: Db,
  ids: readonly number[],
  fields: ReadonlySet<string> = new Set(),
): Promise<ApplicationRow[]> => {
  const { rows } = await sql<ApplicationRow>`
    select ${applicationColumnsSql(fields)} from ${applicationTablesSql} where r.id = any(${ids}::int[])`.execute(
    db,
  );
  return rows;
};

export const requireVisibleApplication = async (
  db: Db,
  actor: Actor,
  id: number,
  fields: ReadonlySet<string> | null = null,
): Promise<ApplicationRow> => {
  const row = await findApplication(db, id, fields);
  if (!row) throw notFoundRefusal();
  throwIfRefused(mayViewApplication(actor, row));
  return row;
};

/** Locks before reading: a statement that waited for a lock still sees older rows of other tables. */
export const lockApplication = async (
  tx: Tx,
  actor: Actor,
  id: number,
  known?: VersionCheck<ApplicationRow>,
): Promise<ApplicationRow> => {
  await sql`${fireAndForgetStatementMark}${preparedStatementMark} with moment as materialized (select ${setReceivedAtSql()} as at)
    select moment.at from moment, ship_time_requests r where r.id = ${id} for update of r`.execute(tx);
  const application = await requireVisibleApplication(tx, actor, id);
  await requireUnchangedRow(known, application);
  return application;
};

/** Records the arrival first, so that waiting for a lock never misses the deadline. */
export const recordReceivedAtAndReadDeadline = async (
  tx: Tx,
  fiscalYearId: number,
): Promise<DeadlineTimes> => {
  const { rows } = await sql<DeadlineTimes>`
    select ${setReceivedAtSql()}::timestamptz as now, deadline_at from fiscal_years where id = ${fiscalYearId}`.execute(
    tx,
  );
  return rows[0]!;
};
