import { sql, type SqlBool } from 'kysely';
import type { AuditEntry } from '@shiptime/domain/accounts/administration-wire';
import type { Db } from '#db/connection.ts';
import type { CollectionQuery } from '#http/query/collection-query.ts';
import {
  buildFilterConditions,
  dayFilter,
  idFilter,
  substringFilter,
  exactTextFilter,
  type Filter,
} from '#http/query/filters.ts';

const filters = {
  id: idFilter('a.id'),
  actor_id: idFilter('a.actor_id'),
  action: exactTextFilter('a.action'),
  subject_type: exactTextFilter('a.subject_type'),
  subject_id: idFilter('a.subject_id'),
  created_at: dayFilter('a.created_at'),
  q: (filter) => {
    if (filter.values.length === 0) return null;
    const found = substringFilter('told.text')(filter);
    return sql<SqlBool>`exists (select 1 from (select concat_ws(' ', a.action, u.first_name, u.last_name, u.email,
      a.reason, a.before::text, a.after::text) as text) told where ${found})`;
  },
} satisfies Record<string, Filter>;

export const auditCollection = {
  resource: 'audit_log',
  includes: [],
  filters: Object.keys(filters) as (keyof typeof filters)[],
  sorts: ['id', 'created_at'],
  fields: [
    'id',
    'created_at',
    'actor_id',
    'actor',
    'action',
    'subject_type',
    'subject_id',
    'before',
    'after',
    'reason',
    'address',
  ],
} as const;

export type AuditQuery = CollectionQuery<never, keyof typeof filters, (typeof auditCollection.sorts)[number]>;

const source = sql`audit_log a left join users u on u.id = a.actor_id`;
const columns = sql`a.id, a.created_at, a.actor_id, u.first_name || ' ' || u.last_name as actor, a.action,
  a.subject_type, a.subject_id, a.before, a.after, a.reason, a.address`;

const wanted = (query: AuditQuery) =>
  sql.join([sql<SqlBool>`true`, ...buildFilterConditions(query, filters)], sql` and `);

type Counted = { readonly until: number; readonly total: number };
const counted = new WeakMap<Db, Counted>();

/** Caches the number of entries older than an hour, because entries are only added. */
const countAll = async (db: Db): Promise<number> => {
  const known = counted.get(db) ?? { until: 0, total: 0 };
  const { rows } = await sql<{ added: number; settled: number; until: number | null }>`
    select count(*) as added, count(*) filter (where id < first) as settled, max(id) filter (where id < first) as until
    from audit_log, (select coalesce(min(id), ${Number.MAX_SAFE_INTEGER}::bigint) as first from audit_log
      where id > ${known.until} and created_at >= now() - interval '1 hour') recent
    where id > ${known.until}`.execute(db);
  const { added, settled, until } = rows[0]!;
  counted.set(db, { until: until ?? known.until, total: known.total + settled });
  return known.total + added;
};

const count = async (db: Db, query: AuditQuery): Promise<number> => {
  if (query.filters.size === 0) return countAll(db);
  const narrow = query.filters.has('q') ? source : sql`audit_log a`;
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from ${narrow} where ${wanted(query)}`.execute(db);
  return rows[0]!.total;
};

export const listAuditEntries = async (db: Db, query: AuditQuery) => {
  const { number, size } = query.page!;
  const isOldestFirst = query.sorts[0]?.descending === false;
  const [direction, from] = isOldestFirst ? [sql`asc`, sql`>=`] : [sql`desc`, sql`<=`];
  const narrow = query.filters.has('q') ? source : sql`audit_log a`;
  const start = sql`(select a.id from ${narrow} where ${wanted(query)}
    order by a.id ${direction} limit 1 offset ${(number - 1) * size})`;
  const { rows } = await sql<AuditEntry>`select ${columns} from ${source}
    where a.id ${from} ${start} and ${wanted(query)} order by a.id ${direction} limit ${size}`.execute(db);
  return { rows, total: await count(db, query) };
};

const batchSize = 500;

async function* rowsWhere(db: Db, condition: ReturnType<typeof wanted>): AsyncGenerator<AuditEntry> {
  for (let before = Number.MAX_SAFE_INTEGER; ;) {
    const { rows } = await sql<AuditEntry>`select ${columns} from ${source}
      where a.id < ${before} and ${condition} order by a.id desc limit ${batchSize}`.execute(db);
    yield* rows;
    if (rows.length < batchSize) return;
    before = rows.at(-1)!.id;
  }
}

/**
 * Yields the entries of the query, newest first, in batches. Refuses an unreadable filter before the first
 * batch.
 */
export const streamAuditEntries = (db: Db, query: AuditQuery): AsyncGenerator<AuditEntry> =>
  rowsWhere(db, wanted(query));
