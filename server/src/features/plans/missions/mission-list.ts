import { missionQueryOptions } from '@shiptime/domain/plans/plan-query-options';
import { type MissionResource, missionRowSchema } from '@shiptime/domain/plans/wire/mission';
import { sql, type SqlBool } from 'kysely';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { Db } from '#db/connection.ts';
import type { CollectionQuery } from '#http/query/collection-query.ts';
import {
  buildFilterConditions,
  dayFilter,
  type Filter,
  idFilter,
  substringFilter,
} from '#http/query/filters.ts';
import { readPage, orderBySql } from '#http/query/read-page.ts';
import { notFoundRefusal } from '#http/refusal.ts';
import { createVoyageNumberFilter } from '#features/applications/voyage-numbers.ts';
import { applicationColumnsInPlans } from '../applications-in-plans.ts';
import { readMissions, addApplicationsToMissions } from './mission-queries.ts';

type MissionFilter = (typeof missionQueryOptions.filters)[number];

const filters: Record<MissionFilter, Filter> = {
  id: idFilter('m.id'),
  vessel_plan_id: idFilter('m.vessel_plan_id'),
  vessel_id: idFilter('p.vessel_id'),
  fiscal_year_id: idFilter('p.fiscal_year_id'),
  ship_time_request_id: idFilter('m.ship_time_request_id'),
  scenario_id: idFilter('p.scenario_id'),
  number: idFilter('m.number'),
  title: substringFilter('m.title'),
  voyage_number: createVoyageNumberFilter(
    (numbered) => sql<SqlBool>`coalesce(m.original_id, m.id) in ${numbered}`,
  ),
  start_date: dayFilter('m.start_date'),
  created_at: dayFilter('m.created_at'),
  updated_at: dayFilter('m.updated_at'),
};

export const missionCollection = {
  ...missionQueryOptions,
  fields: Object.keys(missionRowSchema.shape),
  related: { shipTimeRequest: { resource: 'ship_time_requests', fields: applicationColumnsInPlans } },
} as const;

type Query = CollectionQuery<'shipTimeRequest', MissionFilter, (typeof missionCollection.sorts)[number]>;
type Asked = { readonly query: Query; readonly planId?: number; readonly scenarioId?: number };

const usualOrder = [sql`m.start_date nulls last`, sql`m.start_fraction`, sql`m.number`];

/** Missions of scenarios are included only if the query names a scenario or one of its plans. */
const missionsMeant = ({ query: { filters: asked }, planId, scenarioId }: Asked) => {
  if (scenarioId !== undefined) return sql`p.scenario_id = ${scenarioId}`;
  if (planId !== undefined) return sql`m.vessel_plan_id = ${planId}`;
  return asked.has('scenario_id') || asked.has('vessel_plan_id') ? sql`true` : sql`p.scenario_id is null`;
};

export const listMissions = async (
  db: Db,
  actor: Actor,
  asked: Asked,
): Promise<{ rows: MissionResource[]; total: number }> => {
  const { query } = asked;
  const sorts = orderBySql(query, (name) => sql.ref(`m.${name}`));
  const { rows: found, total } = await readPage<{ id: number }>(db, query, {
    columns: sql`m.id`,
    from: sql`missions m join vessel_plans p on p.id = m.vessel_plan_id`,
    where: [missionsMeant(asked), ...buildFilterConditions(query, filters)],
    order: [...(sorts.length > 0 ? sorts : usualOrder), sql`m.id`],
  });
  const ids = found.map(({ id }) => id);
  const byId = new Map((await readMissions(db, actor, ids)).map((mission) => [mission.id, mission]));
  const rows = ids.flatMap((id) => byId.get(id) ?? []);
  const whole = query.includes.has('shipTimeRequest') ? await addApplicationsToMissions(db, rows) : rows;
  return { rows: whole, total };
};

export const requireMissionOnPlan = async (db: Db, id: number, planId: number): Promise<void> => {
  const found = await db
    .selectFrom('missions')
    .select('id')
    .where('id', '=', id)
    .where('vessel_plan_id', '=', planId)
    .executeTakeFirst();
  if (!found) throw notFoundRefusal();
};
