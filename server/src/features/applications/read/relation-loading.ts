import { sql } from 'kysely';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { Language } from '@shiptime/domain/shared/text';
import type { Db } from '#db/connection.ts';
import { preparedStatementMark } from '#db/pipelined-client.ts';
import type { RelatedResource } from '#http/query/collection-query.ts';
import type { Row } from '#http/answers/resource.ts';
import type { ApplicationRow, StoredAttribute } from '../application-row.ts';

type Found = Row & { readonly id: number };
export type RelatedRow = Row & { readonly ship_time_request_id: number };
export type ApplicationReader = { readonly actor: Actor; readonly language: Language };

export type Relation = RelatedResource & {
  readonly key: StoredAttribute;
  readonly load: (
    db: Db,
    rows: readonly ApplicationRow[],
    reader: ApplicationReader,
  ) => Promise<(row: ApplicationRow) => unknown>;
};

const namesOf = (columns: string): string[] => columns.split(',').map((column) => column.trim());

const named = (row: Found, language: Language): Found => ({ ...row, name: row[`name_${language}`] });

type SingleKey = {
  [K in StoredAttribute]: ApplicationRow[K] extends number | null ? K : never;
}[StoredAttribute];

export const belongsTo = (
  key: SingleKey,
  table: string,
  columns: string,
  { bilingual = false } = {},
): Relation => ({
  key,
  resource: table,
  fields: [...namesOf(columns), ...(bilingual ? ['name'] : [])],
  load: async (db, rows, { language }) => {
    const ids = [...new Set(rows.map((row) => row[key]).filter((id) => id !== null))];
    const found = await sql<Found>`${preparedStatementMark}
      select ${sql.raw(columns)} from ${sql.table(table)} where id = any(${ids}::int[])`.execute(db);
    const byId = new Map(found.rows.map((row) => [row.id, bilingual ? named(row, language) : row]));
    return (row) => byId.get(row[key] ?? 0) ?? null;
  },
});

export const createApplicationLookup = (found: readonly RelatedRow[]) => {
  const groups = new Map<number, RelatedRow[]>();
  for (const row of found) {
    const group = groups.get(row.ship_time_request_id);
    if (group) group.push(row);
    else groups.set(row.ship_time_request_id, [row]);
  }
  return (row: ApplicationRow): RelatedRow[] => groups.get(row.id) ?? [];
};

export const hasMany = (table: string, columns: string, order = 'id'): Relation => ({
  key: 'id',
  resource: table,
  fields: namesOf(columns),
  load: async (db, rows) => {
    const ids = rows.map((row) => row.id);
    const found = await sql<RelatedRow>`
      select ${sql.raw(columns)} from ${sql.table(table)} where ship_time_request_id = any(${ids}::int[])
      order by ship_time_request_id, ${sql.ref(order)}`.execute(db);
    return createApplicationLookup(found.rows);
  },
});

export const coProponentsRelation = (key: 'co_proponent_ids', columns: string): Relation => ({
  key,
  resource: 'users',
  fields: namesOf(columns),
  load: async (db, rows) => {
    const ids = [...new Set(rows.flatMap((row) => row[key]))];
    const found = await sql<Found>`${preparedStatementMark}
      select ${sql.raw(columns)} from users where id = any(${ids}::int[])`.execute(db);
    const byId = new Map(found.rows.map((person) => [person.id, person]));
    return (row) => row[key].map((id) => byId.get(id));
  },
});
