import { to as copyTo } from 'pg-copy-streams';
import type { ClientBase, Pool } from 'pg';
import { withCopyClient } from './copy-client.ts';
import { columnList, type Dump, tablesNotDumped, qualifiedTableName, type TableShape } from './dump.ts';
import { describeStructure } from './structure.ts';

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

/** Dumps one snapshot, so the portal may keep writing. */
export const withDatabaseDump = <T>(pool: Pool, work: (dump: Dump) => Promise<T>): Promise<T> =>
  withCopyClient(pool, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    // Keeps rows in physical order even if another session scans the table.
    await client.query(
      'set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local synchronize_seqscans = off',
    );
    const rows = (table: TableShape) =>
      client.query(copyTo(`copy ${qualifiedTableName(table)} (${columnList(table)}) to stdout`));
    const result = await work({ ...(await describe(client)), rows });
    await client.query('commit');
    return result;
  });
