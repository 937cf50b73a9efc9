import { fleetPlanQueryOptions } from '@shiptime/domain/plans/plan-query-options';
import { type FleetPlan, fleetPlanSchema, type FleetVersion } from '@shiptime/domain/plans/wire/fleet';
import { sql } from 'kysely';
import { mayPublishFleetPlan } from '@shiptime/domain/plans/decisions';
import { mayReadPlans } from '@shiptime/domain/plans/policy';
import {
  type FleetSnapshot,
  type ReplannedIds,
  omitNotes,
  markReplanning,
} from '@shiptime/domain/plans/versions/fleet-snapshot';
import type { Actor } from '@shiptime/domain/shared/actor';
import { toPermissionFlags } from '@shiptime/domain/shared/permission-decision';
import type { Language } from '@shiptime/domain/shared/text';
import type { Db } from '#db/connection.ts';
import { addVoyageNumbers } from '#features/applications/voyage-numbers.ts';
import { readReplanning } from '#features/applications/voyages.ts';
import { buildFilterConditions, dayFilter, type Filter, idFilter } from '#http/query/filters.ts';
import { readPage, orderBySql } from '#http/query/read-page.ts';
import type { CollectionQuery } from '#http/query/collection-query.ts';
import { translate } from '#http/language.ts';
import { notFoundRefusal } from '#http/refusal.ts';

type FleetFilter = (typeof fleetPlanQueryOptions.filters)[number];

const filters: Record<FleetFilter, Filter> = {
  id: idFilter('f.id'),
  fiscal_year_id: idFilter('f.fiscal_year_id'),
  updated_at: dayFilter('f.updated_at'),
};
export const fleetPlanCollection = { ...fleetPlanQueryOptions, fields: Object.keys(fleetPlanSchema.shape) };
type FleetQuery = CollectionQuery<never, FleetFilter, (typeof fleetPlanQueryOptions.sorts)[number]>;

export const listFleetPlans = async (
  db: Db,
  actor: Actor,
  query: FleetQuery,
): Promise<{ rows: FleetPlan[]; total: number }> => {
  const { rows, total } = await readPage<Omit<FleetPlan, 'can'>>(db, query, {
    columns: sql`f.id, f.fiscal_year_id, y.name as fiscal_year_name, n.number as latest_version,
      n.created_at as published_at, p.vessels_published, p.vessels, p.awaited_vessel_ids, f.created_at, f.updated_at`,
    from: sql`fleet_plans f join fiscal_years y on y.id = f.fiscal_year_id
      left join lateral (select number, created_at from fleet_plan_versions v where v.fleet_plan_id = f.id
        order by number desc limit 1) n on true
      cross join lateral (
        select count(*) filter (where s.is_published)::int as vessels_published, count(*)::int as vessels,
          coalesce(array_agg(s.vessel_id order by s.vessel_id) filter (where not s.is_published), '{}') as awaited_vessel_ids
        from (select a.vessel_id, v.active, exists (select 1 from vessel_plan_versions o
            where o.vessel_plan_id = a.id and o.review_level = 'final') as is_published
          from vessel_plans a join vessels v on v.id = a.vessel_id where a.fiscal_year_id = f.fiscal_year_id
            and a.scenario_id is null) s
        where s.active or s.is_published
      ) p`,
    where: buildFilterConditions(query, filters),
    order: [...orderBySql(query, (name) => sql.ref(`f.${name}`)), sql`f.id`],
  });
  const can = toPermissionFlags({ publish: mayPublishFleetPlan(actor) });
  return { rows: rows.map((row) => ({ ...row, can })), total };
};

export const requireFleetPlan = async (db: Db, actor: Actor, id: number): Promise<FleetPlan> => {
  const only = new Map([['id' as const, { values: [String(id)], range: {} }]]);
  const { rows } = await listFleetPlans(db, actor, {
    filters: only,
    includes: new Set(),
    sorts: [],
    fields: null,
    appends: new Set(),
    page: null,
  });
  if (!rows[0]) throw notFoundRefusal();
  return rows[0];
};

export type FleetReader = { readonly actor: Actor; readonly language: Language };

type Found = Omit<FleetVersion, 'author' | 'is_latest' | 'snapshot'> & {
  first_name: string;
  last_name: string;
  latest: number;
  snapshot?: FleetSnapshot;
};

const present = (
  { first_name, last_name, latest, snapshot: published, ...row }: Found,
  { actor, language }: FleetReader,
  replanning: ReplannedIds,
): FleetVersion => {
  const isLatest = row.number === latest;
  const snapshot = published && isLatest ? markReplanning(published, replanning) : published;
  return {
    ...row,
    reason:
      row.reason === 'set_final' ? translate(language, 'export:plans.version_reasons.published') : row.reason,
    is_latest: isLatest,
    author: { id: row.author_id, first_name, last_name },
    ...(snapshot && {
      snapshot: (mayReadPlans(actor).allowed ? snapshot : omitNotes(snapshot)) as FleetVersion['snapshot'],
    }),
  };
};

const versionsWhere = async (
  db: Db,
  fleetPlanId: number,
  { number, snapshots }: { number?: number; snapshots: boolean },
): Promise<Found[]> => {
  const { rows } = await sql<Found>`
    select v.id, v.fleet_plan_id, v.number, v.reason, v.author_id, v.created_at, u.first_name, u.last_name,
      (select max(number) from fleet_plan_versions l where l.fleet_plan_id = v.fleet_plan_id) as latest
      ${snapshots ? sql`, v.snapshot` : sql``}
    from fleet_plan_versions v join users u on u.id = v.author_id
    where v.fleet_plan_id = ${fleetPlanId} ${number === undefined ? sql`` : sql`and v.number = ${number}`}
    order by v.number desc`.execute(db);
  return Promise.all(
    rows.map(async ({ snapshot, ...row }) =>
      snapshot ? { ...row, snapshot: await addVoyageNumbers(db, snapshot) } : row,
    ),
  );
};

export const listFleetVersions = async (
  db: Db,
  fleetPlanId: number,
  reader: FleetReader,
  snapshots: boolean,
): Promise<FleetVersion[]> => {
  const replanning = await readReplanning(db, [fleetPlanId]);
  const rows = await versionsWhere(db, fleetPlanId, { snapshots });
  return rows.map((row) => present(row, reader, replanning));
};

export const requireFleetVersion = async (
  db: Db,
  fleetPlanId: number,
  number: number,
  reader: FleetReader,
): Promise<FleetVersion> => {
  const [row] = await versionsWhere(db, fleetPlanId, { number, snapshots: true });
  if (!row) throw notFoundRefusal();
  return present(row, reader, await readReplanning(db, [fleetPlanId]));
};
