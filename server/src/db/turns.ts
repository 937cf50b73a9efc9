/** There are more requests than connections for them, and have been for a while. */
export class Busy extends Error {
  readonly code = 'BUSY';
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds = 5) {
    super('More is asked than can be answered.');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Kinds of requests; when not all can be served, writes wait longest and reports are refused first. */
export type Urgency = 'write' | 'read' | 'report';

/** Milliseconds. */
export type Patience = {
  /** How long whoever comes waits for a first turn … */
  readonly atFirst: number;
  /** … and how long where somebody has been waiting at every moment for so long. */
  readonly standing: number;
  readonly whileStanding: number;
};
const usual: Patience = { atFirst: 5000, standing: 2000, whileStanding: 500 };
const retry = { least: 2, most: 30 };

type Waiting = { readonly since: number; readonly begin: () => void };

/**
 * Who gets the next connection. Whoever arrived first, however often it has been served: what was begun is ended, where
 * otherwise all would be begun and none ended in time. A crowd that comes at once is waited for; one that goes on coming is
 * told to come back, before anything was done for it (record 0121).
 */
export class Turns {
  #free: number;
  #standingSince: number | undefined;
  #given = 0;
  readonly #waiting: Waiting[] = [];
  readonly #patience: Patience;

  constructor(most: number, patience: Partial<Patience> = {}) {
    this.#free = most;
    this.#patience = { ...usual, ...patience };
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  /** True: it is yours, at once. */
  takeFree(): boolean {
    if (this.#free === 0) return false;
    this.#free -= 1;
    return true;
  }

  /** How long a newcomer may wait now. */
  patienceMs(urgency: Urgency): number {
    const { atFirst, standing, whileStanding } = this.#patience;
    if (urgency === 'write' || this.#standingMs <= standing) return atFirst;
    return urgency === 'read' ? whileStanding : 0;
  }

  /** Seconds until the queue of now will have been served, at the rate since it began to stand. */
  get retryAfterSeconds(): number {
    const perSecond = (this.#given / Math.max(1, this.#standingMs)) * 1000;
    const seconds = Math.ceil(this.#waiting.length / Math.max(perSecond, 0.01));
    return Math.min(retry.most, Math.max(retry.least, seconds));
  }

  get #standingMs(): number {
    return this.#standingSince === undefined ? 0 : performance.now() - this.#standingSince;
  }

  /** `since`: when whoever asks arrived. `late` is thrown after so long. */
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
