import { appendFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { migrationLockKey, migrate, migrationsDirectory } from './migrate.ts';
import { generateProcessNumber, lockProcessNumber } from './process-locks.ts';
import { openDatabase } from './connection.ts';
import { exitCodes } from '../startup-error.ts';
import { readMigrations } from './migration-files.ts';
import released from './released-checksums.json' with { type: 'json' };

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
  await sql`select id from vessels`.execute(db);
  await held.rollback().execute();
  expect(await patient).toBe(1);
});

test('names a holder of another role, whose state PostgreSQL hides', async () => {
  const database = await createTestDatabase({ empty: true });
  databases.push(database);
  const { db, address } = database;
  const directory = copyOfMigrations();
  await migrate(db, directory);
  await sql`create role vessel_owner login`.execute(db);
  await sql`grant all on schema public to vessel_owner`.execute(db);
  await sql`grant all on schema_migrations to vessel_owner`.execute(db);
  await sql`alter table vessels owner to vessel_owner`.execute(db);
  const owner = openDatabase({ address: { ...address, user: 'vessel_owner' }, poolSize: 2 });
  writeFileSync(path.join(directory, '9000_later.sql'), 'alter table vessels add column later integer;');
  const held = await db.startTransaction().execute();
  await sql`select id from vessels`.execute(held);
  await expect(
    migrate(owner.db, directory, undefined, { lockTimeout: 50, pause: 10, attempts: 1 }),
  ).rejects.toThrow(/Transactions that hold tables: shiptime \(pid \d+, unknown\): vessels\.$/);
  await held.rollback().execute();
  await owner.close();
  await sql`drop owned by vessel_owner cascade`.execute(db);
  await sql`drop role vessel_owner`.execute(db);
});

test('says who migrates meanwhile, and goes on afterwards', async () => {
  const db = await emptyDatabase();
  const directory = copyOfMigrations();
  await migrate(db, directory);
  writeFileSync(path.join(directory, '9000_later.sql'), 'create table later (id integer);');
  const other = await db.startTransaction().execute();
  await sql`select pg_advisory_xact_lock(${sql.lit(migrationLockKey)})`.execute(other);
  const told: string[] = [];
  const waiting = { lockTimeout: 50, pause: 10, attempts: 1, tell: (line: string) => void told.push(line) };
  const patient = migrate(db, directory, undefined, waiting);
  await expect
    .poll(() => told.at(-1))
    .toMatch(/^Another process migrates this database: .*\(pid \d+, idle in transaction, \d+ s\)\.$/);
  await other.rollback().execute();
  expect(await patient).toBe(1);
});

test('runs beside portals of the version before only where every migration says that it may', async () => {
  const database = await createTestDatabase({ empty: true });
  databases.push(database);
  const { db } = database;
  const directory = copyOfMigrations();
  await migrate(db, directory);
  const portal = new Client(database.address);
  await portal.connect();
  await lockProcessNumber(portal, generateProcessNumber());
  await db
    .insertInto('heartbeats')
    .values({ process: randomUUID(), host: 'ship', pid: 7, version: '1.0.0' })
    .execute();
  const write = (file: string, text: string) => writeFileSync(path.join(directory, file), text);
  write('9000_expands.sql', '-- compatible\ncreate table expands (id integer);');
  write('9001_contracts.sql', 'alter table vessels drop column imo;');
  await expect(migrate(db, directory)).rejects.toThrow(
    'Migration 9000_expands.sql does not suit a portal that runs: stop it first. Nothing was changed. At work: ship (process 7, 1.0.0).',
  );
  expect(await migrate(db, directory, ({ number }) => number === 9000)).toBe(1);
  expect(await migrate(db)).toBe(0);
  await portal.end();
  await expect.poll(() => migrate(db, directory).catch(() => 0)).toBe(1);
  await expect(migrate(db)).rejects.toMatchObject({ exitCode: exitCodes.databaseNewer });
});

test('marks no migration as compatible that takes something away from the version before', () => {
  const takesAway =
    /\b(drop|rename)\b|\bset not null\b|\balter column\b|\bcreate trigger\b|\badd constraint\b/i;
  const marked = readMigrations(migrationsDirectory).filter(({ isCompatible }) => isCompatible);
  expect(marked.filter(({ sql: text }) => takesAway.test(text)).map(({ name }) => name)).toEqual([]);
});

test('refuses a migration that was edited after it had been applied', async () => {
  const db = await emptyDatabase();
  const directory = copyOfMigrations();
  await migrate(db, directory);
  appendFileSync(path.join(directory, '0002_reference.sql'), '\ncreate table sneaked_in (id integer);\n');
  await expect(migrate(db, directory)).rejects.toThrow(/^Migration 0002_reference\.sql was edited/);
});

test('does not mind other line ends and comments', async () => {
  const db = await emptyDatabase();
  const directory = copyOfMigrations();
  await migrate(db, directory);
  const [first] = readMigrations(directory);
  const edited = `  -- another comment\n${first?.sql.replaceAll('-- ', '-- reworded: ')}`;
  writeFileSync(path.join(directory, '0001_foundation.sql'), edited.replaceAll('\n', '\r\n'));
  expect(await migrate(db, directory)).toBe(0);
});

test('has every released migration unedited', () => {
  const checksums = readMigrations(migrationsDirectory).map(({ checksum }) => checksum);
  expect(checksums).toEqual(expect.arrayContaining(Object.values(released)));
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
