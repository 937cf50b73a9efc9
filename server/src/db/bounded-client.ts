import { Socket } from 'node:net';
import { Client, type ClientConfig } from 'pg';
import { queryContext } from './run-query.ts';
import { NoAnswer } from './database-wait.ts';

/** 0: no limit, for start and command line. */
export interface Patience {
  answerMs: number;
  /** Epoch milliseconds of the last answer. */
  answeredAt?: number;
}

type Callback = (error: unknown, ...result: unknown[]) => void;

/**
 * Ends a silent connection: statement_timeout does not help if server or network hangs. COPY
 * streams are exempt.
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

  /** Corks the socket so that all that `send` writes shares one message; over TLS, several. */
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
    const wait = queryContext.getStore()?.wait;
    const mostMs = Math.min(answerMs, Math.max(1, wait?.leftMs ?? answerMs));
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      wait?.waited(mostMs);
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

export const boundedClient = (patience: Patience): typeof Client =>
  class extends BoundedClient {
    constructor(config?: string | ClientConfig) {
      super(patience, typeof config === 'string' ? { connectionString: config } : config);
    }
  };
