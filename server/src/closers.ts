type Closer = () => Promise<unknown>;

/** What has been opened so far, to be closed in the opposite order; each once, even when one of them fails. */
export class Closers {
  readonly #closers: Closer[] = [];

  add(closer: Closer): void {
    this.#closers.push(closer);
  }

  async close(onFailure: (error: unknown) => void): Promise<void> {
    for (let closer = this.#closers.pop(); closer; closer = this.#closers.pop()) {
      await closer().catch(onFailure);
    }
  }
}
