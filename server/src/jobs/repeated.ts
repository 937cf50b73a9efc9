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

/** What administrators see of it, and /metrics. A row that cannot be written is of no more interest than the job. */
const noteRound = async (
  db: Db,
  name: string,
  outcome: { done: number } | { error: string },
): Promise<void> => {
  const done = 'done' in outcome ? outcome.done : null;
  const error = 'error' in outcome ? outcome.error.slice(0, 1000) : null;
  await sql`
    insert into job_runs (name, last_run_at, succeeded_at, done, failures, error)
    values (${name}, now(), case when ${error}::text is null then now() end, ${done}, ${error === null ? 0 : 1}, ${error})
    on conflict (name) do update set last_run_at = now(), error = excluded.error,
      succeeded_at = coalesce(excluded.succeeded_at, job_runs.succeeded_at), done = coalesce(excluded.done, job_runs.done),
      failures = case when excluded.error is null then 0 else job_runs.failures + 1 end`
    .execute(db)
    .catch(() => undefined);
};

/** One round of a job, and a note of it. Null: another process is at it. */
export const doRound = async (db: Db, job: Job): Promise<number | null> => {
  try {
    const done = await runJob(db, job);
    if (done !== null) await noteRound(db, job.name, { done });
    return done;
  } catch (error) {
    await noteRound(db, job.name, { error: error instanceof Error ? error.message : String(error) });
    throw error;
  }
};

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
    round = doRound(db, job)
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
