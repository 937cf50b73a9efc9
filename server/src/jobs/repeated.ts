import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type { Instant } from '@shiptime/domain/shared/instant';
import type { Db, Tx } from '../db/connection.ts';
import { inTransaction } from '../db/transaction.ts';

export type Job = {
  readonly name: string;
  /** In one transaction, by one process at a time; tells how much there was to do. The clock is the database's. */
  readonly work: (tx: Tx, now: Instant) => Promise<number>;
};

/** One round of a job. Null: another process is at it. */
export const runJob = (db: Db, { name, work }: Job): Promise<number | null> =>
  inTransaction(db, async (tx) => {
    const { rows } = await sql<{ free: boolean; now: Instant }>`
      select pg_try_advisory_xact_lock(hashtext('job'), hashtext(${name})) as free, now() as now`.execute(tx);
    return rows[0]?.free ? work(tx, rows[0].now) : null;
  });

const everyTenMinutes = 600_000;

/** Does a job now and then, in any number of processes. */
export const startJob = (
  db: Db,
  log: Pick<FastifyBaseLogger, 'debug' | 'warn'>,
  job: Job,
  everyMilliseconds = everyTenMinutes,
): { stop(): Promise<void> } => {
  let round: Promise<void> = Promise.resolve();
  const start = (): void => {
    round = runJob(db, job)
      .then((done) => log.debug({ job: job.name, done }, 'a job was done'))
      .catch((err: unknown) => log.warn({ err, job: job.name }, 'a job failed and is tried again later'));
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
