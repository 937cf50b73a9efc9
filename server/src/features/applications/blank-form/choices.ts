import { type ApplicationField, fields } from '@shiptime/domain/applications/sections/form';
import type { ListName } from '@shiptime/domain/reference/lists';
import type { Language } from '@shiptime/domain/shared/text';
import { sql } from 'kysely';
import type { Db } from '#db/connection.ts';
import { collatedColumnSql } from '#features/reference/reference-queries.ts';

export type FieldChoicesLookup = (field: ApplicationField) => string[];

type Table = ListName | 'vessels';
type Choice = { readonly name: string; readonly kind: string | null };

const tablesOf = (): Table[] => [
  ...new Set(
    Object.values(fields).flatMap((field) =>
      'list' in field && field.list !== 'fiscal_years' ? [field.list as Table] : [],
    ),
  ),
];

const findNames = async (db: Db, table: Table, language: Language): Promise<Choice[]> => {
  const kind = table === 'capabilities' ? sql`kind` : sql`null::text`;
  const order =
    table === 'vessels'
      ? collatedColumnSql('name', language)
      : sql`position, ${collatedColumnSql('name', language)}`;
  const { rows } = await sql<Choice>`select ${sql.ref(`name_${language}`)} as name, ${kind} as kind
    from ${sql.table(table)} where active order by ${order}`.execute(db);
  return rows;
};

export const readFieldChoices = async (db: Db, language: Language): Promise<FieldChoicesLookup> => {
  const lists = new Map(
    await Promise.all(
      tablesOf().map(async (table) => [table, await findNames(db, table, language)] as const),
    ),
  );
  return (field) => {
    const about = fields[field];
    const found = 'list' in about ? (lists.get(about.list as Table) ?? []) : [];
    const isWaters = field === 'needed_water_ids';
    return found
      .filter(({ kind }) => kind === null || (kind === 'waters') === isWaters)
      .map(({ name }) => name);
  };
};
