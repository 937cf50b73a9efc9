import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { seedReference } from '../src/seeds/reference/seed.ts';
import { openDatabase } from '../src/db/connection.ts';
import { startEmbeddedServer, type EmbeddedServer } from '../src/db/embedded/embedded-server.ts';
import { isPidRunning } from '../src/db/embedded/process-identity.ts';
import { portalRole } from '../src/db/embedded/cluster.ts';
import { migrate } from '../src/db/migrate.ts';
import { grantPortalRights } from '../src/db/database-owner.ts';
import { runInTransaction } from '../src/db/transaction.ts';
import type { DeclaredRows } from './checked-rows.ts';
import type { TestServer } from './database.ts';
import { declaredRows } from './declared-rows.ts';
import { removeDirectory } from '../src/db/embedded/remove-directory.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer;
    declaredRows: DeclaredRows;
    programs: string;
  }
}

const prefix = 'shiptime-test-';

const makeDirectory = (): string => {
  const directory = mkdtempSync(path.join(tmpdir(), `${prefix}${process.pid}-`));
  chmodSync(directory, 0o755);
  return directory;
};

const start = (dataDir: string) => startEmbeddedServer({ dataDir, durable: false });

const root = path.resolve(import.meta.dirname, '../..');
const bundles = path.join(import.meta.dirname, 'dist');

const bundlePrograms = (): string => {
  const folder = path.join(bundles, String(process.pid));
  const bundler = path.join(root, 'scripts/bundle-for-tests.mjs');
  const { status } = spawnSync(process.execPath, [bundler, path.relative(root, folder)], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('the programs that tests start could not be bundled');
  return folder;
};

const clearAbandonedRuns = async (): Promise<void> => {
  for (const name of readdirSync(tmpdir())) {
    if (!name.startsWith(prefix) || isPidRunning(Number(name.slice(prefix.length).split('-')[0]))) continue;
    const directory = path.join(tmpdir(), name);
    await start(directory)
      .then((server) => server.stop())
      .catch(() => {});
    removeDirectory(directory);
  }
  for (const name of existsSync(bundles) ? readdirSync(bundles) : []) {
    if (!isPidRunning(Number(name))) rmSync(path.join(bundles, name), { recursive: true, force: true });
  }
};

const fillTemplate = async ({ address }: EmbeddedServer): Promise<void> => {
  const { db, close } = openDatabase({ address });
  await migrate(db);
  await grantPortalRights(db, portalRole);
  await runInTransaction(db, seedReference);
  await close();
};

/** Signals skip the teardown, so PostgreSQL is stopped here. */
const stopWithRun = (directory: string): void => {
  process.once('exit', () => {
    const file = path.join(directory, 'pgdata/postmaster.pid');
    if (existsSync(file)) process.kill(Number.parseInt(readFileSync(file, 'utf8'), 10), 'SIGQUIT');
  });
};

export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  await clearAbandonedRuns();
  const programs = bundlePrograms();
  const directory = makeDirectory();
  stopWithRun(directory);
  const server = await start(directory);
  await fillTemplate(server);
  project.provide('testServer', { address: server.address });
  project.provide('programs', programs);
  process.env['BUNDLED_PROGRAMS'] = programs;
  project.provide('declaredRows', declaredRows());
  return async () => {
    await server.stop();
    for (const made of [directory, programs]) removeDirectory(made);
  };
};
