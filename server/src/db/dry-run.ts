import type { Db, Tx } from './connection.ts';
import { runInTransaction } from './transaction.ts';

class DryRunFinished<T> extends Error {
  readonly answer: T;
  constructor(answer: T) {
    super('rehearsed');
    this.answer = answer;
  }
}

export const runOrDryRun = async <T>(db: Db, isDryRun: boolean, work: (tx: Tx) => Promise<T>): Promise<T> => {
  try {
    return await runInTransaction(db, async (tx) => {
      const answer = await work(tx);
      if (isDryRun) throw new DryRunFinished(answer);
      return answer;
    });
  } catch (thrown) {
    if (thrown instanceof DryRunFinished) return thrown.answer as T;
    throw thrown;
  }
};
