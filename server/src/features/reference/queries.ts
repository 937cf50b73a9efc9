import { sql } from 'kysely';
import type { Language } from '@shiptime/domain/shared/text';
import type { Db } from '../../db/connection.ts';
import type { CollectionQuery } from '../../http/collection-query.ts';
import { booleanFilter, conditionsOf, idFilter, textFilter, wordFilter } from '../../http/filters.ts';
import type { Row } from '../../http/resource.ts';
import type { ReferenceList } from './lists.ts';

export const referenceFilters = {
  id: idFilter('id'),
  key: wordFilter('key'),
  name: textFilter('name_en', 'name_fr'),
  active: booleanFilter((yes) => sql<boolean>`active = ${yes}`),
};

type Query = CollectionQuery<string, keyof typeof referenceFilters, 'id' | 'name' | 'position'>;

/** Sorted as asked, else in the order that administrators gave, else by name in the reader's language. */
const orderOf = (query: Query, language: Language) => {
  const name = language === 'fr' ? sql`name_fr collate "fr-x-icu"` : sql`name_en collate "en-x-icu"`;
  const columns = { id: sql`id`, position: sql`position`, name };
  const asked = query.sorts.map(
    (sort) => sql`${columns[sort.name]} ${sort.descending ? sql`desc` : sql`asc`}`,
  );
  return sql.join([...(asked.length > 0 ? asked : [sql`position`, name]), sql`id`]);
};

export const listReference = async (
  db: Db,
  list: ReferenceList,
  query: Query,
  language: Language,
): Promise<{ rows: Row[]; total: number }> => {
  const where = sql.join([sql`true`, ...conditionsOf(query, referenceFilters)], sql` and `);
  const limit = query.page
    ? sql`limit ${query.page.size} offset ${(query.page.number - 1) * query.page.size}`
    : sql``;
  const columns = [
    'id',
    'key',
    'name_en',
    'name_fr',
    'position',
    'active',
    ...list.extra,
    'lock_version',
    'created_at',
    'updated_at',
  ];
  const [rows, count] = await Promise.all([
    sql<
      Record<string, unknown>
    >`select ${sql.join(columns.map((c) => sql.ref(c)))} from ${sql.table(list.table)}
      where ${where} order by ${orderOf(query, language)} ${limit}`.execute(db),
    sql<{ total: number }>`select count(*) as total from ${sql.table(list.table)} where ${where}`.execute(db),
  ]);
  return { rows: rows.rows, total: count.rows[0]!.total };
};
