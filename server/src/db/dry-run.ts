import type { Db, Tx } from './connection.ts';
import { inTransaction } from './transaction.ts';

class Rehearsed<T> extends Error {
  readonly answer: T;
  constructor(answer: T) {
    super('rehearsed');
    this.answer = answer;
  }
}

export const runOrDryRun = async <T>(
  db: Db,
  isRehearsal: boolean,
  work: (tx: Tx) => Promise<T>,
): Promise<T> => {
  try {
    return await inTransaction(db, async (tx) => {
      const answer = await work(tx);
      if (isRehearsal) throw new Rehearsed(answer);
      return answer;
    });
  } catch (thrown) {
    if (thrown instanceof Rehearsed) return thrown.answer as T;
    throw thrown;
  }
};
