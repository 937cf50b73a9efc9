import { sql } from 'kysely';
import { mayRankApplication, mayReadStanding } from '@shiptime/domain/review/standings';
import { standingQueryOptions } from '@shiptime/domain/review/standing-query-options';
import { type ApplicationStanding, applicationStandingSchema } from '@shiptime/domain/review/standings-wire';
import { type Actor, hasRole } from '@shiptime/domain/shared/actor';
import type { Db } from '#db/connection.ts';
import type { CollectionQuery } from '#http/query/collection-query.ts';
import { buildFilterConditions, dayFilter, type Filter, idFilter } from '#http/query/filters.ts';
import { readPage, orderBySql } from '#http/query/read-page.ts';
import { throwIfRefused } from '#http/refusal.ts';
import type { ApplicationRow } from '#features/applications/application-row.ts';
import { findApplications, requireVisibleApplication } from '#features/applications/application-queries.ts';

export type StandingRow = Omit<ApplicationStanding, 'can'>;

type StandingFilter = (typeof standingQueryOptions.filters)[number];
type StandingSort = (typeof standingQueryOptions.sorts)[number];

const filters: Record<StandingFilter, Filter> = {
  id: idFilter('r.id'),
  ship_time_request_id: idFilter('r.id'),
  vessel_id: idFilter('r.vessel_id'),
  fiscal_year_id: idFilter('r.fiscal_year_id'),
  priority: idFilter('s.priority'),
  updated_at: dayFilter('s.updated_at'),
};
export const standingCollection = {
  ...standingQueryOptions,
  fields: Object.keys(applicationStandingSchema.shape),
};
type StandingQuery = CollectionQuery<never, StandingFilter, StandingSort>;

const columns = sql`r.id, r.id as ship_time_request_id, r.vessel_id, r.fiscal_year_id, s.priority, s.mandate_note, s.updated_at,
  coalesce(s.lock_version, 0) as lock_version,
  case when s.position is not null then (select count(*) from application_standings o
    where o.vessel_id = s.vessel_id and o.fiscal_year_id = s.fiscal_year_id and o.position <= s.position) end as place,
  (select count(*) from application_standings o where o.vessel_id = r.vessel_id
    and o.fiscal_year_id = r.fiscal_year_id and o.position is not null) as of,
  (select jsonb_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name)
    from users u where u.id = s.updated_by) as updated_by`;

/** SQL version of the domain rule `mayReadStanding`. */
const visibleTo = (actor: Actor) => {
  if (hasRole(actor, 'administrator')) return sql`true`;
  if (hasRole(actor, 'national_science_representative'))
    return sql`r.user_id <> ${actor.id} and not exists (select 1 from co_proponents c
      where c.ship_time_request_id = r.id and c.user_id = ${actor.id})`;
  if (!hasRole(actor, 'regional_vessel_coordinator')) return sql`false`;
  return sql`r.vessel_id = any(${[...actor.vesselIds]}::int[])`;
};

const source = sql`application_standings s join ship_time_requests r on r.id = s.ship_time_request_id`;

const present = async (
  db: Db,
  actor: Actor,
  rows: readonly StandingRow[],
): Promise<ApplicationStanding[]> => {
  const ids = rows.map(({ ship_time_request_id: id }) => id);
  const applications = new Map((await findApplications(db, ids)).map((each) => [each.id, each]));
  return rows.map((row) => {
    const application = applications.get(row.ship_time_request_id);
    return {
      ...row,
      can: { rank: application !== undefined && mayRankApplication(actor, application).allowed },
    };
  });
};

export const listStandings = async (db: Db, actor: Actor, query: StandingQuery) => {
  const where = sql.join([visibleTo(actor), ...buildFilterConditions(query, filters)], sql` and `);
  const { rows, total } = await readPage<StandingRow>(db, query, {
    columns: sql`*`,
    from: sql`(select ${columns} from ${source} where ${where}) as standing`,
    order: [...orderBySql(query, sql.ref), sql`id`],
  });
  return { standings: await present(db, actor, rows), total };
};

export const findStandingRow = async (db: Db, id: number): Promise<StandingRow> => {
  const { rows } = await sql<StandingRow>`select ${columns} from ship_time_requests r
    left join application_standings s on s.ship_time_request_id = r.id where r.id = ${id}`.execute(db);
  return rows[0]!;
};

export const presentStanding = async (
  db: Db,
  actor: Actor,
  application: ApplicationRow,
): Promise<ApplicationStanding> => ({
  ...(await findStandingRow(db, application.id)),
  can: { rank: mayRankApplication(actor, application).allowed },
});

export const readStanding = async (db: Db, actor: Actor, id: number): Promise<ApplicationStanding> => {
  const application = await requireVisibleApplication(db, actor, id);
  throwIfRefused(mayReadStanding(actor, application));
  return presentStanding(db, actor, application);
};
