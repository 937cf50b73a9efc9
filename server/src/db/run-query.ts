import { AsyncLocalStorage } from 'node:async_hooks';
import type { HeldTransaction } from './held-transaction.ts';
import type { DatabaseWait } from './database-wait.ts';
import type { Urgency } from './turns.ts';

export type QueryContext = {
  readonly wait: DatabaseWait;
  readonly urgency: Urgency;
  readonly sinceArrivalMs: () => number;
  transaction?: HeldTransaction;
};

/** One store for all values: each AsyncLocalStorage costs every request time. */
export const queryContext = new AsyncLocalStorage<QueryContext>();
