import type { QueryResult } from 'pg';
import { emptyResult, type PipelinedClient } from './pipelined-client.ts';

export type CompletionStatement = { readonly text: string; readonly values: readonly unknown[] };

/**
 * Delays the commit of a request until its response is stored. Later reads use the same transaction; starting
 * a second transaction commits the first.
 */
export class HeldTransaction {
  #state: 'none' | 'open' | 'pending' | 'over' = 'none';
  #client: PipelinedClient | undefined;
  readonly #mark: CompletionStatement;

  constructor(mark: CompletionStatement) {
    this.#mark = mark;
  }

  get pending(): PipelinedClient | undefined {
    return this.#state === 'pending' ? this.#client : undefined;
  }

  async begin(client: PipelinedClient): Promise<void> {
    if (client === this.pending) return this.#commitMarked();
    if (this.#state !== 'none') return;
    this.#state = 'open';
    this.#client = client;
    client.held = this;
  }

  commit(): QueryResult {
    this.#state = 'pending';
    return emptyResult;
  }

  rolledBack(client: PipelinedClient): void {
    if (this.#state === 'pending') return client.begin('begin');
    this.#state = 'none';
    client.held = undefined;
  }

  async #commitMarked(): Promise<void> {
    await this.#client!.send(this.#mark.text, this.#mark.values);
    await this.#client!.commit();
  }

  async end(how: 'commit' | 'commit unanswered' | 'rollback'): Promise<void> {
    if (this.#state === 'open') return;
    const client = this.pending;
    this.#state = 'over';
    if (!client) return;
    try {
      if (how === 'commit unanswered') await this.#commitMarked();
      else await client[how]();
    } finally {
      client.held = undefined;
      client.release();
    }
  }
}
