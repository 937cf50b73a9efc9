import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../../server/src/db/connection.ts';
import { prepareDataDirectory } from '../../server/src/db/embedded/data-directory.ts';
import { socketConnectionOptions } from '../../server/src/db/embedded/probe-database-server.ts';

export const root = path.resolve(import.meta.dirname, '../..');

export const findFreePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const timeoutMs = 180_000;

export class Portal {
  #db;
  constructor(dataDir, port, env, program = root) {
    Object.assign(this, { dataDir, port, program, url: `http://127.0.0.1:${port}` });
    this.env = {
      ...process.env,
      ...{ PORT: String(port), DATA_DIR: dataDir, PUBLIC_URL: this.url, DEMO: '0', LOG_LEVEL: 'fatal' },
      ...{
        LIMIT_PER_USER: '10000000',
        LIMIT_PER_DAY: '10000000',
        LIMIT_PER_ADDRESS: '10000000',
        DATABASE_URL: '',
      },
      ...env,
    };
  }

  static async make(env = {}) {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'shiptime-trial-'));
    chmodSync(dataDir, 0o755);
    return new Portal(dataDir, await findFreePort(), env);
  }

  /** Resolves to the milliseconds until ready. */
  async start() {
    const began = performance.now();
    this.child = spawn(process.execPath, ['--expose-gc', 'server/dist/main.js'], {
      cwd: this.program,
      env: this.env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await this.ready();
    return performance.now() - began;
  }

  async ready() {
    for (const end = performance.now() + timeoutMs; performance.now() < end; await pause(20)) {
      if (this.child.exitCode !== null) throw new Error(`the server ended with ${this.child.exitCode}`);
      const isReady = await fetch(`${this.url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isReady) return;
    }
    throw new Error('the portal does not become ready');
  }

  end(signal = 'SIGTERM') {
    const { child } = this;
    if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
    return new Promise((resolve) => {
      child.once('exit', resolve);
      child.kill(signal);
    });
  }

  databasePid() {
    return Number(readFileSync(path.join(this.dataDir, 'pgdata', 'postmaster.pid'), 'utf8').split('\n')[0]);
  }

  get db() {
    this.#db ??= openDatabase({
      address: this.env.DATABASE_URL
        ? { connectionString: this.env.DATABASE_URL }
        : socketConnectionOptions(prepareDataDirectory(this.dataDir), 'shiptime'),
      poolSize: 4,
    });
    return this.#db.db;
  }

  async closeDatabase() {
    await this.#db?.close();
    this.#db = undefined;
  }

  async remove() {
    await this.closeDatabase();
    await this.end();
    rmSync(this.dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

export const askPortal = async (url, token, method, where, { body, key, headers, signal } = {}) => {
  try {
    const answer = await fetch(`${url}/api${where}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: signal ?? AbortSignal.timeout(30_000),
    });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, text, body: text ? JSON.parse(text) : null };
  } catch {
    return { status: 0, text: '', body: null };
  }
};
