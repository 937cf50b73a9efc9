import { sql } from 'kysely';
import { type IdentifierScheme, identifierSchemesByList } from '@shiptime/domain/shared/identifiers';
import type { Language } from '@shiptime/domain/shared/text';
import type { Db, Tx } from '#db/connection.ts';
import type { CollectionQuery, CollectionSpec } from '#http/query/collection-query.ts';
import {
  booleanFilter,
  buildFilterConditions,
  dayFilter,
  idFilter,
  identifierFilters,
  substringFilter,
  exactTextFilter,
  type Filter,
} from '#http/query/filters.ts';
import { readPage, orderBySql } from '#http/query/read-page.ts';
import type { Row } from '#http/answers/resource.ts';
import { columnsOfList, type ReferenceList } from './lists.ts';

const schemesOf = (table: string): readonly IdentifierScheme[] =>
  table in identifierSchemesByList
    ? identifierSchemesByList[table as keyof typeof identifierSchemesByList]
    : [];

const filtersOf = ({ table, texts, body }: ReferenceList): Record<string, Filter> => ({
  id: idFilter('id'),
  key: exactTextFilter('key'),
  ...Object.fromEntries(texts.map((text) => [text, substringFilter(`${text}_en`, `${text}_fr`)])),
  ...identifierFilters(schemesOf(table)),
  q: substringFilter(...texts.flatMap((text) => [`${text}_en`, `${text}_fr`])),
  ...(body && {
    active: booleanFilter((yes) => sql<boolean>`active = ${yes}`),
    updated_at: dayFilter('updated_at'),
  }),
});

export const collectionSpecOf = (list: ReferenceList): CollectionSpec => ({
  resource: list.table,
  whole: 'administrators keep the list',
  includes: [],
  filters: Object.keys(filtersOf(list)),
  sorts: ['id', list.texts[0], ...(list.body ? ['position', 'updated_at'] : [])],
  fields: [...columnsOfList(list), ...list.texts],
});

/** Sorts accents and ligatures by the rules of the language. */
export const collatedColumnSql = (column: string, language: Language) =>
  language === 'fr'
    ? sql`${sql.ref(`${column}_fr`)} collate "fr-x-icu"`
    : sql`${sql.ref(`${column}_en`)} collate "en-x-icu"`;

const orderOf = (list: ReferenceList, query: CollectionQuery, language: Language) => {
  const [text] = list.texts;
  const expression = (name: string) => (name === text ? collatedColumnSql(text, language) : sql.ref(name));
  const asked = orderBySql(query, expression);
  const given = list.body ? [sql`position`, expression(text)] : [];
  return [...(asked.length > 0 ? asked : given), sql`id`];
};

const columns = (list: ReferenceList) => sql.join(columnsOfList(list).map((column) => sql.ref(column)));

export const listReferenceRows = (db: Db, list: ReferenceList, query: CollectionQuery, language: Language) =>
  readPage<Row>(db, query, {
    columns: columns(list),
    from: sql.table(list.table),
    where: buildFilterConditions(query, filtersOf(list)),
    order: orderOf(list, query, language),
  });

export const findReferenceRow = async (db: Db, list: ReferenceList, id: number): Promise<Row | undefined> => {
  const { rows } = await sql<Row>`
    select ${columns(list)} from ${sql.table(list.table)} where id = ${id}`.execute(db);
  return rows[0];
};

export const lockReferenceRow = async (tx: Tx, list: ReferenceList, id: number): Promise<Row | undefined> => {
  const { rows } = await sql<Row>`
    select ${columns(list)} from ${sql.table(list.table)} where id = ${id} for update`.execute(tx);
  return rows[0];
};
