import { setTimeout as pause } from 'node:timers/promises';

type Closer = () => Promise<unknown>;

const late = Symbol('late');

/** Closes in reverse order, each once; a failing or hanging closer does not stop the others. */
export class ShutdownTasks {
  readonly #closers: Closer[] = [];
  readonly #timeoutMs: number;

  constructor(timeoutMs = 15_000) {
    this.#timeoutMs = timeoutMs;
  }

  add(name: string, close: Closer, extraMs = 0): void {
    const wholeTimeoutMs = this.#timeoutMs + extraMs;
    this.#closers.push(async () => {
      const end = await Promise.race([close(), pause(wholeTimeoutMs, late, { ref: false })]);
      if (end === late) throw new Error(`${name} did not close within ${wholeTimeoutMs / 1000} s`);
    });
  }

  async close(onFailure: (error: unknown) => void): Promise<void> {
    for (let closer = this.#closers.pop(); closer; closer = this.#closers.pop())
      await closer().catch(onFailure);
  }
}
