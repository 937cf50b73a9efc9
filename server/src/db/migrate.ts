import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { serverRoot } from '../package-root.ts';
import { errorCodeOf, exitCodes, StartupError } from '../startup-error.ts';
import type { Db } from './connection.ts';
import { readMigrations, type Migration } from './migration-files.ts';
import { describeTableLockHolders, describeLockHolders, describeRunningPortals } from './blockers.ts';

export const migrationsDirectory = path.join(serverRoot, 'migrations');

// Advisory lock key, unused elsewhere; held to the end of each migration's transaction.
export const migrationLockKey = 7_361_204_518;

interface Applied {
  number: number;
  name: string;
  checksum: string;
  isCompatible: boolean;
}

/** Databases before migration 0103 lack the column `is_compatible`. */
export const isCompatibleSql = `coalesce((to_jsonb(m) ->> 'is_compatible')::boolean, false)`;

export const describeNewerSchema = (migration: string): string =>
  `The database is newer than this program: it has migration ${migration}, which this version does not know.`;

const readApplied = async (db: Db): Promise<Applied[]> => {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass('public.schema_migrations') is not null as there`.execute(db);
  if (!rows[0]?.there) return [];
  const applied = await sql<Applied>`
    select number, name, checksum, ${sql.raw(isCompatibleSql)} as "isCompatible" from schema_migrations m order by number`.execute(
    db,
  );
  return applied.rows;
};

const checkApplied = (applied: readonly Applied[], migrations: readonly Migration[]): void => {
  for (const { number, name, checksum, isCompatible } of applied) {
    const migration = migrations.find((candidate) => candidate.number === number);
    if (!migration && isCompatible) continue;
    if (!migration) throw new StartupError(describeNewerSchema(name), { exitCode: exitCodes.databaseNewer });
    if (migration.checksum !== checksum)
      throw new StartupError(
        `Migration ${migration.name} was edited after it had been applied: restore it and write a new migration instead.`,
      );
  }
};

const createTable = sql`
  create table if not exists schema_migrations (
    number integer primary key,
    name text not null,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`;

/**
 * Milliseconds. Other sessions queue behind a migration that waits for a lock, so it gives up soon and
 * retries.
 */
export type MigrationLockWait = {
  readonly lockTimeout: number;
  readonly pause: number;
  readonly attempts: number;
  readonly tell: (sentence: string) => void;
};
const usualWaiting: MigrationLockWait = {
  lockTimeout: 3_000,
  pause: 2_000,
  attempts: 12,
  tell: () => undefined,
};

/** Refuses to migrate while a portal runs, since that portal expects the old schema. */
const requireNoPortal = async (db: Db, name: string): Promise<void> => {
  const portals = await describeRunningPortals(db);
  if (portals.length === 0) return;
  throw new StartupError(
    `Migration ${name} does not suit a portal that runs: stop it first. Nothing was changed. At work: ${portals.join('; ')}.`,
  );
};

const apply = (
  db: Db,
  { number, name, checksum, sql: text, isCompatible }: Migration,
  lockTimeout: number,
  mayRunBeside: boolean,
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`set local lock_timeout = ${sql.lit(lockTimeout)}`.execute(tx);
    await sql`select pg_advisory_xact_lock(${sql.lit(migrationLockKey)})`.execute(tx);
    await createTable.execute(tx);
    const done = await sql`select 1 from schema_migrations where number = ${number}`.execute(tx);
    if (done.rows.length > 0) return false;
    if (!mayRunBeside) await requireNoPortal(tx, name);
    await sql.raw(text).execute(tx);
    await sql`insert into schema_migrations (number, name, checksum) values (${number}, ${name}, ${checksum})`.execute(
      tx,
    );
    if (isCompatible)
      await sql`update schema_migrations set is_compatible = true where number = ${number}`.execute(tx);
    return true;
  });

const lockNotAvailable = '55P03';

/** Waits indefinitely for another migrating process, but only a limited number of times for table locks. */
const applyWithRetries = async (
  db: Db,
  migration: Migration,
  { lockTimeout, pause, attempts, tell }: MigrationLockWait,
  mayRunBeside: boolean,
): Promise<boolean> => {
  for (let attempt = 1; ;) {
    try {
      return await apply(db, migration, lockTimeout, mayRunBeside);
    } catch (error) {
      if (errorCodeOf(error) !== lockNotAvailable) throw error;
      const migrating = await describeLockHolders(db, migrationLockKey, 'ExclusiveLock');
      const held = migrating.length > 0 ? [] : await describeTableLockHolders(db);
      const holders = held.join('; ') || 'none any more, try again';
      if (migrating.length > 0) tell(`Another process migrates this database: ${migrating.join('; ')}.`);
      else if (attempt < attempts) tell(`Migration ${migration.name} waits for tables held by ${holders}.`);
      else
        throw new StartupError(
          `Migration ${migration.name} got no lock in ${attempt} attempts; nothing of it was applied. ` +
            `Transactions that hold tables: ${holders}.`,
        );
      if (migrating.length === 0) attempt += 1;
      await setTimeout(pause);
    }
  }
};

/** Returns the number of migrations that this call applied; safe to run in several processes at once. */
export const migrate = async (
  db: Db,
  directory = migrationsDirectory,
  isWanted: (migration: Migration) => boolean = () => true,
  waiting: Partial<MigrationLockWait> = {},
): Promise<number> => {
  const migrations = readMigrations(directory);
  const applied = await readApplied(db);
  checkApplied(applied, migrations);
  const done = new Set(applied.map(({ number }) => number));
  const missing = migrations.filter((migration) => !done.has(migration.number) && isWanted(migration));
  let count = 0;
  const mayRunBeside = missing.every(({ isCompatible }) => isCompatible);
  const lockWait = { ...usualWaiting, ...waiting };
  for (const migration of missing)
    if (await applyWithRetries(db, migration, lockWait, mayRunBeside)) count += 1;
  checkApplied(await readApplied(db), migrations);
  return count;
};
