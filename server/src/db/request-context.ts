import { AsyncLocalStorage } from 'node:async_hooks';
import { type RawBuilder, sql } from 'kysely';
import type { QueryUrgency } from './connection-queue.ts';

export class DatabaseTimeoutError extends Error {
  readonly code = 'ETIMEDOUT';

  constructor(ms: number) {
    super(`The database did not answer within ${Math.round(ms)} ms.`);
  }
}

/** Limits how long a request waits for a silent database; each response restarts the clock. */
export class DatabaseWaitLimit {
  readonly #mostMs: number;
  leftMs: number;
  /** True once part of the work is done: completing the request is then cheaper than refusing it. */
  hasBegun = false;
  refusal: Error = new DatabaseTimeoutError(0);

  constructor(mostMs = 10_000) {
    this.#mostMs = mostMs;
    this.leftMs = mostMs;
  }

  answered(): void {
    this.hasBegun = true;
    this.leftMs = this.#mostMs;
  }

  waited(ms: number): void {
    this.leftMs = Math.max(0, this.leftMs - ms);
  }

  refuse(reason: Error): void {
    this.refusal = reason;
    this.leftMs = 0;
  }
}

export type QueryContext = {
  readonly wait: DatabaseWaitLimit;
  readonly urgency: QueryUrgency;
  readonly sinceArrivalMs: () => number;
  transaction?: { readonly pending: object | undefined; begin(client: object): Promise<void> };
};

/** One store for all values, because each AsyncLocalStorage costs time in every request. */
export const queryContext = new AsyncLocalStorage<QueryContext>();

/**
 * Sets the arrival time that `public.received_at()` returns, so that waiting for locks does not count. Select
 * before the first lock.
 */
export const setReceivedAtSql = (): RawBuilder<string> =>
  sql<string>`set_config('shiptime.received_at',
    (clock_timestamp() - make_interval(secs => ${(queryContext.getStore()?.sinceArrivalMs() ?? 0) / 1000}))::text, true)`;
