import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { type ResponseTimeout, PipelinedClient } from './pipelined-client.ts';
import { DatabaseTimeoutError, type QueryContext, queryContext } from './request-context.ts';
import { DatabaseBusyError, type ConnectionQueue } from './connection-queue.ts';

const unaskedMs = 30_000;

const cameTooLate = (error: unknown): boolean =>
  error instanceof Error && /connection timeout|timeout exceeded/u.test(error.message);

/** Connecting may time out in a busy process. Retries until `triesUntil`; 0 never retries. */
const connect = async (pool: Pool, triesUntil: number): Promise<PoolClient> => {
  try {
    return await pool.connect();
  } catch (error) {
    if (performance.now() > triesUntil || !cameTooLate(error)) throw error;
    return connect(pool, triesUntil);
  }
};

const waitForTurn = (
  turns: ConnectionQueue,
  asked: QueryContext | undefined,
  leftMs: number,
): Promise<void> => {
  const waitMs = asked && !asked.wait.hasBegun ? turns.maximumWaitMs(asked.urgency) : leftMs;
  const late = () =>
    waitMs < leftMs ? new DatabaseBusyError(turns.retryAfterSeconds) : new DatabaseTimeoutError(leftMs);
  const since = performance.now() - (asked?.sinceArrivalMs() ?? 0);
  return turns.wait(since, Math.min(leftMs, waitMs), late);
};

export const createPortalPool = (
  pool: Pool,
  turns: ConnectionQueue,
  responseTimeout: ResponseTimeout,
): PostgresPool => {
  const names = new Map<string, string>();
  const take = async (asked: QueryContext | undefined): Promise<PipelinedClient> => {
    const wait = asked?.wait;
    const leftMs = wait?.leftMs ?? unaskedMs;
    if (wait && leftMs === 0) throw wait.refusal;
    const began = performance.now();
    let hasTurn = turns.takeFree();
    try {
      if (!hasTurn) await waitForTurn(turns, asked, leftMs);
      hasTurn = true;
      const client = await connect(pool, asked ? 0 : began + unaskedMs / 2);
      return new PipelinedClient(client, responseTimeout, names, () => turns.give());
    } catch (error) {
      if (hasTurn) turns.give();
      if (error instanceof DatabaseBusyError) wait?.refuse(error);
      else wait?.waited(error instanceof DatabaseTimeoutError ? leftMs : performance.now() - began);
      throw error;
    }
  };
  return {
    connect: async () => {
      const asked = queryContext.getStore();
      return (asked?.transaction?.pending ?? (await take(asked))) as unknown as PostgresPoolClient;
    },
    end: () => pool.end(),
    options: pool.options,
  };
};
