import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type { Instant } from '@shiptime/domain/shared/instant';
import type { Db, Tx } from '../db/connection.ts';
import { runInTransaction } from '../db/transaction.ts';
import { runTraced } from '../traced-work.ts';

export type Job = {
  readonly name: string;
  readonly work: (tx: Tx, now: Instant) => Promise<number>;
};

/** Runs each batch in its own transaction, so that a failure affects only its batch. */
export type BatchedJob = {
  readonly name: string;
  readonly next: (db: Db, now: Instant, after: number) => Promise<readonly number[]>;
  readonly work: (tx: Tx, now: Instant, ids: readonly number[]) => Promise<number>;
};

const locked = (
  db: Db,
  name: string,
  work: (tx: Tx, now: Instant) => Promise<number>,
): Promise<number | null> =>
  runInTransaction(db, async (tx) => {
    const { rows } = await sql<{ free: boolean; now: Instant }>`
      select pg_try_advisory_xact_lock(hashtext('job'), hashtext(${name})) as free, now() as now`.execute(tx);
    return rows[0]?.free ? work(tx, rows[0].now) : null;
  });

const runBatches = async (db: Db, { name, next, work }: BatchedJob, at?: Instant): Promise<number | null> => {
  let now = at;
  const isFree = await locked(db, name, async (_tx, clock) => {
    now ??= clock;
    return 0;
  });
  if (isFree === null) return null;
  const failed: unknown[] = [];
  let [done, batches] = [0, 0];
  let ids = await next(db, now!, 0);
  while (ids.length > 0) {
    const batch = ids;
    batches += 1;
    done +=
      (await locked(db, name, (tx) => work(tx, now!, batch)).catch((error: unknown) => {
        failed.push(error);
      })) ?? 0;
    ids = await next(db, now!, batch.at(-1)!);
  }
  if (failed.length === 0) return done;
  const [cause] = failed;
  throw new Error(`${failed.length} of ${batches} batches failed, the first: ${String(cause)}`, { cause });
};

/** Null if another process runs the job; `at` replaces the database's clock. */
export const runJob = (db: Db, job: Job | BatchedJob, at?: Instant): Promise<number | null> =>
  'next' in job ? runBatches(db, job, at) : locked(db, job.name, (tx, now) => job.work(tx, at ?? now));

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

export const runJobAndRecord = async (db: Db, job: Job | BatchedJob): Promise<number | null> => {
  try {
    const done = await runTraced({ kind: 'job', name: job.name }, () => runJob(db, job));
    if (done !== null) await noteRound(db, job.name, { done });
    return done;
  } catch (error) {
    await noteRound(db, job.name, { error: error instanceof Error ? error.message : String(error) });
    throw error;
  }
};

const everyTenMinutes = 600_000;

export const startJob = (
  db: Db,
  log: Pick<FastifyBaseLogger, 'debug' | 'warn'>,
  job: Job | BatchedJob,
  everyMilliseconds = everyTenMinutes,
): { stop(): Promise<void> } => {
  let round: Promise<void> = Promise.resolve();
  const start = (): void => {
    round = runJobAndRecord(db, job)
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
