import { callbackify } from 'node:util';
import { Pool, type PoolClient } from 'pg';
import { asking } from './asking.ts';
import { type DatabaseWait, NoAnswer } from './database-wait.ts';

type Taken = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (error?: unknown) => void,
) => void;

/** A pool whose connections are waited for as long as the request has time left. */
export class PatientPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(callback: Taken): void;
  override connect(callback?: Taken): Promise<PoolClient> | void {
    const wait = asking.getStore()?.wait;
    const taken = wait ? this.#within(wait) : super.connect();
    if (!callback) return taken;
    callbackify(() => taken)((error, client) =>
      callback(error ?? undefined, client, (broken) => client?.release(broken as Error)),
    );
  }

  async #within(wait: DatabaseWait): Promise<PoolClient> {
    const { leftMs } = wait;
    if (leftMs === 0) throw new NoAnswer(leftMs);
    if (this.idleCount > this.waitingCount) return super.connect();
    const began = performance.now();
    const taken = super.connect();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new NoAnswer(leftMs)), leftMs);
    });
    try {
      return await Promise.race([taken, late]);
    } catch (error) {
      wait.waited(error instanceof NoAnswer ? leftMs : performance.now() - began);
      taken.then((client) => client.release()).catch(() => undefined);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }
}
