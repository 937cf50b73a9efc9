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
