import { sql } from 'kysely';
import type { Actor } from '@shiptime/domain/shared/actor';
import { view } from '@shiptime/domain/applications/decisions';
import type { Db, Tx } from '../../db/connection.ts';
import { prepared } from '../../db/prepared.ts';
import { enforce, notFound } from '../../http/refusal.ts';
import { applicationColumns, type ApplicationRow, applicationSource } from './application-row.ts';

export const findApplication = async (
  db: Db,
  id: number,
  fields: ReadonlySet<string> | null = null,
): Promise<ApplicationRow | undefined> => {
  const { rows } = await sql<ApplicationRow>`${prepared}
    select ${applicationColumns(fields)} from ${applicationSource} where r.id = ${id}`.execute(db);
  return rows[0];
};

/** The application if this person may know of it. */
export const visibleApplication = async (
  db: Db,
  actor: Actor,
  id: number,
  fields: ReadonlySet<string> | null = null,
): Promise<ApplicationRow> => {
  const row = await findApplication(db, id, fields);
  if (!row) throw notFound();
  enforce(view(actor, row));
  return row;
};

/**
 * The same, with the row locked until the end of the transaction. Locked first and read afterwards: a statement that
 * waits for a lock still sees the other tables as they were before it waited.
 */
export const lockedApplication = async (tx: Tx, actor: Actor, id: number): Promise<ApplicationRow> => {
  await sql`${prepared} select 1 from ship_time_requests where id = ${id} for update`.execute(tx);
  return visibleApplication(tx, actor, id);
};
