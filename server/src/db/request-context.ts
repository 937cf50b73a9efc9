import { AsyncLocalStorage } from 'node:async_hooks';
import { type RawBuilder, sql } from 'kysely';
import type { QueryUrgency } from './connection-queue.ts';

export class DatabaseTimeout extends Error {
  readonly code = 'ETIMEDOUT';

  constructor(ms: number) {
    super(`The database did not answer within ${Math.round(ms)} ms.`);
  }
}

/** Limits the wait of a request for a silent database; each answer restarts the clock. */
export class DatabaseWait {
  readonly #mostMs: number;
  leftMs: number;
  /** A request that already has an answer is cheaper to finish than to refuse. */
  hasBegun = false;
  refusal: Error = new DatabaseTimeout(0);

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
  readonly wait: DatabaseWait;
  readonly urgency: QueryUrgency;
  readonly sinceArrivalMs: () => number;
  /** A HeldTransaction. */
  transaction?: { readonly pending: object | undefined; begin(client: object): Promise<void> };
};

/** One store for all values: each AsyncLocalStorage costs every request time. */
export const queryContext = new AsyncLocalStorage<QueryContext>();

/**
 * Sets the arrival time that `public.received_at()` returns, so that lock waits make no
 * request late. Select it before the first lock.
 */
export const setArrivalTime = (): RawBuilder<string> =>
  sql<string>`set_config('shiptime.received_at',
    (clock_timestamp() - make_interval(secs => ${(queryContext.getStore()?.sinceArrivalMs() ?? 0) / 1000}))::text, true)`;
