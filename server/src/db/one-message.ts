import { sql } from 'kysely';
import type { QueryResult } from 'pg';

const unansweredMark = '/* unanswered */';
const committingMark = '/* committing */';

/**
 * Marks a statement whose answer nobody waits for (a lock): sent with the next, which reports
 * its error.
 */
export const fireAndForgetMark = sql.raw(unansweredMark);

/** Starts the last statement of a transaction: the commit is sent with it. */
export const commitWithMark = sql.raw(committingMark);

export type Statement = { readonly text: string; readonly values: readonly unknown[] };
type Send = (statement: Statement) => Promise<QueryResult>;
type Together = <T>(work: () => T) => T;

const withoutMark = ({ text, values }: Statement): Statement => ({
  text: text.slice(text.indexOf('*/') + 2),
  values,
});

/** For a transaction that goes on after the statement marked as its last. */
export const withoutCommit = (text: string): string =>
  text.startsWith(committingMark) ? text.slice(committingMark.length) : text;

export const isCommit = (text: string): boolean => text === 'commit' || text.startsWith(committingMark);

const done = (command: string): QueryResult => ({ command, rowCount: 0, oid: 0, fields: [], rows: [] });
const commit: Statement = { text: 'commit', values: [] };
const begins = ({ text }: Statement): boolean => /^(begin|start transaction)/.test(text);
/** Reads are harmless even if no transaction begins. */
const onlyReads = ({ text }: Statement): boolean => /^(\/\* \w+ \*\/)*\s*select\b/.test(text);

/**
 * Merges statements into fewer messages, each of which costs a context switch; writes wait for
 * BEGIN.
 */
export class OneMessage {
  readonly #send: Send;
  readonly #inOneMessage: Together;
  #kept: Statement[] = [];
  #transaction: 'none' | 'open' | 'over' = 'none';

  constructor(send: Send, inOneMessage: Together) {
    this.#send = send;
    this.#inOneMessage = inOneMessage;
  }

  async query(statement: Statement): Promise<QueryResult> {
    if (begins(statement)) return this.#begin(statement);
    if (statement.text === 'commit') return this.#commit();
    if (statement.text === 'rollback') return this.#rollback();
    if (this.#transaction === 'over')
      throw new Error(`asked after the last statement of its transaction: ${statement.text}`);
    const isLocking = statement.text.startsWith(unansweredMark);
    const isLast = statement.text.startsWith(committingMark);
    const plain = isLocking || isLast ? withoutMark(statement) : statement;
    if (this.#transaction === 'open' && isLocking) return this.#keep(plain);
    if (this.#transaction === 'open' && isLast) return this.#last(plain);
    if (!onlyReads(plain)) await this.#sendKept();
    return this.#withKept([plain]);
  }

  #begin(statement: Statement): QueryResult {
    this.#transaction = 'open';
    this.#kept = [statement];
    return done('BEGIN');
  }

  #keep(statement: Statement): QueryResult {
    this.#kept.push(statement);
    return done('');
  }

  async #last(statement: Statement): Promise<QueryResult> {
    await this.#sendKept();
    this.#transaction = 'over';
    const [answer] = await this.#together([statement, commit]);
    return answer!;
  }

  async #commit(): Promise<QueryResult> {
    const isEmpty = this.#transaction === 'over' || (this.#hasNotBegun() && this.#kept.length === 1);
    this.#transaction = 'none';
    if (!isEmpty) return this.#withKept([commit]);
    this.#kept = [];
    return done('COMMIT');
  }

  async #rollback(): Promise<QueryResult> {
    const isEmpty = this.#transaction === 'over' || this.#hasNotBegun();
    this.#transaction = 'none';
    this.#kept = [];
    return isEmpty ? done('ROLLBACK') : this.#send({ text: 'rollback', values: [] });
  }

  #hasNotBegun(): boolean {
    return this.#kept[0] !== undefined && begins(this.#kept[0]);
  }

  async #sendKept(): Promise<void> {
    if (this.#kept.length > 0) await this.#withKept([]);
  }

  async #withKept(statements: readonly Statement[]): Promise<QueryResult> {
    const all = [...this.#kept, ...statements];
    this.#kept = [];
    const answers = await this.#together(all);
    return answers.at(-1)!;
  }

  /** Waits for all, then throws the first error in order. */
  async #together(statements: readonly Statement[]): Promise<QueryResult[]> {
    if (statements.length === 1) return [await this.#send(statements[0]!)];
    const sent = this.#inOneMessage(() => statements.map((statement) => this.#send(statement)));
    const ended = await Promise.allSettled(sent);
    return ended.map((one) => {
      if (one.status === 'rejected') throw one.reason;
      return one.value;
    });
  }
}
