import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { removeDirectory } from '../server/src/db/embedded/remove-directory.ts';

const root = path.resolve(import.meta.dirname, '..');

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });

export type Portal = {
  readonly url: string;
  /** Kills the server and restarts it with the same data and address, after `whileDown`. */
  crash(whileDown?: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
};

const startWithin = 180_000;

const untilReady = async (url: string, server: ChildProcess, output: () => string): Promise<void> => {
  const end = Date.now() + startWithin;
  while (Date.now() < end) {
    if (server.exitCode !== null) throw new Error(`the server ended (${server.exitCode}):\n${output()}`);
    const ready = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`the server was not ready within ${startWithin} ms:\n${output()}`);
};

export const startPortal = async (
  settings: Record<string, string> = {},
  hostname = '127.0.0.1',
): Promise<Portal> => {
  // The server creates the folder, because as root it runs the database under another account.
  const dataDirectory = path.join(os.tmpdir(), `shiptime-e2e-${randomUUID()}`);
  const port = await freePort();
  const url = `http://${hostname}:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDirectory,
    PUBLIC_URL: url,
    DATABASE_URL: '',
    DEMO: '1',
    LOG_LEVEL: 'warn',
    // All journeys come from one address and would exceed the rate limits.
    LIMIT_PER_USER: '1000000',
    LIMIT_PER_DAY: '10000000',
    LIMIT_PER_ADDRESS: '1000000',
    ...settings,
  };
  const lines: string[] = [];
  const launch = async (): Promise<ChildProcess> => {
    const started = spawn(process.execPath, ['server/dist/main.js'], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [started.stdout, started.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        lines.push(chunk.toString());
        if (lines.length > 200) lines.shift();
      });
    }
    await untilReady(url, started, () => lines.join(''));
    return started;
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
  };
  const first = await launch().catch((error: Error) => error);
  // Another program took the port after it was found free.
  if (first instanceof Error && first.message.includes('is taken by')) return startPortal(settings, hostname);
  if (first instanceof Error) throw first;
  let server = first;
  return {
    url,
    crash: async (whileDown) => {
      await end('SIGKILL');
      await whileDown?.();
      server = await launch();
    },
    stop: async () => {
      await end('SIGTERM');
      removeDirectory(dataDirectory);
    },
  };
};
