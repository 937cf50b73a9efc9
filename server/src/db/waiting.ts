import { AsyncLocalStorage } from 'node:async_hooks';
import { callbackify } from 'node:util';
import { Pool, type PoolClient } from 'pg';

export class NoAnswer extends Error {
  readonly code = 'ETIMEDOUT';

  constructor(ms: number) {
    super(`The database did not answer within ${Math.round(ms)} ms.`);
  }
}

/**
 * How long one request waits for a database that gives no answer, whatever it asks meanwhile: for a connection, for its
 * limit, for its work. An answer begins the time anew, so that long work which goes on is not cut.
 */
export class DatabaseWait {
  readonly #mostMs: number;
  #leftMs: number;

  constructor(mostMs = 10_000) {
    this.#mostMs = mostMs;
    this.#leftMs = mostMs;
  }

  get leftMs(): number {
    return this.#leftMs;
  }

  answered(): void {
    this.#leftMs = this.#mostMs;
  }

  waited(ms: number): void {
    this.#leftMs = Math.max(0, this.#leftMs - ms);
  }
}

export const waiting = new AsyncLocalStorage<DatabaseWait>();

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
    const wait = waiting.getStore();
    const taken = wait ? this.#within(wait) : super.connect();
    if (!callback) return taken;
    callbackify(() => taken)((error, client) =>
      callback(error ?? undefined, client, (broken) => client?.release(broken as Error)),
    );
  }

  async #within(wait: DatabaseWait): Promise<PoolClient> {
    const { leftMs } = wait;
    if (leftMs === 0) throw new NoAnswer(leftMs);
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
