import { callbackify } from 'node:util';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { queryContext } from './run-query.ts';
import { NoAnswer } from './database-wait.ts';
import { Busy, type Patience, Turns } from './turns.ts';

type Taken = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (error?: unknown) => void,
) => void;

const unaskedMs = 30_000;

const within = async (taking: Promise<PoolClient>, ms: number): Promise<PoolClient> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswer(ms)), ms);
  });
  try {
    return await Promise.race([taking, late]);
  } catch (error) {
    taking.then((client) => client.release()).catch(() => undefined);
    throw error;
  } finally {
    clearTimeout(timer);
  }
};

/** `pg-pool` gives this error no code. */
const cameTooLate = (error: unknown): boolean =>
  error instanceof Error && /connection timeout|timeout exceeded/u.test(error.message);

/** Lends connections in order of arrival. */
export class PatientPool extends Pool {
  readonly #turns: Turns;

  constructor({ patience, ...config }: PoolConfig & { max: number; patience?: Partial<Patience> }) {
    super(config);
    this.#turns = new Turns(config.max, patience);
    Object.defineProperty(this, 'waitingCount', { get: () => this.#turns.waiting });
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Taken): void;
  override connect(callback?: Taken): Promise<PoolClient> | void {
    const taken = this.#inTurn();
    if (!callback) return taken;
    callbackify(() => taken)((error, client) =>
      callback(error ?? undefined, client, (broken) => client?.release(broken as Error)),
    );
  }

  async #inTurn(): Promise<PoolClient> {
    const wait = queryContext.getStore()?.wait;
    const leftMs = wait?.leftMs ?? unaskedMs;
    if (wait && leftMs === 0) throw wait.refusal;
    const began = performance.now();
    try {
      if (!this.#turns.takeFree()) await this.#turn(leftMs, began);
      else if (this.idleCount > 0) return await this.#lent();
      return await within(this.#lent(), Math.max(1, leftMs - (performance.now() - began)));
    } catch (error) {
      if (error instanceof Busy) wait?.refuse(error);
      else wait?.waited(error instanceof NoAnswer ? leftMs : performance.now() - began);
      throw error;
    }
  }

  #turn(leftMs: number, now: number): Promise<void> {
    const asked = queryContext.getStore();
    const patienceMs = asked && !asked.wait.hasBegun ? this.#turns.patienceMs(asked.urgency) : leftMs;
    const late = () => (patienceMs < leftMs ? new Busy(this.#turns.retryAfterSeconds) : new NoAnswer(leftMs));
    return this.#turns.wait(now - (asked?.sinceArrivalMs() ?? 0), Math.min(leftMs, patienceMs), late);
  }

  /** A busy process may time out while connecting; background work retries, a request fails. */
  async #connection(): Promise<PoolClient> {
    const began = performance.now();
    for (;;) {
      try {
        return await super.connect();
      } catch (error) {
        const waits = queryContext.getStore() !== undefined;
        if (waits || !cameTooLate(error) || performance.now() - began > unaskedMs / 2) throw error;
      }
    }
  }

  async #lent(): Promise<PoolClient> {
    const client = await this.#connection().catch((error: unknown) => {
      this.#turns.give();
      throw error;
    });
    const { release } = client;
    client.release = (error) => {
      release(error);
      this.#turns.give();
    };
    return client;
  }
}
