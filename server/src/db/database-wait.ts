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
  #hasBegun = false;
  #refusal: Error | undefined;

  constructor(mostMs = 10_000) {
    this.#mostMs = mostMs;
    this.#leftMs = mostMs;
  }

  get leftMs(): number {
    return this.#leftMs;
  }

  /** Something was already answered: to end it costs less than to begin another one. */
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

  /** Not now, and whatever is asked next has the same answer. */
  refuse(reason: Error): void {
    this.#refusal = reason;
    this.#leftMs = 0;
  }

  /** Why there is no time left. */
  get refusal(): Error {
    return this.#refusal ?? new NoAnswer(0);
  }
}
