import { randomInt } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { ClientBase } from 'pg';

/** Any numbers that no other lock uses. */
const processes = 7361;
const portalNumber = 7362;

export const newProcessNumber = (): number => randomInt(1, 2 ** 31 - 1);

/**
 * Held as long as this connection lives, and so no longer than the process: the number of the process, and the database
 * as one that a portal uses. False: somebody has the database for himself, to move it.
 */
export const sayAlive = async (client: Pick<ClientBase, 'query'>, number: number): Promise<boolean> => {
  const { rows } = await client.query<{ taken: boolean }>(
    `select pg_try_advisory_lock($1, $2), pg_try_advisory_lock_shared($3) as taken`,
    [processes, number, portalNumber],
  );
  return rows[0]?.taken ?? false;
};

/** True when the process with that number has died, or has lost the database and with it all that it had begun. */
export const isDead = (number: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`pg_try_advisory_xact_lock(${sql.lit(processes)}, ${number})`;

/** For whoever needs the database for himself; false: a portal uses it. Held until the connection ends. */
export const takeForOneself = async (client: Pick<ClientBase, 'query'>): Promise<boolean> => {
  const { rows } = await client.query<{ taken: boolean }>(
    'select pg_try_advisory_lock($1::bigint) as taken',
    [portalNumber],
  );
  return rows[0]?.taken ?? false;
};
