import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { serverRoot } from '../package-root.ts';
import { codeOf, StartupProblem } from '../startup-problem.ts';
import type { Db } from './connection.ts';
import { readMigrations, type Migration } from './migration-files.ts';
import { describeBlockers } from './blockers.ts';

export const migrationsDirectory = path.join(serverRoot, 'migrations');

// Arbitrary, unused by other locks; held to the end of each migration's transaction.
const lockKey = 7_361_204_518;

interface Applied {
  number: number;
  name: string;
  checksum: string;
}

const readApplied = async (db: Db): Promise<Applied[]> => {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass('public.schema_migrations') is not null as there`.execute(db);
  if (!rows[0]?.there) return [];
  const applied =
    await sql<Applied>`select number, name, checksum from schema_migrations order by number`.execute(db);
  return applied.rows;
};

const checkApplied = (applied: readonly Applied[], migrations: readonly Migration[]): void => {
  for (const { number, name, checksum } of applied) {
    const migration = migrations.find((candidate) => candidate.number === number);
    if (!migration)
      throw new StartupProblem(
        `The database is newer than this program: it has migration ${name}, which this version does not know.`,
      );
    if (migration.checksum !== checksum)
      throw new StartupProblem(
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

/** Milliseconds. Everybody else waits behind a statement that waits for a lock, so it gives up soon and tries again. */
export type Waiting = { readonly lockTimeout: number; readonly pause: number; readonly attempts: number };
const usualWaiting: Waiting = { lockTimeout: 3_000, pause: 2_000, attempts: 12 };

const apply = (
  db: Db,
  { number, name, checksum, sql: text }: Migration,
  lockTimeout: number,
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`select pg_advisory_xact_lock(${sql.lit(lockKey)})`.execute(tx);
    await sql`set local lock_timeout = ${sql.lit(lockTimeout)}`.execute(tx);
    await createTable.execute(tx);
    const done = await sql`select 1 from schema_migrations where number = ${number}`.execute(tx);
    if (done.rows.length > 0) return false;
    await sql.raw(text).execute(tx);
    await sql`insert into schema_migrations (number, name, checksum) values (${number}, ${name}, ${checksum})`.execute(
      tx,
    );
    return true;
  });

const lockNotAvailable = '55P03';

const applyPatiently = async (db: Db, migration: Migration, waiting: Waiting): Promise<boolean> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await apply(db, migration, waiting.lockTimeout);
    } catch (error) {
      if (codeOf(error) !== lockNotAvailable) throw error;
      if (attempt < waiting.attempts) {
        await setTimeout(waiting.pause);
        continue;
      }
      const held = await describeBlockers(db);
      throw new StartupProblem(
        `Migration ${migration.name} got no lock in ${attempt} attempts; nothing of it was applied. ` +
          `Transactions that hold tables: ${held.join('; ') || 'none any more, try again'}.`,
      );
    }
  }
};

/** Returns how many migrations this call applied; safe to run in several processes at once. */
export const migrate = async (
  db: Db,
  directory = migrationsDirectory,
  isWanted: (migration: Migration) => boolean = () => true,
  waiting: Waiting = usualWaiting,
): Promise<number> => {
  const migrations = readMigrations(directory);
  const applied = await readApplied(db);
  checkApplied(applied, migrations);
  const done = new Set(applied.map(({ number }) => number));
  const missing = migrations.filter((migration) => !done.has(migration.number) && isWanted(migration));
  let count = 0;
  for (const migration of missing) if (await applyPatiently(db, migration, waiting)) count += 1;
  checkApplied(await readApplied(db), migrations);
  return count;
};
