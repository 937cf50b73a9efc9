import { chmodSync, cpSync, lstatSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';
import { startEmbeddedProgram, temporaryDirectory } from '#test/programs.ts';
import { runsSuccessfullyAs } from './system-account.ts';
import { findBinariesDirectory, findPostgresPackage } from './binaries.ts';
import { startEmbeddedServer } from './embedded-server.ts';
import { prepareDataDirectory } from './data-directory.ts';
import { removeDirectory } from './remove-directory.ts';

vi.setConfig({ testTimeout: 60_000 });

const isRoot = process.getuid?.() === 0;
const nobody = { uid: 65_534, gid: 65_534 };
const sourcesAreReadable = runsSuccessfullyAs(nobody, '/bin/sh', [
  '-c',
  'cat "$0"',
  fileURLToPath(import.meta.url),
]);

const directories: string[] = [];
const newDirectory = (account?: typeof nobody) => {
  const directory = temporaryDirectory(account);
  directories.push(directory);
  return directory;
};
afterEach(() => {
  for (const directory of directories.splice(0)) removeDirectory(directory);
});

test.runIf(isRoot && sourcesAreReadable)('runs for an ordinary user, as that user', async () => {
  const dataDir = newDirectory(nobody);
  const program = startEmbeddedProgram(dataDir, nobody);
  await program.ready;
  expect(statSync(path.join(dataDir, 'pgdata')).uid).toBe(nobody.uid);
  await program.end();
});

test.runIf(isRoot)('runs for root as an unprivileged account, which keeps the data it made', async () => {
  const dataDir = newDirectory();
  const server = await startEmbeddedServer({ dataDir, durable: false });
  await server.stop();
  const { uid } = statSync(path.join(dataDir, 'pgdata'));
  expect(uid).not.toBe(0);
  expect(prepareDataDirectory(dataDir).account?.uid).toBe(uid);
});

test.runIf(isRoot)('says in a sentence that a private folder keeps the account out of the data', async () => {
  const closed = newDirectory();
  chmodSync(closed, 0o700);
  await expect(startEmbeddedServer({ dataDir: path.join(closed, 'data'), durable: false })).rejects.toThrow(
    /^The account that runs PostgreSQL cannot enter the data directory .*: set DATA_DIR/,
  );
});

const isLink = (file: string) => lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;

const copyWithoutLinks = (to: string): void => {
  cpSync(findPostgresPackage(), to, { recursive: true, filter: (source) => !isLink(source) });
};

test('makes the links between libraries when the install scripts did not run', () => {
  const home = path.join(newDirectory(), 'package');
  copyWithoutLinks(home);
  const layout = prepareDataDirectory(newDirectory());
  expect(findBinariesDirectory(layout, home)).toBe(path.join(home, 'native/bin'));
});

test.runIf(isRoot)('copies the programs next to the data when the account cannot reach them', () => {
  const closed = newDirectory();
  chmodSync(closed, 0o700);
  const home = path.join(closed, 'package');
  copyWithoutLinks(home);
  const layout = prepareDataDirectory(newDirectory());
  const binaries = findBinariesDirectory(layout, home);
  expect(binaries.startsWith(layout.root)).toBe(true);
  expect(findBinariesDirectory(layout, home)).toBe(binaries);
});

test('says in a sentence that the programs do not run on this system', () => {
  const home = path.join(newDirectory(), 'package');
  mkdirSync(path.join(home, 'native/bin'), { recursive: true });
  for (const file of ['package.json', 'native/pg-symlinks.json'])
    cpSync(path.join(findPostgresPackage(), file), path.join(home, file));
  expect(readFileSync(path.join(home, 'package.json'), 'utf8')).toContain('version');
  expect(() => findBinariesDirectory(prepareDataDirectory(newDirectory()), home)).toThrow(
    /^No PostgreSQL comes with this program .* set DATABASE_URL to a PostgreSQL 15 or newer\.$/,
  );
});
