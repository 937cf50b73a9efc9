import { AsyncLocalStorage } from 'node:async_hooks';
import type { HeldTransaction } from './held-transaction.ts';
import type { DatabaseWait } from './database-wait.ts';
import type { Urgency } from './turns.ts';

/** On whose behalf the database is asked: what its connections and statements have to know of the request. */
export type Asking = {
  readonly wait: DatabaseWait;
  readonly urgency: Urgency;
  /** How long ago the request arrived. */
  readonly sinceArrivalMs: () => number;
  /** Of a request whose answer is kept with its work, from the moment when the work begins. */
  transaction?: HeldTransaction;
};

/** One for all of it: each store that follows the asynchronous work costs every request time. */
export const asking = new AsyncLocalStorage<Asking>();
