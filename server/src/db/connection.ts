import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import { Pool } from 'pg';
import type { ResponseTimeout } from './pipelined-client.ts';
import type { DB } from './tables.generated.ts';
import { columnTypeParsers } from './type-parsers.ts';
import { createPortalPool } from './portal-pool.ts';
import { type QueueWaitLimits, ConnectionQueue } from './connection-queue.ts';

export type Db = Kysely<DB>;
export type Tx = Transaction<DB>;

export type DatabaseAddress =
  | { connectionString: string }
  | { host: string; port: number; user: string; database: string };

export interface DatabaseOptions {
  address: DatabaseAddress;
  poolSize?: number;
  statementTimeoutMs?: number;
  connectMs?: number;
  responseTimeout?: ResponseTimeout;
  queue?: Partial<QueueWaitLimits>;
  /** Without a listener, an error on an idle connection ends the process. */
  onIdleError?: (error: Error) => void;
}

export interface Database {
  db: Db;
  pool: Pool;
  answeredAt(): number | undefined;
  close(): Promise<void>;
}

const sessionSettings = (statementTimeoutMs: number) =>
  [
    'search_path=public',
    'timezone=UTC',
    `statement_timeout=${statementTimeoutMs}`,
    'idle_in_transaction_session_timeout=60000',
  ]
    .map((setting) => `-c ${setting}`)
    .join(' ');

const goodbyeMs = 5000;

export const openDatabase = ({
  address,
  poolSize = 16,
  statementTimeoutMs = 9000,
  connectMs = 5000,
  responseTimeout = { answerMs: 10_000 },
  queue = {},
  onIdleError = () => {},
}: DatabaseOptions): Database => {
  const turns = new ConnectionQueue(poolSize, queue);
  const pool = new Pool({
    ...address,
    max: poolSize,
    pipeline: true,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    idleTimeoutMillis: 60_000,
    application_name: 'shiptime',
    options: sessionSettings(statementTimeoutMs),
    types: columnTypeParsers,
  });
  Object.defineProperty(pool, 'waitingCount', { get: () => turns.waiting });
  let closing = false;
  pool.on('error', (error) => {
    if (!closing) onIdleError(error);
  });
  // The pool handles errors of idle connections only; an unhandled error ends the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: createPortalPool(pool, turns, responseTimeout) }),
  });
  const close = async () => {
    closing = true;
    await Promise.race([db.destroy(), pause(goodbyeMs, undefined, { ref: false })]);
  };
  return { db, pool, answeredAt: () => responseTimeout.answeredAt, close };
};
