import { appendFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { migrate, migrationsDirectory } from './migrate.ts';
import { readMigrations } from './migration-files.ts';

const total = readMigrations(migrationsDirectory).length;
const databases: TestDatabase[] = [];
const directories: string[] = [];

const emptyDatabase = async () => {
  const database = await createTestDatabase({ empty: true });
  databases.push(database);
  return database.db;
};

const copyOfMigrations = () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'shiptime-migrations-'));
  directories.push(directory);
  cpSync(migrationsDirectory, directory, { recursive: true });
  return directory;
};

afterEach(async () => {
  for (const database of databases.splice(0)) await database.drop();
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true });
});

test('applies everything once, and nothing the second time', async () => {
  const db = await emptyDatabase();
  expect(await migrate(db)).toBe(total);
  expect(await migrate(db)).toBe(0);
  expect(await db.selectFrom('request_statuses').selectAll().execute()).not.toEqual([]);
});

test('is safe when several processes begin at once', async () => {
  const database = await createTestDatabase({ empty: true });
  databases.push(database);
  const counts = await Promise.all([migrate(database.db), migrate(database.db), migrate(database.db)]);
  expect(counts.reduce((sum, count) => sum + count)).toBe(total);
});

test('waits for a lock in short turns, and names who holds it', async () => {
  const db = await emptyDatabase();
  const directory = copyOfMigrations();
  await migrate(db, directory);
  writeFileSync(path.join(directory, '9000_later.sql'), 'alter table vessels add column later integer;');
  const waiting = { lockTimeout: 100, pause: 20, attempts: 2 };
  const held = await db.startTransaction().execute();
  await sql`select id from vessels`.execute(held);
  await expect(migrate(db, directory, undefined, waiting)).rejects.toThrow(
    /^Migration 9000_later\.sql got no lock in 2 attempts; .* \(pid \d+, idle in transaction, \d+ s\): vessels/,
  );
  const patient = migrate(db, directory, undefined, { ...waiting, attempts: 500 });
  await sql`select pg_sleep(0.3)`.execute(db);
  // Reads of others are answered between two attempts.
  await sql`select id from vessels`.execute(db);
  await held.rollback().execute();
  expect(await patient).toBe(1);
});

test('refuses a migration that was edited after it had been applied', async () => {
  const db = await emptyDatabase();
  const directory = copyOfMigrations();
  await migrate(db, directory);
  appendFileSync(path.join(directory, '0002_reference.sql'), '\ncreate table sneaked_in (id integer);\n');
  await expect(migrate(db, directory)).rejects.toThrow(/^Migration 0002_reference\.sql was edited/);
});

test('does not mind other line ends', async () => {
  const db = await emptyDatabase();
  const directory = copyOfMigrations();
  await migrate(db, directory);
  const [first] = readMigrations(directory);
  writeFileSync(path.join(directory, '0001_foundation.sql'), (first?.sql ?? '').replaceAll('\n', '\r\n'));
  expect(await migrate(db, directory)).toBe(0);
});

test('refuses a database that is newer than the program', async () => {
  const db = await emptyDatabase();
  const directory = copyOfMigrations();
  const later = '9000_later.sql';
  writeFileSync(path.join(directory, later), 'create table later (id integer);');
  await migrate(db, directory);
  await expect(migrate(db)).rejects.toThrow(`it has migration ${later}, which this version does not know`);
});

test('leaves nothing of a migration that fails', async () => {
  const db = await emptyDatabase();
  const directory = copyOfMigrations();
  const broken = '9000_broken.sql';
  writeFileSync(path.join(directory, broken), 'create table half (id integer); select no_such_column;');
  await expect(migrate(db, directory)).rejects.toThrow('no_such_column');
  const { rows } = await sql<{ there: boolean }>`select to_regclass('half') is not null as there`.execute(db);
  expect(rows).toEqual([{ there: false }]);
  expect(await migrate(db)).toBe(0);
});

test('refuses a number that is used twice', () => {
  const directory = copyOfMigrations();
  writeFileSync(path.join(directory, '0003_other.sql'), '');
  expect(() => readMigrations(directory)).toThrow(
    /^Migration 0003_other\.sql has the number of 0003_accounts\.sql: every number is used once\.$/,
  );
});

test('applies what came late from another branch, whatever was applied after it', async () => {
  const db = await emptyDatabase();
  const directory = copyOfMigrations();
  writeFileSync(path.join(directory, '9002_later.sql'), 'create table later (id integer);');
  await migrate(db, directory);
  writeFileSync(path.join(directory, '9001_late.sql'), 'create table late (id integer);');
  expect(await migrate(db, directory)).toBe(1);
});
