import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import {
  waitForExit,
  readPostmasterPid,
  programFile,
  removeOriginalDataDirectory,
  findPostmasterPid,
  copyStartedDataDirectory,
} from '#test/programs.ts';
import { isPidRunning } from './db/embedded/process-identity.ts';
import { removeDirectory } from './db/embedded/remove-directory.ts';

const main = programFile('main');
const firstLine = expect.stringMatching(/^Shiptime \S+ on Node [^\n]+\n(Starting the database…\n)?$/);

vi.setConfig({ testTimeout: 60_000 });
afterAll(removeOriginalDataDirectory);

const directories: string[] = [];
const newDirectory = async () => {
  const directory = await copyStartedDataDirectory();
  directories.push(directory);
  return directory;
};
afterEach(() => {
  for (const directory of directories.splice(0)) removeDirectory(directory);
});

const startMain = (settings: Record<string, string>) => {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], PORT: '0', DEMO: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => ({
    code: code as number | null,
    errors: errors.trim(),
    output,
  }));
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const address = /^Shiptime is ready: (\S+)$/m.exec(output)?.[1];
      if (address) resolve(address);
    });
    void ended.then((end) => reject(new Error(end.errors)));
  });
  ready.catch(() => {});
  return { child, ready, ended };
};

test.each(['SIGINT', 'SIGTERM'] as const)(
  'serves, and stops in order on %s, even when it comes twice',
  async (signal) => {
    const dataDir = await newDirectory();
    const { child, ready, ended } = startMain({ DATA_DIR: dataDir });
    const address = await ready;
    expect((await fetch(`${address}readyz`)).status).toBe(200);
    expect((await fetch(`${address}api/regions`)).status).toBe(200);

    const postmaster = readPostmasterPid(dataDir);
    child.kill(signal);
    child.kill(signal);
    expect(await ended).toMatchObject({ code: 0, errors: '' });
    expect(isPidRunning(postmaster)).toBe(false);
  },
);

test('stops in order when it is asked to in the middle of its start', async () => {
  const dataDir = await newDirectory();
  const { child, ended } = startMain({ DATA_DIR: dataDir });
  let postmaster: number | undefined;
  while (postmaster === undefined)
    try {
      postmaster = readPostmasterPid(dataDir);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  child.kill('SIGTERM');
  expect(await ended).toMatchObject({ code: 0, errors: '' });
  await waitForExit(postmaster);
});

test('closes the connections that are too many, and goes on with the others', async () => {
  const { child, ready, ended } = startMain({ DATA_DIR: await newDirectory(), CONNECTION_LIMIT: '10' });
  const { hostname, port } = new URL(await ready);
  let closed = 0;
  const sockets = Array.from({ length: 16 }, () =>
    connect(Number(port), hostname)
      .on('error', () => undefined)
      .on('close', () => (closed += 1)),
  );
  await expect.poll(() => closed, { timeout: 15_000 }).toBe(6);
  const first = sockets.find((socket) => !socket.destroyed)!;
  first.write('GET /readyz HTTP/1.1\r\nhost: localhost\r\n\r\n');
  expect(String(await once(first, 'data'))).toMatch(/^HTTP\/1\.1 200 /);
  for (const socket of sockets) socket.destroy();
  child.kill('SIGTERM');
  expect((await ended).code).toBe(0);
});

test('answers 503 while a killed database comes back, and then goes on', async () => {
  const dataDir = await newDirectory();
  const { child, ready, ended } = startMain({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const address = await ready;
  const readiness = async () => (await fetch(`${address}readyz`)).status;
  const killed = readPostmasterPid(dataDir);
  process.kill(killed, 'SIGKILL');
  const seen = new Set<number>();
  while (findPostmasterPid(dataDir) === killed || seen.size === 0 || (await readiness()) !== 200) {
    seen.add(await readiness());
  }
  expect([...seen].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(findPostmasterPid(dataDir)).not.toBe(killed);
  child.kill('SIGTERM');
  expect((await ended).code).toBe(0);
});

describe('says in one sentence why it does not start', () => {
  test('a taken port', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { ended } = startMain({ DATA_DIR: path.join(main, 'never reached'), PORT: String(port) });
    expect(await ended).toEqual({
      code: 1,
      output: firstLine,
      errors: `Port ${port} on 127.0.0.1 is taken by another program: stop that program, or set PORT to another number.`,
    });
    other.close();
  });

  test('a data directory that cannot be written', async () => {
    const dataDir = path.join(main, 'data');
    const { ended } = startMain({ DATA_DIR: dataDir });
    expect(await ended).toEqual({
      code: 1,
      output: firstLine,
      errors: `The data directory ${dataDir} is not writable (ENOTDIR): set DATA_DIR to one that is.`,
    });
  });

  test('a database that cannot be reached, without its password', async () => {
    const { ended } = startMain({ DATABASE_URL: 'postgres://portal:secret@127.0.0.1:1/portal' });
    expect(await ended).toEqual({
      code: 1,
      output: firstLine,
      errors:
        'The database of DATABASE_URL (127.0.0.1:1/portal) cannot be reached: connect ECONNREFUSED 127.0.0.1:1.',
    });
  });

  test('a directory for backups that is not there', async () => {
    const away = path.join(await newDirectory(), 'away');
    const { ended } = startMain({ DATA_DIR: await newDirectory(), BACKUP_DIR: away });
    expect(await ended).toEqual({
      code: 1,
      output: firstLine,
      errors: `BACKUP_DIR (${away}) is not there: it must be a directory of this account.`,
    });
  });

  test('a setting that means nothing', async () => {
    const { ended } = startMain({ PORT: 'http' });
    expect(await ended).toEqual({
      code: 1,
      output: '',
      errors: 'PORT must be a whole number from 0 to 65535, not "http".',
    });
  });
});
