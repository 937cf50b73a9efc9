import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/connection.ts';
import type { CollectionQuery } from './collection-query.ts';

type Sql = RawBuilder<unknown>;

/** Orders by the sorts of the query, rows without a value last. */
export const orderBySql = <Sort extends string>(
  { sorts }: Pick<CollectionQuery<string, string, Sort>, 'sorts'>,
  columnOf: (name: Sort) => Sql,
): Sql[] =>
  sorts.map(
    ({ name, descending }) => sql`${columnOf(name)} ${sql.raw(descending ? 'desc' : 'asc')} nulls last`,
  );

export const limitSql = ({ page }: Pick<CollectionQuery, 'page'>): Sql =>
  page ? sql`limit ${page.size} offset ${(page.number - 1) * page.size}` : sql``;

type Listing = {
  readonly columns: Sql;
  readonly from: Sql;
  readonly where?: readonly Expression<unknown>[];
  readonly order: readonly Sql[];
};

export const readPage = async <Row>(
  db: Db,
  query: Pick<CollectionQuery, 'page'>,
  { columns, from, where = [], order }: Listing,
): Promise<{ rows: Row[]; total: number }> => {
  const source = sql`${from} where ${sql.join([sql`true`, ...where], sql` and `)}`;
  const reading = sql<Row>`select ${columns} from ${source} order by ${sql.join(order)} ${limitSql(query)}`;
  if (!query.page) {
    const { rows } = await reading.execute(db);
    return { rows, total: rows.length };
  }
  const [{ rows }, count] = await Promise.all([
    reading.execute(db),
    sql<{ total: number }>`select count(*) as total from ${source}`.execute(db),
  ]);
  return { rows, total: count.rows[0]!.total };
};
