import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import {
  waitForExit,
  readPostmasterPid,
  removeOriginalDataDirectory,
  copyStartedDataDirectory,
  startEmbeddedProgram,
  temporaryDirectory,
} from '#test/programs.ts';
import { openDatabase } from '../connection.ts';
import { startEmbeddedServer, type EmbeddedEvent, type EmbeddedServer } from './embedded-server.ts';
import { endProcessesIn } from './orphaned-processes.ts';
import { isPidRunning } from './process-identity.ts';
import { removeDirectory } from './remove-directory.ts';

vi.setConfig({ testTimeout: 60_000 });
afterAll(removeOriginalDataDirectory);

const directories: string[] = [];
const servers: EmbeddedServer[] = [];

const newDirectory = () => {
  const directory = temporaryDirectory();
  directories.push(directory);
  return directory;
};

const newStartedDirectory = async () => {
  const directory = await copyStartedDataDirectory();
  directories.push(directory);
  return directory;
};

const start = async (dataDir: string, onEvent?: (event: EmbeddedEvent) => void) => {
  const server = await startEmbeddedServer({ dataDir, durable: true, ...(onEvent && { onEvent }) });
  servers.push(server);
  return server;
};

const query = async (server: EmbeddedServer, text: string) => {
  const { db, close } = openDatabase({ address: server.address });
  const { rows } = await sql.raw<{ n: number }>(text).execute(db);
  await close();
  return rows.map(({ n }) => n);
};

afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
  for (const directory of directories.splice(0)) removeDirectory(directory);
});

test('keeps its data between a stop and the next start, and leaves no process', async () => {
  const dataDir = newDirectory();
  const first = await start(dataDir);
  await query(first, 'create table kept (n integer); insert into kept values (7)');
  const pid = readPostmasterPid(dataDir);
  await first.stop();
  expect(isPidRunning(pid)).toBe(false);

  const second = await start(dataDir);
  expect(await query(second, 'select n from kept')).toEqual([7]);
});

test('takes over the server that a killed program left running', async () => {
  const dataDir = await newStartedDirectory();
  const program = startEmbeddedProgram(dataDir);
  await program.ready;
  const pid = readPostmasterPid(dataDir);
  await program.kill();

  const events: string[] = [];
  const server = await start(dataDir, (event) => events.push(event));
  expect(events).toEqual(['adopted']);
  expect(readPostmasterPid(dataDir)).toBe(pid);
  await server.stop();
  expect(isPidRunning(pid)).toBe(false);
});

test('starts a killed postmaster again while the program goes on, with everything that was committed', async () => {
  const dataDir = await newStartedDirectory();
  let restarted = () => {};
  const again = new Promise<void>((resolve) => (restarted = resolve));
  const server = await start(dataDir, (event) => event === 'restarted' && restarted());
  const { db, close } = openDatabase({ address: server.address });
  await sql`create table kept (n integer)`.execute(db);
  await sql`insert into kept values (1)`.execute(db);

  process.kill(readPostmasterPid(dataDir), 'SIGKILL');
  await again;
  const { rows } = await sql<{ n: number }>`select n from kept`.execute(db);
  expect(rows).toEqual([{ n: 1 }]);
  await close();
});

test('starts an adopted postmaster again as well, at the first attempt', async () => {
  const dataDir = await newStartedDirectory();
  const program = startEmbeddedProgram(dataDir);
  await program.ready;
  await program.kill();
  let restarted = () => {};
  const again = new Promise<void>((resolve) => (restarted = resolve));
  const events: string[] = [];
  const server = await start(dataDir, (event) => {
    events.push(event);
    if (event === 'restarted') restarted();
  });

  process.kill(readPostmasterPid(dataDir), 'SIGKILL');
  await again;
  expect(await query(server, 'select 3 as n')).toEqual([3]);
  expect(events).toEqual(['adopted', 'lost', 'starting', 'restarted']);
});

test('recovers when the program and every process of the server are killed together', async () => {
  const dataDir = await newStartedDirectory();
  const server = await start(dataDir);
  await query(server, 'create table kept (n integer)');
  const program = startEmbeddedProgram(dataDir);
  await program.ready;
  await server.stop();
  const { db, close } = openDatabase({ address: server.address });
  await sql`insert into kept select generate_series(1, 1000)`.execute(db);
  await program.kill();
  endProcessesIn(path.join(dataDir, 'pgdata'), 'SIGKILL');
  await close();

  const next = await start(dataDir);
  expect(await query(next, 'select count(*)::integer as n from kept')).toEqual([1000]);
});

test('begins again when the first start was killed half way', async () => {
  const dataDir = newDirectory();
  const program = startEmbeddedProgram(dataDir);
  const unfinished = () => readdirSync(dataDir).find((name) => name.startsWith('pgdata.unfinished'));
  while (!existsSync(path.join(dataDir, unfinished() ?? '', 'base')))
    await new Promise((resolve) => setTimeout(resolve, 5));
  await program.kill();

  const server = await start(dataDir);
  expect(unfinished()).toBeUndefined();
  expect(await query(server, 'select 1 as n')).toEqual([1]);
});

test('lets one of three simultaneous first starts create the data; the last to leave stops the server', async () => {
  const dataDir = newDirectory();
  const programs = [
    startEmbeddedProgram(dataDir),
    startEmbeddedProgram(dataDir),
    startEmbeddedProgram(dataDir),
  ];
  await Promise.all(programs.map(({ ready }) => ready));
  const events = programs.flatMap((program) => program.events);
  expect(events.filter((event) => event === 'creating')).toHaveLength(1);
  expect(events.filter((event) => event === 'adopted')).toHaveLength(2);

  const pid = readPostmasterPid(dataDir);
  await programs[0]?.end();
  await programs[1]?.kill();
  expect(isPidRunning(pid)).toBe(true);
  await programs[2]?.end();
  await waitForExit(pid);
});

test('is not misled by a pid file whose pid now belongs to another program', async () => {
  const dataDir = await newStartedDirectory();
  writeFileSync(path.join(dataDir, 'pgdata/postmaster.pid'), `${process.pid}\n`);
  expect(await query(await start(dataDir), 'select 1 as n')).toEqual([1]);
});

test('is not misled by a lock that a killed start left', async () => {
  const dataDir = await newStartedDirectory();
  writeFileSync(path.join(dataDir, 'start.lock'), '2147483000 1');
  expect(await query(await start(dataDir), 'select 1 as n')).toEqual([1]);
});

test('serves a data directory that is too deep for a socket, with spaces and accents in its name', async () => {
  const dataDir = path.join(newDirectory(), 'données du navire '.repeat(8));
  const server = await start(dataDir);
  expect(Buffer.byteLength(server.address.host)).toBeLessThan(85);
  expect(await query(server, 'select 1 as n')).toEqual([1]);
  rmSync(server.address.host, { recursive: true, force: true });
});

test('says in a sentence that the data directory cannot be written', async () => {
  const file = path.join(newDirectory(), 'a file');
  writeFileSync(file, '');
  await expect(start(path.join(file, 'data'))).rejects.toThrow(
    /^The data directory .* is not writable \(ENOTDIR\): set DATA_DIR to one that is\.$/,
  );
});

test('says in a sentence that the data are of another major version', async () => {
  const dataDir = await newStartedDirectory();
  const versionFile = path.join(dataDir, 'pgdata/PG_VERSION');
  expect(readFileSync(versionFile, 'utf8')).toBe('18\n');
  writeFileSync(versionFile, '17\n');
  await expect(start(dataDir)).rejects.toThrow(/is of PostgreSQL 17, this program brings PostgreSQL 18/);
});
