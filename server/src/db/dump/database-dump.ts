import { to as copyTo } from 'pg-copy-streams';
import type { ClientBase, Pool } from 'pg';
import { withCopyClient } from './copy-client.ts';
import {
  quotedColumnList,
  type Dump,
  tablesNotDumped,
  qualifiedTableName,
  type TableShape,
  type DatabaseStructure,
} from './dump.ts';

// Excludes "not null" constraints, which PostgreSQL 15 to 17 do not list.
const constraintsQuery = `
  select conrelid::regclass::text || ' ' || conname || case when convalidated then '' else ' (not valid)' end as name
  from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n' order by 1`;

const triggersQuery = `
  select tgrelid::regclass::text || ' ' || tgname || ' ' || tgenabled::text as name
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where not tgisinternal and c.relnamespace = 'public'::regnamespace order by 1`;

const sequencesQuery = `
  select sequencename::text as name, last_value from pg_sequences where schemaname = 'public' order by 1`;

const ledgerQuery = `
  select position, encode(hash, 'hex') as hash from public.ledger order by position desc limit 1`;

const namesOf = async (client: ClientBase, query: string): Promise<string[]> =>
  (await client.query<{ name: string }>(query)).rows.map(({ name }) => name);

const ledgerHead = async (client: ClientBase): Promise<DatabaseStructure['ledger']> => {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('public.ledger') is not null as there`,
  );
  if (!rows[0]?.there) return null;
  return (await client.query<NonNullable<DatabaseStructure['ledger']>>(ledgerQuery)).rows[0] ?? null;
};

const describeStructure = async (client: ClientBase): Promise<DatabaseStructure> => {
  const sequences = await client.query<{ name: string; last_value: number | null }>(sequencesQuery);
  return {
    constraints: await namesOf(client, constraintsQuery),
    triggers: await namesOf(client, triggersQuery),
    sequences: Object.fromEntries(sequences.rows.map(({ name, last_value }) => [name, last_value])),
    ledger: await ledgerHead(client),
  };
};

const shapesQuery = `
  select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' group by c.relname order by c.relname`;

const referencesQuery = `
  select distinct c.conrelid::regclass::text as from_table, c.confrelid::regclass::text as to_table
  from pg_constraint c where c.contype = 'f' and c.connamespace = 'public'::regnamespace and c.conrelid <> c.confrelid`;

const inOrder = (
  tables: readonly TableShape[],
  references: readonly { from_table: string; to_table: string }[],
) => {
  const ordered: TableShape[] = [];
  const visited = new Set<string>();
  const visit = (table: TableShape): void => {
    if (visited.has(table.name)) return;
    visited.add(table.name);
    for (const { from_table, to_table } of references) {
      const target = from_table === table.name && tables.find(({ name }) => name === to_table);
      if (target) visit(target);
    }
    ordered.push(table);
  };
  for (const table of tables) visit(table);
  return ordered;
};

const describe = async (client: ClientBase): Promise<Omit<Dump, 'rows'>> => {
  const shapes = await client.query<TableShape>(shapesQuery);
  const references = await client.query<{ from_table: string; to_table: string }>(referencesQuery);
  const migrations = await client.query<Dump['migrations'][number]>(
    'select name, checksum from schema_migrations order by number',
  );
  const tables = shapes.rows.filter(({ name }) => !tablesNotDumped.has(name));
  return {
    migrations: migrations.rows,
    tables: inOrder(tables, references.rows),
    structure: await describeStructure(client),
  };
};

export const withDatabaseDump = <T>(pool: Pool, work: (dump: Dump) => Promise<T>): Promise<T> =>
  withCopyClient(pool, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    await client.query(
      'set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local synchronize_seqscans = off',
    );
    const rows = (table: TableShape) =>
      client.query(copyTo(`copy ${qualifiedTableName(table)} (${quotedColumnList(table)}) to stdout`));
    const result = await work({ ...(await describe(client)), rows });
    await client.query('commit');
    return result;
  });
