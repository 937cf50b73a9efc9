import { sql } from 'kysely';
import type { Tx } from '#db/connection.ts';
import type { DB } from '#db/tables.generated.ts';

type NumberedTable = { [Table in keyof DB]: DB[Table] extends { id: unknown } ? Table : never }[keyof DB];
export type SeedRow = Readonly<Record<string, unknown>>;

const columnsOf = (rows: readonly SeedRow[]) =>
  sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));

const asTable = (table: keyof DB, rows: readonly SeedRow[]) =>
  sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) as planned`;

export const insertRows = async (tx: Tx, table: keyof DB, rows: readonly SeedRow[]): Promise<void> => {
  if (rows.length === 0) return;
  const columns = columnsOf(rows);
  await sql`insert into ${sql.table(table)} (${columns}) select ${columns} from ${asTable(table, rows)}`.execute(
    tx,
  );
};

export const insertRowsReturningIds = async (
  tx: Tx,
  table: NumberedTable,
  rows: readonly SeedRow[],
): Promise<number[]> => {
  if (rows.length === 0) return [];
  const columns = columnsOf(rows);
  const inserted = await sql<{ id: number }>`
    insert into ${sql.table(table)} (${columns}) select ${columns} from ${asTable(table, rows)}
    returning id`.execute(tx);
  return inserted.rows.map((row) => row.id);
};

/** Keeps existing rows. Skips them first, because ON CONFLICT alone would use up identity values. */
export const insertMissingRows = async (
  tx: Tx,
  table: keyof DB,
  naturalKey: 'key' | 'name',
  rows: readonly SeedRow[],
): Promise<void> => {
  const columns = columnsOf(rows);
  const key = sql.ref(naturalKey);
  await sql`
    insert into ${sql.table(table)} (${columns}) select ${columns} from ${asTable(table, rows)}
    where not exists (select 1 from ${sql.table(table)} as known where known.${key} = planned.${key})
    on conflict do nothing`.execute(tx);
};
