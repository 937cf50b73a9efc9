import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';
import type {
  ApplicationFilter,
  ApplicationSort,
} from '@shiptime/domain/applications/application-query-options';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { Language } from '@shiptime/domain/shared/text';
import { canReadSubmittedApplications } from '@shiptime/domain/applications/policy';
import { isVoyageNumber } from '@shiptime/domain/shared/voyage-number';
import { archivedStatuses, statuses, statusIdsOf } from '@shiptime/domain/applications/lifecycle';
import type { Db } from '#db/connection.ts';
import { preparedStatementMark } from '#db/pipelined-client.ts';
import type { CollectionQuery } from '#http/query/collection-query.ts';
import {
  booleanFilter,
  buildFilterConditions,
  dayFilter,
  type Filter,
  idFilter,
  substringFilter,
} from '#http/query/filters.ts';
import { limitSql, orderBySql } from '#http/query/read-page.ts';
import { missionsWithVoyageNumberSql, createVoyageNumberFilter } from '../voyage-numbers.ts';
import { applicationColumnsSql, type ApplicationRow, applicationTablesSql } from '../application-row.ts';

const archived = statusIdsOf(archivedStatuses);

const regionFilter: Filter = (filter) => {
  const ofVessel = idFilter('v.region_id')(filter);
  return ofVessel === null
    ? null
    : sql<SqlBool>`coalesce(r.vessel_id, r.vessel_preference_1_id) in (select v.id from vessels v where ${ofVessel})`;
};

/** A union, because PostgreSQL cannot use an index for conditions joined with `or`. */
const isAmong = (...ids: readonly RawBuilder<unknown>[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`r.id in (${sql.join(ids, sql` union all `)})`;

const applicationsWhere = (condition: Expression<SqlBool>) =>
  sql`select r.id from ship_time_requests r where ${condition}`;

const sharedWhere = (condition: Expression<SqlBool>) =>
  sql`select c.ship_time_request_id from co_proponents c where ${condition}`;

const coProponentFilter: Filter = (filter) => {
  const ofUser = idFilter('c.user_id')(filter);
  return ofUser === null ? null : isAmong(sharedWhere(ofUser));
};

const proponentFilter: Filter = (filter) => {
  const primary = idFilter('r.user_id')(filter);
  const co = idFilter('c.user_id')(filter);
  return primary === null || co === null ? null : isAmong(applicationsWhere(primary), sharedWhere(co));
};

const applicationsOfMissions = (missions: RawBuilder<unknown>) =>
  sql`select m.ship_time_request_id from missions m where m.id in ${missions}`;

/** Searches title, name of the primary proponent, and numbers. */
const textSearch: Filter = (filter) => {
  const inTitle = substringFilter('r.project_title')(filter);
  const ofPerson = substringFilter('u.first_name', 'u.last_name')(filter);
  if (inTitle === null || ofPerson === null) return null;
  const numbers = filter.values.filter((value) => /^[1-9][0-9]{0,9}$/.test(value));
  const number = sql`select n::int from unnest(${numbers}::bigint[]) n where n <= 2147483647`;
  const ofTheirs = sql`select r.id from users u join ship_time_requests r on r.user_id = u.id where ${ofPerson}`;
  const voyages = filter.values.map((value) => value.toUpperCase()).filter(isVoyageNumber);
  const sailing = applicationsOfMissions(missionsWithVoyageNumberSql(voyages));
  return isAmong(applicationsWhere(inTitle), number, ofTheirs, ...(voyages.length > 0 ? [sailing] : []));
};

export const applicationFilters = {
  id: idFilter('r.id'),
  status_id: idFilter('r.status_id'),
  fiscal_year_id: idFilter('r.fiscal_year_id'),
  vessel_id: idFilter('r.vessel_id'),
  primary_proponent_id: idFilter('r.user_id'),
  co_proponent_id: coProponentFilter,
  proponent_id: proponentFilter,
  project_type_id: idFilter('r.project_type_id'),
  agency_id: idFilter('r.agency_id'),
  region_id: regionFilter,
  project_title: substringFilter('r.project_title'),
  voyage_number: createVoyageNumberFilter((numbered) => isAmong(applicationsOfMissions(numbered))),
  submitted_at: dayFilter('r.submitted_at'),
  created_at: dayFilter('r.created_at'),
  updated_at: dayFilter('r.updated_at'),
  q: textSearch,
  archived: booleanFilter((yes) => sql<SqlBool>`(r.status_id = any(${archived}::int[])) = ${yes}`),
} as const satisfies Record<ApplicationFilter, Filter>;

export type ApplicationsQuery = CollectionQuery<string, ApplicationFilter, ApplicationSort>;

/** SQL version of the domain rule `mayViewApplication`; a test compares the two. */
export const applicationsVisibleToSql = (actor: Actor): RawBuilder<SqlBool> => {
  const own = isAmong(
    applicationsWhere(sql<SqlBool>`r.user_id = ${actor.id}`),
    sharedWhere(sql<SqlBool>`c.user_id = ${actor.id}`),
  );
  return canReadSubmittedApplications(actor)
    ? sql<SqlBool>`(r.status_id <> ${statuses.draft} or ${own})`
    : own;
};

const orderOf = ({ sorts }: Pick<ApplicationsQuery, 'sorts'>, language: Language): RawBuilder<unknown> => {
  const title = sql`r.project_title collate ${sql.raw(language === 'fr' ? '"fr-x-icu"' : '"en-x-icu"')}`;
  const order = orderBySql({ sorts }, (name) => (name === 'project_title' ? title : sql.ref(`r.${name}`)));
  return sql.join([...order, sql`r.id`]);
};

type Page = { readonly rows: ApplicationRow[]; readonly total: number };

export type ApplicationListRequest = {
  readonly actor: Actor;
  readonly query: ApplicationsQuery;
  readonly language: Language;
  readonly and?: readonly RawBuilder<SqlBool>[];
};

const count = async (db: Db, where: RawBuilder<unknown>): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from ship_time_requests r where ${where}`.execute(db);
  return rows[0]!.total;
};

const totalOf = (where: RawBuilder<unknown>, page: ApplicationsQuery['page']): RawBuilder<number> => {
  const counted = sql<number>`(select count(*) from ship_time_requests r where ${where})`;
  if (page && page.number > 1) return counted;
  const onPage = sql<number>`(select count(*) from page)`;
  return page ? sql<number>`case when ${onPage} < ${page.size} then ${onPage} else ${counted} end` : onPage;
};

export const listApplications = async (
  db: Db,
  { actor, query, language, and = [] }: ApplicationListRequest,
): Promise<Page> => {
  const where = sql.join(
    [applicationsVisibleToSql(actor), ...and, ...buildFilterConditions(query, applicationFilters)],
    sql` and `,
  );
  const order = orderOf(query, language);
  const { rows } = await sql<ApplicationRow & { total: number }>`${preparedStatementMark}
    with page as materialized (select r.id from ship_time_requests r where ${where} order by ${order} ${limitSql(query)}),
      whole as materialized (select ${totalOf(where, query.page)} as total)
    select ${applicationColumnsSql(query.fields)}, whole.total
    from whole, page join (${applicationTablesSql}) on r.id = page.id order by ${order}`.execute(db);
  const total = rows[0]?.total ?? (query.page && query.page.number > 1 ? await count(db, where) : 0);
  return { rows, total };
};
