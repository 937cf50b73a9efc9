import { sql } from 'kysely';
import type { QueryResult } from 'pg';

const unansweredMark = '/* unanswered */';
const committingMark = '/* committing */';

/**
 * At the very beginning of a statement of a transaction: nobody waits for its answer (a lock). It goes to the database with
 * the next statement, in one message; what is wrong with it is an error of that one.
 */
export const unanswered = sql.raw(unansweredMark);

/** At the very beginning of the last statement of a transaction: it is committed with it, in one message. */
export const committing = sql.raw(committingMark);

export type Statement = { readonly text: string; readonly values: readonly unknown[] };
type Send = (statement: Statement) => Promise<QueryResult>;
/** Sends in one message what the work sends now. */
type Together = <T>(work: () => T) => T;

const withoutMark = ({ text, values }: Statement): Statement => ({
  text: text.slice(text.indexOf('*/') + 2),
  values,
});

/** For a transaction that goes on after what its author thinks is its last statement. */
export const withoutCommit = (text: string): string =>
  text.startsWith(committingMark) ? text.slice(committingMark.length) : text;

/** The transaction is over once this text was answered. */
export const commits = (text: string): boolean => text === 'commit' || text.startsWith(committingMark);

const done = (command: string): QueryResult => ({ command, rowCount: 0, oid: 0, fields: [], rows: [] });
const commit: Statement = { text: 'commit', values: [] };
const begins = ({ text }: Statement): boolean => /^(begin|start transaction)/.test(text);
/** Harmless where there should turn out to be no transaction. */
const onlyReads = ({ text }: Statement): boolean => /^(\/\* \w+ \*\/)*\s*select\b/.test(text);

/**
 * What one connection sends. Each message costs both processes a change of turns, whatever is in it: a transaction is begun
 * with its first statement, its locks go with what is read under them, and it is committed with its last statement where
 * that is marked. Nothing that writes is sent before its transaction has begun.
 */
export class OneMessage {
  readonly #send: Send;
  readonly #inOneMessage: Together;
  #kept: Statement[] = [];
  /** `over`: committed, or given up, with its last statement. */
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

  /** The answer to the last of them. */
  async #withKept(statements: readonly Statement[]): Promise<QueryResult> {
    const all = [...this.#kept, ...statements];
    this.#kept = [];
    const answers = await this.#together(all);
    return answers.at(-1)!;
  }

  /** In their order; the first that fails is what is told. */
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
