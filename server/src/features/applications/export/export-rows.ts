import { sql } from 'kysely';
import type { Db } from '#db/connection.ts';
import { conditionsOf } from '#http/asking/filters.ts';
import { applicationFilters, type ListRequest, visibleTo } from '../reading/list.ts';
import { exportedColumns, type NamedRow, exportedSource } from './exported-row.ts';

/** Small enough that nothing else waits long for the database or the event loop. */
const batchSize = 200;

/** Submitted applications by number, batch after batch, each begun when the one before is written. */
export async function* exportedRows(
  db: Db,
  { actor, query, language }: Pick<ListRequest, 'actor' | 'query' | 'language'>,
): AsyncGenerator<NamedRow> {
  const conditions = [visibleTo(actor), sql`r.status_id <> 1`, ...conditionsOf(query, applicationFilters)];
  for (let last = 0; ;) {
    const { rows } = await sql<NamedRow>`
      select ${exportedColumns(language)} from ${exportedSource}
      where r.id > ${last} and ${sql.join(conditions, sql` and `)} order by r.id limit ${batchSize}`.execute(
      db,
    );
    yield* rows;
    if (rows.length < batchSize) return;
    last = rows.at(-1)!.id;
  }
}
