import { pipeline } from 'node:stream/promises';
import { from as copyFrom } from 'pg-copy-streams';
import { sql } from 'kysely';
import type { ClientBase } from 'pg';
import { StartupError } from '#startup-error.ts';
import type { Database, Db } from '../connection.ts';
import { migrate, migrationsDirectory } from '../migrate.ts';
import { readMigrations } from '../migration-files.ts';
import { withCopyClient } from './copy-client.ts';
import { quotedColumnList, type Dump, qualifiedTableName } from './dump.ts';

export type LoadOptions = {
  readonly onTable?: (done: number, total: number) => Promise<void>;
  readonly signal?: AbortSignal | undefined;
};

const countOf = async (db: Db, table: 'users' | 'schema_migrations'): Promise<number> => {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass(${`public.${table}`}) is not null as there`.execute(db);
  if (!rows[0]?.there) return 0;
  const counted = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db);
  return counted.rows[0]?.count ?? 0;
};

const othersQuery = sql<{ name: string }>`
  select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e') limit 1`;

/** Loading replaces everything, so the database must be empty and unused. */
const requireUnused = async (db: Db): Promise<void> => {
  if ((await countOf(db, 'users')) > 0) {
    throw new StartupError('The database is in use: it has users. Only an empty one can be filled.');
  }
  if ((await countOf(db, 'schema_migrations')) > 0) return;
  const { rows } = await othersQuery.execute(db);
  if (rows[0]) {
    throw new StartupError(
      `The database holds something else (the table ${rows[0].name}). Only an empty one can be filled.`,
    );
  }
};

const requireKnown = ({ migrations }: Dump): void => {
  const known = readMigrations(migrationsDirectory);
  for (const { name, checksum } of migrations) {
    if (known.find((migration) => migration.name === name)?.checksum !== checksum) {
      throw new StartupError(
        `It was made by another version of this program (migration ${name}). Use that version, or a newer one.`,
      );
    }
  }
};

/** Migrates to the version of the dump first; later migrations then convert the rows. */
const prepareTables = async (db: Db, dump: Dump): Promise<void> => {
  const names = new Set(dump.migrations.map(({ name }) => name));
  await migrate(db, migrationsDirectory, ({ name }) => names.has(name));
  if ((await countOf(db, 'schema_migrations')) > dump.migrations.length) {
    throw new StartupError('The tables of the database are newer. Use a database that has no tables yet.');
  }
};

const sequencesQuery = `
  select quote_ident(c.relname) as "table", quote_ident(a.attname) as "column",
    pg_get_serial_sequence('public.' || quote_ident(c.relname), a.attname) as sequence
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and pg_get_serial_sequence('public.' || quote_ident(c.relname), a.attname) is not null`;

const continueSequences = async (client: ClientBase, { structure }: Dump): Promise<void> => {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(sequencesQuery);
  for (const { table, column, sequence } of rows) {
    await client.query(
      `select setval($1, greatest(max(${column}), 1), max(${column}) is not null) from public.${table}`,
      [sequence],
    );
  }
  const given = Object.entries(structure?.sequences ?? {}).filter(([, last]) => last !== null);
  await client.query(
    `select setval(there.name, greatest(given.last, coalesce(pg_sequence_last_value(there.name), 0)))
     from unnest($1::text[], $2::bigint[]) as given(name, last), to_regclass('public.' || quote_ident(given.name)) as there(name)
     where there.name is not null`,
    [given.map(([name]) => name), given.map(([, last]) => last)],
  );
};

const fill = async (client: ClientBase, dump: Dump, { onTable, signal }: LoadOptions): Promise<void> => {
  const names = dump.tables.map(qualifiedTableName);
  // Business rules were checked when the rows were first written; foreign keys are still checked.
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${names.join(', ')} cascade`);
  for (const [index, table] of dump.tables.entries()) {
    const rows = client.query(
      copyFrom(`copy ${qualifiedTableName(table)} (${quotedColumnList(table)}) from stdin`),
    );
    await pipeline(dump.rows(table), rows, signal ? { signal } : {});
    await onTable?.(index + 1, dump.tables.length);
  }
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  await continueSequences(client, dump);
};

export const loadDumpedSchema = async (
  { db, pool }: Database,
  dump: Dump,
  options: LoadOptions = {},
): Promise<void> => {
  requireKnown(dump);
  await requireUnused(db);
  await prepareTables(db, dump);
  await withCopyClient(pool, async (client) => {
    await client.query('begin');
    await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
    await fill(client, dump, options);
    await client.query('commit');
  });
};

export const loadAndMigrate = async (database: Database, dump: Dump): Promise<void> => {
  await loadDumpedSchema(database, dump);
  await migrate(database.db);
};
