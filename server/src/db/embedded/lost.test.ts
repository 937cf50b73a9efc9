import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import {
  waitForExit,
  readPostmasterPid,
  removeOriginalDataDirectory,
  copyStartedDataDirectory,
  temporaryDirectory,
} from '#test/programs.ts';
import { exitCodes } from '#startup-error.ts';
import { startEmbeddedServer, type EmbeddedOptions, type EmbeddedServer } from './embedded-server.ts';
import { isPidRunning } from './process-identity.ts';
import { removeDirectory } from './remove-directory.ts';

vi.setConfig({ testTimeout: 60_000 });
afterAll(removeOriginalDataDirectory);

const directories: string[] = [];
const servers: EmbeddedServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
  for (const directory of directories.splice(0)) removeDirectory(directory);
});

const directory = async (made: Promise<string> | string = copyStartedDataDirectory()) => {
  directories.push(await made);
  return made;
};
const start = async (dataDir: string, options: Partial<EmbeddedOptions> = {}) => {
  const server = await startEmbeddedServer({ dataDir, durable: false, ...options });
  servers.push(server);
  return server;
};
const lost = (sentence: RegExp) => ({
  name: 'StartupError',
  exitCode: exitCodes.databaseLost,
  message: expect.stringMatching(sentence) as string,
});
const cluster = (dataDir: string) => path.join(dataDir, 'pgdata');

test('a database that is gone at the start is not replaced by an empty one', async () => {
  const dataDir = await directory();
  await (await start(dataDir)).stop();
  rmSync(cluster(dataDir), { recursive: true });
  await expect(start(dataDir)).rejects.toMatchObject(
    lost(/^The database that was made on .* is not there any more\. Nothing was put in its place\./),
  );
  expect(existsSync(cluster(dataDir))).toBe(false);

  mkdirSync(cluster(dataDir));
  await expect(start(dataDir)).rejects.toMatchObject(lost(/is not there any more/));
  expect(readdirSync(cluster(dataDir))).toEqual([]);
});

test('a database that is gone while the program runs is not replaced either', async () => {
  const dataDir = await directory();
  let told = (_error: unknown) => {};
  const failure = new Promise<unknown>((resolve) => (told = resolve));
  const server = await start(dataDir, { onFailure: (error) => told(error) });
  const pid = readPostmasterPid(dataDir);
  expect(server.loss()).toBeUndefined();
  removeDirectory(cluster(dataDir));
  expect(server.loss()).toMatch(/is not there any more/);
  process.kill(pid, 'SIGKILL');
  expect(await failure).toMatchObject(lost(/is not there any more/));
  expect(existsSync(cluster(dataDir))).toBe(false);
});

test('a data directory that is moved away whole is noticed, and nothing is written where it was', async () => {
  const dataDir = await directory();
  const server = await start(dataDir);
  const pid = readPostmasterPid(dataDir);
  const elsewhere = await directory(`${dataDir}-moved`);
  renameSync(dataDir, elsewhere);
  expect(server.loss()).toMatch(/is gone or was replaced/);
  await server.stop();
  await waitForExit(pid);
  expect(existsSync(dataDir)).toBe(false);
});

test('another database in its place is refused', async () => {
  const [dataDir, other] = [await directory(), await directory(temporaryDirectory())];
  await (await start(dataDir)).stop();
  await (await start(other)).stop();
  rmSync(cluster(dataDir), { recursive: true });
  execFileSync('cp', ['-a', cluster(other), dataDir]);
  await expect(start(dataDir)).rejects.toMatchObject(lost(/is not the one that was there/));
});

test('a damaged one is refused in a sentence', async () => {
  const dataDir = await directory();
  rmSync(path.join(cluster(dataDir), 'PG_VERSION'));
  await expect(start(dataDir)).rejects.toMatchObject(lost(/is damaged .*PG_VERSION/));
});

test('where one must be, none is made, nor any directory', async () => {
  const nowhere = path.join(await directory(temporaryDirectory()), 'not', 'mounted');
  await expect(start(nowhere, { mayCreate: false })).rejects.toMatchObject(
    lost(/^There is no database in .* NEW_DATABASE=0/),
  );
  expect(existsSync(path.dirname(nowhere))).toBe(false);
  await expect(start(await directory(), { mayCreate: false })).resolves.toBeDefined();
});

test('a place is new until the first start has come to its end', async () => {
  const dataDir = await directory(temporaryDirectory());
  const first = await start(dataDir);
  expect(first.isNew()).toBe(true);
  await first.stop();
  const second = await start(dataDir);
  expect(second.isNew()).toBe(true);
  second.markFilled();
  expect(second.isNew()).toBe(false);
  expect((await start(await directory())).isNew()).toBe(false);
});

test('nobody else can read its log, or what is in its directory', async () => {
  const dataDir = await directory();
  writeFileSync(path.join(dataDir, 'postgres.log'), 'x'.repeat(5_000_001), { mode: 0o644 });
  await start(dataDir);
  const modes = ['', 'postgres.log', 'postgres.log.1', 'in-use'].map(
    (name) => statSync(path.join(dataDir, name)).mode & 0o066,
  );
  expect(modes).toEqual([0, 0, 0, 0]);
  expect(statSync(path.join(dataDir, 'postgres.log')).size).toBeLessThan(5_000_001);
});

test('a server that was stopped dead is ended all the same, and the next one recovers', async () => {
  const dataDir = await directory();
  const server = await start(dataDir, { stopMs: [50, 100] });
  const pid = readPostmasterPid(dataDir);
  process.kill(pid, 'SIGSTOP');
  await server.stop();
  expect(isPidRunning(pid)).toBe(false);
  await start(dataDir);
});
