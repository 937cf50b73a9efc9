import type { PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { type Statement, withoutCommit } from './one-message.ts';

type Query = <R>(text: string, values: readonly unknown[]) => Promise<PostgresQueryResult<R>>;

const done = (command: string) => ({ command: command as never, rowCount: 0, rows: [] });

/** Delays a request's commit until its answer is stored; later reads share the transaction. */
export class HeldTransaction {
  #state: 'none' | 'open' | 'pending' | 'over' = 'none';
  #client: PostgresPoolClient | undefined;
  #last: Promise<unknown> = Promise.resolve();
  readonly #mark: Statement;

  /** `mark` records that the work was done, when it is committed before an answer exists. */
  constructor(mark: Statement) {
    this.#mark = mark;
  }

  get isPending(): boolean {
    return this.#state === 'pending';
  }

  get isOver(): boolean {
    return this.#state === 'over';
  }

  /** Holds the first transaction on this connection; later ones run as usual. */
  watch(client: PostgresPoolClient): PostgresPoolClient {
    let isOurs = false;
    const query: Query = async (text, values) => {
      if (this.#state === 'none' && /^(begin|start transaction)/.test(text)) {
        isOurs = true;
        this.#state = 'open';
      } else if (isOurs && text === 'commit' && this.#state === 'open') {
        this.#state = 'pending';
        this.#client = client;
        return done('COMMIT');
      } else if (isOurs && text === 'rollback') {
        isOurs = false;
        this.#state = 'none';
      }
      return (client.query as Query)(isOurs ? withoutCommit(text) : text, values);
    };
    const release = () => {
      if (!isOurs || this.#state !== 'pending') client.release();
    };
    return { query: query as PostgresPoolClient['query'], release };
  }

  /**
   * Lends the held connection, so reads see its writes; a second transaction commits the
   * first.
   */
  shared(): PostgresPoolClient {
    const query: Query = async (text, values) => {
      if (/^(begin|start transaction)/.test(text)) await this.#commitMarked();
      if (text === 'commit') return done('COMMIT');
      const answer = await this.#send(withoutCommit(text), values);
      if (text === 'rollback') await this.#send('begin', []);
      return answer as never;
    };
    return { query: query as PostgresPoolClient['query'], release: () => undefined };
  }

  #send(text: string, values: readonly unknown[]): Promise<unknown> {
    const next = this.#last.then(() => (this.#client!.query as Query)(text, values));
    this.#last = next.catch(() => undefined);
    return next;
  }

  async #commitMarked(): Promise<void> {
    await this.#send(this.#mark.text, this.#mark.values);
    await this.#send('commit', []);
  }

  async end(how: 'commit' | 'commit unanswered' | 'rollback'): Promise<void> {
    if (this.#state === 'open') return;
    const wasPending = this.isPending;
    this.#state = 'over';
    if (!wasPending) return;
    try {
      if (how === 'commit unanswered') await this.#commitMarked();
      else await this.#send(how, []);
    } finally {
      this.#client?.release();
    }
  }
}
