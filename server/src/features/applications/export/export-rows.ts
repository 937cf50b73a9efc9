import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { StationOperationDetails } from '@shiptime/domain/applications/operations';
import { statuses } from '@shiptime/domain/applications/lifecycle';
import type { Db } from '#db/connection.ts';
import { buildFilterConditions } from '#http/query/filters.ts';
import { partByName, type PartName } from '../parts/parts.ts';
import {
  applicationFilters,
  type ApplicationListRequest,
  applicationsVisibleToSql,
} from '../read/application-list.ts';
import { exportedColumnsSql, type ExportedApplicationRow, exportedTablesSql } from './exported-row.ts';

export type ExportRequest = Pick<ApplicationListRequest, 'actor' | 'query' | 'language'> & {
  readonly drafts: boolean;
};

const batchSize = 200;
const partBatchSize = 1000;

const conditionOf = ({ actor, query, drafts }: ExportRequest): RawBuilder<SqlBool> => {
  const submitted = drafts ? [] : [sql<SqlBool>`r.status_id <> ${statuses.draft}`];
  return sql.join(
    [applicationsVisibleToSql(actor), ...submitted, ...buildFilterConditions(query, applicationFilters)],
    sql` and `,
  ) as RawBuilder<SqlBool>;
};

async function* inBatches<Row>(
  size: number,
  after: (last: Row | null) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  for (let asked = after(null); ;) {
    const rows = await asked;
    const last = rows.at(-1);
    if (last === undefined || rows.length < size) return yield* rows;
    asked = after(last);
    // If the download is aborted, nobody awaits this promise.
    asked.catch(() => undefined);
    yield* rows;
  }
}

export const streamApplicationRows = (
  db: Db,
  exported: ExportRequest,
): AsyncGenerator<ExportedApplicationRow> => {
  const condition = conditionOf(exported);
  return inBatches(batchSize, async (last) => {
    const { rows } = await sql<ExportedApplicationRow>`
      select ${exportedColumnsSql(exported.language)} from ${exportedTablesSql}
      where r.id > ${last?.id ?? 0} and ${condition} order by r.id limit ${batchSize}`.execute(db);
    return rows;
  });
};

export type ExportedApplicationPartRow = {
  readonly ship_time_request_id: number;
  readonly place: number;
  readonly operations?: readonly StationOperationDetails[];
} & Readonly<Record<string, string | number | null | readonly StationOperationDetails[]>>;

export const streamPartRows = (
  db: Db,
  part: PartName,
  exported: ExportRequest,
): AsyncGenerator<ExportedApplicationPartRow> => {
  const condition = conditionOf(exported);
  const place = sql.ref(`p.${part === 'stations' ? 'position' : 'id'}`);
  const columns = partByName(part)
    .fields.filter((field) => field !== 'position')
    .map((field) => sql.ref(`p.${field}`));
  return inBatches(partBatchSize, async (last) => {
    const { rows } = await sql<ExportedApplicationPartRow>`
      select p.ship_time_request_id, ${place} as place, r.project_title, ${sql.join(columns)}
      from ${sql.table(part)} p join ship_time_requests r on r.id = p.ship_time_request_id
      where (p.ship_time_request_id, ${place}) > (${last?.ship_time_request_id ?? 0}, ${last?.place ?? 0}) and ${condition}
      order by p.ship_time_request_id, ${place} limit ${partBatchSize}`.execute(db);
    return rows;
  });
};
