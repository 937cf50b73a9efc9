import { sql } from 'kysely';
import { DatabaseError, type PoolClient, type QueryResult } from 'pg';
import { runTraced } from '../traced-work.ts';
import { DatabaseTimeoutError, queryContext } from './request-context.ts';

const preparedMark = '/* prepared */';
const unansweredMark = '/* unanswered */';

/** Prefix of a statement that each connection prepares once and reuses. */
export const preparedStatementMark = sql.raw(preparedMark);

export const fireAndForgetStatementMark = sql.raw(unansweredMark);

/** Statements sent without waiting for BEGIN: reads are harmless outside a transaction. */
const onlyReads = /^(\/\* \w+ \*\/)*\s*select\b/;
const begins = /^(begin|start transaction)/;
export const emptyResult = { command: '', rowCount: 0, oid: 0, fields: [], rows: [] };

export const announceLiveEventFunctionName = 'public.tell_live';
const listeners = new Set<() => void>();
export const onLiveEventCommitted = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export interface ResponseTimeout {
  answerMs: number;
  /** Epoch milliseconds of the last response. */
  answeredAt?: number;
}

/** Connections keep prepared statements until they close, so their number is limited. */
const mostStatements = 64;
type Names = Map<string, string>;

/** Sends BEGIN, locks and reads without waiting for earlier responses; only writes wait. */
export class PipelinedClient {
  held: { commit(): QueryResult; rolledBack(client: PipelinedClient): void } | undefined;
  readonly #client: PoolClient;
  readonly #responseTimeout: ResponseTimeout;
  readonly #names: Names;
  readonly #released: () => void;
  #unanswered: Promise<QueryResult>[] = [];
  #begin: string | undefined;
  #isOpen = false;
  #hasNews = false;
  #isBroken = false;

  constructor(client: PoolClient, responseTimeout: ResponseTimeout, names: Names, released: () => void) {
    this.#client = client;
    this.#responseTimeout = responseTimeout;
    this.#names = names;
    this.#released = released;
  }

  async query(text: string, values: readonly unknown[] = []): Promise<QueryResult> {
    if (begins.test(text)) {
      await queryContext.getStore()?.transaction?.begin(this);
      this.begin(text);
      return emptyResult;
    }
    if (text === 'commit') return this.held ? this.held.commit() : this.commit();
    if (text !== 'rollback') return this.#execute(text, values);
    await this.rollback();
    this.held?.rolledBack(this);
    return emptyResult;
  }

  release(): void {
    if (this.held) return;
    this.#client.release(this.#isBroken);
    this.#released();
  }

  begin(text: string): void {
    this.#begin = text;
    this.#isOpen = true;
  }

  commit(): Promise<QueryResult> {
    return this.#end(() => this.#answer('commit'));
  }

  /** A connection that cannot roll back is closed; the original error is reported. */
  async rollback(): Promise<void> {
    this.#hasNews = false;
    await this.#end(() => this.send('rollback')).catch(() => (this.#isBroken = true));
    this.#unanswered = [];
  }

  async #end(send: () => Promise<QueryResult>): Promise<QueryResult> {
    const isEmpty = this.#begin;
    this.#isOpen = false;
    this.#begin = undefined;
    return isEmpty ? emptyResult : send();
  }

  send(text: string, values: readonly unknown[] = []): Promise<QueryResult> {
    this.#sendBegin();
    this.#hasNews ||= text.includes(announceLiveEventFunctionName);
    const answer = this.#ask(text, values);
    answer.catch(() => undefined);
    this.#unanswered.push(answer);
    return answer;
  }

  #sendBegin(): void {
    const begin = this.#begin;
    this.#begin = undefined;
    if (begin) void this.send(begin);
  }

  async #execute(marked: string, values: readonly unknown[]): Promise<QueryResult> {
    const isLock = marked.startsWith(unansweredMark);
    const text = isLock ? marked.slice(unansweredMark.length) : marked;
    if (isLock && this.#isOpen) {
      void this.send(text, values);
      return emptyResult;
    }
    if (!onlyReads.test(text)) {
      this.#sendBegin();
      await this.#settle();
    }
    return this.#answer(text, values);
  }

  async #answer(text: string, values: readonly unknown[] = []): Promise<QueryResult> {
    const answer = this.send(text, values);
    await this.#settle();
    if (!this.#isOpen && this.#hasNews) {
      this.#hasNews = false;
      for (const listener of listeners) listener();
    }
    return answer;
  }

  async #settle(): Promise<void> {
    const answers = this.#unanswered;
    this.#unanswered = [];
    for (const answer of await Promise.allSettled(answers))
      if (answer.status === 'rejected') throw answer.reason;
  }

  #nameOf(text: string): string | undefined {
    const names = this.#names;
    if (!names.has(text) && names.size < mostStatements) names.set(text, `prepared_${names.size}`);
    return names.get(text);
  }

  async #ask(text: string, values: readonly unknown[]): Promise<QueryResult> {
    const { answerMs } = this.#responseTimeout;
    const wait = queryContext.getStore()?.wait;
    const mostMs = Math.min(answerMs, Math.max(1, wait?.leftMs ?? answerMs));
    const name = text.startsWith(preparedMark) && this.#nameOf(text);
    try {
      const query = { text, values: [...values], query_timeout: mostMs, ...(name && { name }) };
      const answer = await runTraced({ kind: 'query', name: text }, () => this.#client.query(query));
      wait?.answered();
      this.#responseTimeout.answeredAt = Date.now();
      return answer;
    } catch (error) {
      if (error instanceof DatabaseError) wait?.answered();
      if (!(error instanceof Error && error.message === 'Query read timeout')) throw error;
      this.#isBroken = true;
      wait?.waited(mostMs);
      throw new DatabaseTimeoutError(mostMs);
    }
  }
}
