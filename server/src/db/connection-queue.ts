export class DatabaseBusyError extends Error {
  readonly code = 'BUSY';
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds = 5) {
    super('More is asked than can be answered.');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Under overload, reports are refused first, then reads; writes wait longest. */
export type QueryUrgency = 'write' | 'read' | 'report';

/**
 * In milliseconds. `atFirst`: longest wait during a burst. `standing`: age at which a queue counts as
 * overload. `whileStanding`: longest wait of a read during overload.
 */
export type QueueWaitLimits = {
  readonly atFirst: number;
  readonly standing: number;
  readonly whileStanding: number;
};
const usual: QueueWaitLimits = { atFirst: 5000, standing: 2000, whileStanding: 500 };
const retry = { least: 2, most: 30 };

type Waiting = { readonly since: number; readonly begin: () => void };

/**
 * Serves the oldest request first (record 0121). Absorbs bursts, but refuses reads and reports during
 * overload.
 */
export class ConnectionQueue {
  #free: number;
  #standingSince: number | undefined;
  #given = 0;
  readonly #waiting: Waiting[] = [];
  readonly #waitLimits: QueueWaitLimits;

  constructor(most: number, limits: Partial<QueueWaitLimits> = {}) {
    this.#free = most;
    this.#waitLimits = { ...usual, ...limits };
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  takeFree(): boolean {
    if (this.#free === 0) return false;
    this.#free -= 1;
    return true;
  }

  maximumWaitMs(urgency: QueryUrgency): number {
    const { atFirst, standing, whileStanding } = this.#waitLimits;
    if (urgency === 'write' || this.#standingMs <= standing) return atFirst;
    return urgency === 'read' ? whileStanding : 0;
  }

  /** Seconds until the queue is served at the current rate. */
  get retryAfterSeconds(): number {
    const perSecond = (this.#given / Math.max(1, this.#standingMs)) * 1000;
    const seconds = Math.ceil(this.#waiting.length / Math.max(perSecond, 0.01));
    return Math.min(retry.most, Math.max(retry.least, seconds));
  }

  get #standingMs(): number {
    return this.#standingSince === undefined ? 0 : performance.now() - this.#standingSince;
  }

  wait(since: number, mostMs: number, late: () => Error): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const one: Waiting = { since, begin };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(one), 1);
        this.#noteCalm();
        reject(late());
      }, mostMs);
      this.#standingSince ??= performance.now();
      const after = this.#waiting.findLastIndex((other) => other.since <= since);
      this.#waiting.splice(after + 1, 0, one);
    });
  }

  give(): void {
    const next = this.#waiting.shift();
    this.#given += 1;
    if (!next) {
      this.#free += 1;
      return;
    }
    this.#noteCalm();
    next.begin();
  }

  #noteCalm(): void {
    if (this.#waiting.length > 0) return;
    this.#standingSince = undefined;
    this.#given = 0;
  }
}
