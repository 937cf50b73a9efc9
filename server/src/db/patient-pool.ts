import { callbackify } from 'node:util';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { asking } from './run-query.ts';
import { NoAnswer } from './database-wait.ts';
import { Busy, type Patience, Turns } from './turns.ts';

type Taken = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (error?: unknown) => void,
) => void;

/** For work that nobody waits for. */
const unaskedMs = 30_000;

/** Within so many milliseconds, or not at all: what comes later is given back. */
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

/** As `pg-pool` says it, which gives it no code. */
const cameTooLate = (error: unknown): boolean =>
  error instanceof Error && /connection timeout|timeout exceeded/u.test(error.message);

/** A pool whose connections go to the requests in the order of their arrival, and are waited for as long as these have time. */
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
    const wait = asking.getStore()?.wait;
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

  /** Whoever has nothing yet is soon told to come back. */
  #turn(leftMs: number, now: number): Promise<void> {
    const asked = asking.getStore();
    const patienceMs = asked && !asked.wait.hasBegun ? this.#turns.patienceMs(asked.urgency) : leftMs;
    const late = () => (patienceMs < leftMs ? new Busy(this.#turns.retryAfterSeconds) : new NoAnswer(leftMs));
    return this.#turns.wait(now - (asked?.sinceArrivalMs() ?? 0), Math.min(leftMs, patienceMs), late);
  }

  /**
   * A process that reads its own program, or is kept from working by others, hears too late that the database has let it in.
   * Who waits for an answer is told; a start and what is done in the background ask again.
   */
  async #connection(): Promise<PoolClient> {
    const began = performance.now();
    for (;;) {
      try {
        return await super.connect();
      } catch (error) {
        const waits = asking.getStore() !== undefined;
        if (waits || !cameTooLate(error) || performance.now() - began > unaskedMs / 2) throw error;
      }
    }
  }

  /** Its turn is over when it comes back. */
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
