import { sql } from 'kysely';
import type { Language } from '@shiptime/domain/shared/text';
import type { Db } from '#db/connection.ts';
import type { Row } from '#http/answers/resource.ts';
import { exportedColumns, type ExportedRow, exportedSource } from '../export/exported-row.ts';
import { partColumns, partOf, type PartName, parts } from '../parts/parts.ts';

export type Facts = {
  readonly named: ExportedRow & { readonly years: Readonly<Record<number, string>> };
  readonly parts: Readonly<Record<string, readonly Row[]>>;
};

const partNames = Object.keys(parts) as PartName[];

const rowsOf = async (db: Db, part: PartName, id: number): Promise<Row[]> => {
  const order = (partOf(part).fields as readonly string[]).includes('position') ? 'position' : 'id';
  const { rows } = await sql<Row>`select ${sql.raw(partColumns(part))} from ${sql.table(part)}
    where ship_time_request_id = ${id} order by ${sql.ref(order)}`.execute(db);
  return rows;
};

/** What an application refers to, by its names in one language, and its rows. */
export const findFacts = async (db: Db, id: number, language: Language): Promise<Facts> => {
  const [named, years, ...rows] = await Promise.all([
    sql<ExportedRow>`select ${exportedColumns(language)} from ${exportedSource} where r.id = ${id}`.execute(
      db,
    ),
    db.selectFrom('fiscal_years').select(['id', 'name']).execute(),
    ...partNames.map((part) => rowsOf(db, part, id)),
  ]);
  return {
    named: { ...named.rows[0]!, years: Object.fromEntries(years.map((year) => [year.id, year.name])) },
    parts: Object.fromEntries(partNames.map((part, index) => [part, rows[index]!])),
  };
};
