import { sql, type SqlBool } from 'kysely';
import { berthRequestQueryOptions } from '@shiptime/domain/plans/plan-query-options';
import {
  berthRequestPermissions,
  type BerthRequestFacts,
  berthRequestStates,
  canSeeGuestOpinion,
} from '@shiptime/domain/plans/guests/berth-requests';
import { type BerthRequest, berthRequestSchema } from '@shiptime/domain/plans/wire/guests';
import type { Voyage } from '@shiptime/domain/plans/voyages';
import { canReadSubmittedApplications } from '@shiptime/domain/applications/policy';
import { type Actor, hasRole } from '@shiptime/domain/shared/actor';
import type { Db, Tx } from '#db/connection.ts';
import { instantTextSql } from '#db/instant-text.ts';
import type { CollectionQuery } from '#http/query/collection-query.ts';
import {
  buildFilterConditions,
  dayFilter,
  filterFromOtherTable,
  type Filter,
  idFilter,
  exactTextFilter,
} from '#http/query/filters.ts';
import { readPage, orderBySql } from '#http/query/read-page.ts';
import { notFoundRefusal } from '#http/refusal.ts';
import { createVoyageNumberFilter } from '#features/applications/voyage-numbers.ts';
import { findVoyagesOfMissions } from '#features/applications/voyages.ts';
import { proponentIdsSql, todayInVancouverSql } from './open-voyages.ts';

export type BerthRequestRow = Omit<BerthRequest, 'can' | 'voyage' | 'user'> &
  BerthRequestFacts & {
    readonly asker: BerthRequest['user'];
    readonly vessel_plan_id: number | null;
  };

type BerthFilter = (typeof berthRequestQueryOptions.filters)[number];
type BerthSort = (typeof berthRequestQueryOptions.sorts)[number];
export type BerthRequestQuery = CollectionQuery<never, BerthFilter, BerthSort>;

/** The application linked to a berth request is visible only to the guest and to readers of applications. */
const knowsApplication = (actor: Actor, { user_id }: Pick<BerthRequestRow, 'user_id'>): boolean =>
  actor.id === user_id || canReadSubmittedApplications(actor);

const ofApplication = (actor: Actor): Filter =>
  filterFromOtherTable(
    idFilter('b.ship_time_request_id'),
    (condition) =>
      sql<SqlBool>`(${condition} and (${canReadSubmittedApplications(actor)} or b.user_id = ${actor.id}))`,
  );

const filtersFor = (actor: Actor): Record<BerthFilter, Filter> => ({
  id: idFilter('b.id'),
  state: exactTextFilter('b.state', berthRequestStates),
  user_id: idFilter('b.user_id'),
  mission_id: idFilter('b.mission_id'),
  voyage_number: createVoyageNumberFilter((numbered) => sql<SqlBool>`b.mission_id in ${numbered}`),
  ship_time_request_id: ofApplication(actor),
  vessel_id: idFilter('b.vessel_id'),
  fiscal_year_id: idFilter('b.fiscal_year_id'),
  of_voyage: idFilter('b.of_voyage'),
  created_at: dayFilter('b.created_at'),
});
export const berthRequestCollection = {
  ...berthRequestQueryOptions,
  fields: Object.keys(berthRequestSchema.shape),
};

const entries = sql`(select jsonb_agg(jsonb_build_object('id', e.id, 'action', e.action, 'body', e.body,
    'created_at', ${instantTextSql('e.created_at')},
    'user', case when e.user_id is null then null else (select jsonb_build_object('id', u.id, 'first_name', u.first_name,
      'last_name', u.last_name) from users u where u.id = e.user_id) end) order by e.id)
  from berth_request_entries e where e.berth_request_id = b.id)`;

const source = sql`(select b.*, m.ship_time_request_id as of_voyage, m.vessel_plan_id, r.project_title,
    (select o.user_id from ship_time_requests o where o.id = m.ship_time_request_id) as primary_id,
    ${proponentIdsSql('m.ship_time_request_id')} as proponent_ids,
    coalesce(m.start_date, b.start_date) > ${todayInVancouverSql} as is_ahead,
    coalesce((select e.action = 'question' from berth_request_entries e where e.berth_request_id = b.id
      and e.action in ('question', 'answer') order by e.id desc limit 1), false) and b.state = 'waiting' as is_questioned,
    berths_to_spare(b.mission_id, b.id) as spare_berths,
    (select jsonb_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name, 'email', u.email)
      from users u where u.id = b.user_id) as asker, ${entries} as entries
  from berth_requests b left join missions m on m.id = b.mission_id
    left join ship_time_requests r on r.id = b.ship_time_request_id) b`;

/** SQL version of the domain rule `canSeeBerthRequest`. */
const visibleTo = (actor: Actor) =>
  hasRole(actor, 'national_science_representative', 'administrator', 'observer')
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(b.user_id = ${actor.id} or ${actor.id} = any(b.proponent_ids)
        or (${hasRole(actor, 'regional_vessel_coordinator')} and b.vessel_id = any(${[...actor.vesselIds]}::int[])))`;

const wordActions = new Set(['agreed', 'disagreed']);

/** The voyage as published, with the guest's berths instead of the mission's. */
const asGuest = (voyage: Voyage | undefined, row: BerthRequestRow): Voyage | null =>
  voyage ? { ...voyage, requested_berths: row.berths, approved_berths: row.granted_berths } : null;

const present = (actor: Actor, row: BerthRequestRow, voyage: Voyage | undefined): BerthRequest => {
  const mayKnow = canSeeGuestOpinion(actor, row);
  const readsOwn = knowsApplication(actor, row);
  return {
    id: row.id,
    mission_id: row.mission_id,
    fiscal_year_id: row.fiscal_year_id,
    vessel_id: row.vessel_id,
    voyage_title: row.voyage_title,
    start_date: row.start_date,
    end_date: row.end_date,
    voyage: asGuest(voyage, row),
    user: row.asker,
    ship_time_request_id: readsOwn ? row.ship_time_request_id : null,
    project_title: readsOwn ? row.project_title : null,
    berths: row.berths,
    days_aboard: row.days_aboard,
    objectives: row.objectives,
    equipment: row.equipment,
    state: row.state,
    granted_berths: row.granted_berths,
    is_questioned: row.is_questioned,
    word: mayKnow ? row.word : null,
    reason: row.reason,
    decided_at: row.decided_at,
    spare_berths: row.spare_berths,
    entries: row.entries.filter(({ action }) => mayKnow || !wordActions.has(action)),
    lock_version: row.lock_version,
    created_at: row.created_at,
    updated_at: row.updated_at,
    can: berthRequestPermissions(actor, row),
  };
};

const presentAll = async (db: Db, actor: Actor, rows: readonly BerthRequestRow[]) => {
  const missions = rows.flatMap(({ mission_id }) => mission_id ?? []);
  const voyages = await findVoyagesOfMissions(db, missions);
  return rows.map((row) => present(actor, row, voyages.get(row.mission_id ?? 0)));
};

export const listBerthRequests = async (db: Db, actor: Actor, query: BerthRequestQuery) => {
  const { rows, total } = await readPage<BerthRequestRow>(db, query, {
    columns: sql`b.*`,
    from: source,
    where: [visibleTo(actor), ...buildFilterConditions(query, filtersFor(actor))],
    order: [...orderBySql(query, (name) => sql.ref(`b.${name}`)), sql`b.id desc`],
  });
  return { requests: await presentAll(db, actor, rows), total };
};

export const requireBerthRequest = async (
  db: Db | Tx,
  actor: Actor,
  id: number,
): Promise<BerthRequestRow> => {
  const { rows } = await sql<BerthRequestRow>`
    select b.* from ${source} where b.id = ${id} and ${visibleTo(actor)}`.execute(db);
  if (!rows[0]) throw notFoundRefusal();
  return rows[0];
};

export const readBerthRequest = async (db: Db, actor: Actor, id: number): Promise<BerthRequest> => {
  const [request] = await presentAll(db, actor, [await requireBerthRequest(db, actor, id)]);
  return request!;
};
