export class NoAnswer extends Error {
  readonly code = 'ETIMEDOUT';

  constructor(ms: number) {
    super(`The database did not answer within ${Math.round(ms)} ms.`);
  }
}

/** Limits the wait of a request for a silent database; each answer restarts the clock. */
export class DatabaseWait {
  readonly #mostMs: number;
  #leftMs: number;
  #hasBegun = false;
  #refusal: Error | undefined;

  constructor(mostMs = 10_000) {
    this.#mostMs = mostMs;
    this.#leftMs = mostMs;
  }

  get leftMs(): number {
    return this.#leftMs;
  }

  /** A request that already has an answer is cheaper to finish than to refuse. */
  get hasBegun(): boolean {
    return this.#hasBegun;
  }

  answered(): void {
    this.#hasBegun = true;
    this.#leftMs = this.#mostMs;
  }

  waited(ms: number): void {
    this.#leftMs = Math.max(0, this.#leftMs - ms);
  }

  /** Refuses this and every later statement of the request. */
  refuse(reason: Error): void {
    this.#refusal = reason;
    this.#leftMs = 0;
  }

  get refusal(): Error {
    return this.#refusal ?? new NoAnswer(0);
  }
}
