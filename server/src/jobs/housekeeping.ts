import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type { Db, Tx } from '../db/connection.ts';
import { inTransaction } from '../db/transaction.ts';

/** What is of no more use, and after how long. Sessions and links stay a while for whoever looks into a complaint. */
const sweeps = {
  sessions: sql`delete from sessions where least(expires_at, revoked_at) < now() - interval '30 days'
    or last_used_at < now() - interval '30 days'`,
  account_tokens: sql`delete from account_tokens where least(expires_at, used_at) < now() - interval '30 days'`,
  invitations: sql`delete from invitations where accepted_at is null and expires_at < now() - interval '30 days'`,
  idempotency_keys: sql`delete from idempotency_keys where created_at < now() - interval '24 hours'`,
  rate_limits: sql`delete from rate_limits where expire < extract(epoch from now()) * 1000 - 60000`,
  outbox: sql`delete from outbox where sent_at < now() - interval '1 year'`,
} as const;

type Swept = Partial<Record<keyof typeof sweeps, number>>;

// Any number that no other lock uses: one process at a time is enough.
const lockKey = 7_361_204_519;

export const sweep = async (tx: Tx): Promise<Swept> => {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(${sql.lit(lockKey)}) as free`.execute(tx);
  if (!rows[0]?.free) return {};
  const swept: Swept = {};
  for (const [table, statement] of Object.entries(sweeps)) {
    const { numAffectedRows } = await statement.execute(tx);
    swept[table as keyof typeof sweeps] = Number(numAffectedRows ?? 0n);
  }
  return swept;
};

const everyTenMinutes = 600_000;

/** Sweeps now and then, in any number of processes. */
export const startHousekeeping = (
  db: Db,
  log: Pick<FastifyBaseLogger, 'debug' | 'warn'>,
  everyMilliseconds = everyTenMinutes,
): { stop(): Promise<void> } => {
  let round: Promise<void> = Promise.resolve();
  const start = (): void => {
    round = inTransaction(db, sweep)
      .then((swept) => log.debug({ swept }, 'swept'))
      .catch((err: unknown) => log.warn({ err }, 'sweeping failed and is tried again later'));
  };
  const clock = setInterval(start, everyMilliseconds);
  start();
  return {
    stop: async () => {
      clearInterval(clock);
      await round;
    },
  };
};
