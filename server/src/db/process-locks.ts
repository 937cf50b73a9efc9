import { randomInt } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { ClientBase } from 'pg';

/** Advisory lock key, unused elsewhere. */
const processes = 7361;
export const portalLockClass = 7362;

export const generateProcessNumber = (): number => randomInt(1, 2 ** 31 - 1);

/**
 * Takes a lock on the process number and a shared lock on the database until the connection ends. False if
 * the database is locked exclusively.
 */
export const lockProcessNumber = async (
  client: Pick<ClientBase, 'query'>,
  number: number,
): Promise<boolean> => {
  const { rows } = await client.query<{ taken: boolean }>(
    `select pg_try_advisory_lock($1, $2), pg_try_advisory_lock_shared($3) as taken`,
    [processes, number, portalLockClass],
  );
  return rows[0]?.taken ?? false;
};

export const isProcessDeadSql = (number: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`pg_try_advisory_xact_lock(${sql.lit(processes)}, ${number})`;

/** Holds the lock until the connection ends; false if a portal uses the database. */
export const lockDatabaseExclusively = async (client: Pick<ClientBase, 'query'>): Promise<boolean> => {
  const { rows } = await client.query<{ taken: boolean }>(
    'select pg_try_advisory_lock($1::bigint) as taken',
    [portalLockClass],
  );
  return rows[0]?.taken ?? false;
};
