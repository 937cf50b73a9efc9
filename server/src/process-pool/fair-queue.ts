import { Refusal } from '../http/refusal.ts';

export type FairQueueLimits = {
  readonly atOnce: number;
  readonly atOnceEach: number;
  readonly waitingEach: number;
  readonly waiting: number;
};

const tooManyOfOne = (): Refusal =>
  new Refusal('too_many_at_once', {
    message: 'answers:http.too_many_at_once',
    retryAfter: 5,
  });

const tooManyOfAll = (): Refusal =>
  new Refusal('unavailable', { message: 'answers:http.service_unavailable', retryAfter: 10 });

/** Gives the next turn to the person who has waited longest, regardless of queue length. */
export class FairQueue {
  readonly #shares: FairQueueLimits;
  readonly #busy = new Map<string, number>();
  readonly #lines = new Map<string, (() => void)[]>();
  #atIt = 0;
  #waiting = 0;

  constructor(shares: FairQueueLimits) {
    this.#shares = shares;
  }

  /** Throws 429 if the person has too many jobs waiting, 503 if everyone together has. */
  requireRoom(owner: string): void {
    if (this.#isFree(owner)) return;
    if ((this.#lines.get(owner)?.length ?? 0) >= this.#shares.waitingEach) throw tooManyOfOne();
    if (this.#waiting >= this.#shares.waiting) throw tooManyOfAll();
  }

  async take(owner: string): Promise<() => void> {
    this.requireRoom(owner);
    const line = this.#lines.get(owner) ?? [];
    await new Promise<void>((resolve) => {
      this.#lines.set(owner, [...line, resolve]);
      this.#waiting += 1;
      this.#callNext();
    });
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.#leave(owner);
    };
  }

  async during<T>(owner: string, work: () => Promise<T>): Promise<T> {
    const leave = await this.take(owner);
    try {
      return await work();
    } finally {
      leave();
    }
  }

  #isFree(owner: string): boolean {
    return this.#atIt < this.#shares.atOnce && (this.#busy.get(owner) ?? 0) < this.#shares.atOnceEach;
  }

  #leave(owner: string): void {
    const left = (this.#busy.get(owner) ?? 1) - 1;
    if (left === 0) this.#busy.delete(owner);
    else this.#busy.set(owner, left);
    this.#atIt -= 1;
    this.#callNext();
  }

  #callNext(): void {
    for (const [owner, [first, ...others]] of this.#lines) {
      if (!first || !this.#isFree(owner)) continue;
      this.#lines.delete(owner);
      if (others.length > 0) this.#lines.set(owner, others);
      this.#busy.set(owner, (this.#busy.get(owner) ?? 0) + 1);
      this.#atIt += 1;
      this.#waiting -= 1;
      first();
    }
  }
}
