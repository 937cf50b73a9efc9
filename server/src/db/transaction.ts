import { setTimeout as pause } from 'node:timers/promises';
import type { Db, Tx } from './connection.ts';

const serializationFailure = '40001';
const deadlock = '40P01';

const isWorthRetrying = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  (error.code === serializationFailure || error.code === deadlock);

/**
 * Retries `work` after deadlocks and serialization failures, so `work` must have no side effects outside the
 * transaction.
 */
export const runInTransaction = async <T>(db: Db, work: (tx: Tx) => Promise<T>, attempts = 5): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt >= attempts || !isWorthRetrying(error)) throw error;
      await pause(Math.random() * 20 * 2 ** attempt);
    }
  }
};
