import { Socket } from 'node:net';
import { Client, type ClientConfig } from 'pg';
import { asking } from './run-query.ts';
import { NoAnswer } from './database-wait.ts';

/** How long an answer may take; 0: as long as it likes, for the work of a start and of the command line. */
export interface Patience {
  answerMs: number;
  /** When a statement was last answered (milliseconds, as `Date.now`). */
  answeredAt?: number;
}

type Callback = (error: unknown, ...result: unknown[]) => void;

/**
 * A connection that is given up when the database has not answered in time. PostgreSQL ends what takes long by itself
 * (statement_timeout); one that hangs, or a network that swallows everything, ends nothing. Copies of whole tables
 * (streams) take their time.
 */
export class BoundedClient extends Client {
  readonly #patience: Patience;
  readonly #socket: Socket;

  constructor(patience: Patience, config: ClientConfig = {}) {
    const socket = new Socket();
    super({ ...config, stream: () => socket });
    this.#patience = patience;
    this.#socket = socket;
  }

  /** Sends in one message what `send` sends now; over TLS, in several. */
  together<T>(send: () => T): T {
    this.#socket.cork();
    try {
      return send();
    } finally {
      this.#socket.uncork();
    }
  }

  override query = ((...given: unknown[]) => {
    const patience = this.#patience;
    const { answerMs } = patience;
    const send = super.query.bind(this) as (...sent: unknown[]) => unknown;
    const isStream = typeof (given[0] as { submit?: unknown } | null)?.submit === 'function';
    if (answerMs === 0 || isStream) return send(...given);
    const wait = asking.getStore()?.wait;
    const mostMs = Math.min(answerMs, Math.max(1, wait?.leftMs ?? answerMs));
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      wait?.waited(mostMs);
      // Everything that waits on this connection fails, and its pool takes it out of use.
      this.#socket.destroy(new NoAnswer(mostMs));
    }, mostMs);
    const heard = (error?: unknown) => {
      clearTimeout(timer);
      if (isLate) return;
      wait?.answered();
      if (!error) patience.answeredAt = Date.now();
    };
    const last = given.at(-1);
    if (typeof last === 'function') {
      const told: Callback = (...result) => {
        heard(result[0]);
        (last as Callback)(...result);
      };
      return send(...given.slice(0, -1), told);
    }
    const answer = send(...given) as Promise<unknown>;
    answer.then(() => heard(), heard);
    return answer;
  }) as Client['query'];
}

/** The same for whoever makes clients from a configuration alone. */
export const boundedClient = (patience: Patience): typeof Client =>
  class extends BoundedClient {
    constructor(config?: string | ClientConfig) {
      super(patience, typeof config === 'string' ? { connectionString: config } : config);
    }
  };
