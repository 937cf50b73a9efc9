import { sql, type RawBuilder } from 'kysely';
import type { ReplannedIds } from '@shiptime/domain/plans/versions/fleet-snapshot';
import {
  type PublishedMission,
  type Voyage,
  type VoyageAmendment,
  toVoyage,
} from '@shiptime/domain/plans/voyages';
import {
  type VoyageTextAudience,
  describeVoyageInSentences,
} from '@shiptime/domain/plans/words/voyage-words';
import type { Language } from '@shiptime/domain/shared/text';
import type { Db } from '#db/connection.ts';
import { instantTextSql } from '#db/instant-text.ts';
import { translate } from '#http/language.ts';
import { voyageNumberSql } from './voyage-numbers.ts';

type Found = PublishedMission & { ship_time_request_id: number };

type Version = { readonly fleetPlanId: number; readonly number: number };

const schedulesBefore = (version?: Version) => sql`fleet_plans f
      cross join lateral (select n.number, n.created_at, n.snapshot from fleet_plan_versions n
        where n.fleet_plan_id = f.id
          ${version ? sql`and (f.id <> ${version.fleetPlanId} or n.number < ${version.number})` : sql``}
        order by n.number desc limit 1) v
      cross join lateral jsonb_array_elements(v.snapshot -> 'plans') plan
      cross join lateral jsonb_array_elements(plan -> 'snapshot' -> 'missions') mission`;

export const publishedSchedulesSql = schedulesBefore();

export const isPlanReopenedSql = sql`coalesce((select p.review_level <> 'final' from vessel_plans p
        where p.id = (plan -> 'snapshot' -> 'vessel_plan_id')::int), false)`;

/**
 * True if the plan is no longer final and the mission was moved, changed or removed, or its vessel broke
 * down.
 */
const isReplanned = sql`exists (select 1 from vessel_plans p
        left join missions m on m.id = (mission ->> 'id')::int
        left join vessel_plans n on n.id = m.vessel_plan_id
      where p.id = (plan -> 'snapshot' ->> 'vessel_plan_id')::int
        and (p.review_level <> 'final' or m.id is null or n.review_level <> 'final')
        and (m.id is null or m.vessel_plan_id <> p.id or m.start_date is distinct from (mission ->> 'start_date')::date
          or m.start_fraction <> (mission ->> 'start_fraction')::numeric
          or m.mobilization_days <> (mission ->> 'mobilization_days')::numeric
          or m.operational_days <> (mission ->> 'operational_days')::numeric
          or m.demobilization_days <> (mission ->> 'demobilization_days')::numeric
          or exists (select 1 from outages o join scheduling_constraints c on c.id = o.id
            where c.vessel_id = p.vessel_id and c.start_date <= (mission ->> 'end_date')::date
              and c.end_date >= (mission ->> 'start_date')::date)))`;

export const readReplanning = async (db: Db, fleetPlanIds: readonly number[]): Promise<ReplannedIds> => {
  const { rows } = await sql<{ id: number }>`
    select (mission ->> 'id')::int as id from ${publishedSchedulesSql}
    where f.id = any(${[...fleetPlanIds]}::int[]) and ${isReplanned}`.execute(db);
  const amended = await sql<{ id: number }>`
    select p.id from vessel_plans p where p.review_level <> 'final' and p.scenario_id is null
      and exists (select 1 from vessel_plan_versions v where v.vessel_plan_id = p.id and v.review_level = 'final')`.execute(
    db,
  );
  return {
    amended_plan_ids: new Set(amended.rows.map(({ id }) => id)),
    mission_ids: new Set(rows.map(({ id }) => id)),
  };
};

const published = sql`f.fiscal_year_id, ${voyageNumberSql("(mission ->> 'id')::int")} as voyage_number, v.number as version, v.created_at as published_at,
      (plan -> 'snapshot' -> 'vessel_id')::int as vessel_id, plan -> 'snapshot' -> 'names' -> 'vessel' as vessel,
      plan -> 'snapshot' -> 'names' -> 'ports' as ports, mission,
      (select o from jsonb_array_elements(plan -> 'snapshot' -> 'missions') o
        where o -> 'id' = mission -> 'sails_with_id') as mate,
      ${isPlanReopenedSql} as reopened, ${isReplanned} as replanned`;

/** Reads published schedules only, because unpublished plans may still change. */
export const findPublishedVoyages = async (
  db: Db,
  ids: readonly number[],
  before?: Version,
): Promise<ReadonlyMap<number, readonly Voyage[]>> => {
  const { rows } = await sql<Found>`
    with asked as (select id, fiscal_year_id from ship_time_requests where id = any(${ids}::int[]))
    select asked.id as ship_time_request_id, ${published}
    from ${schedulesBefore(before)}
      join asked on asked.id = (mission ->> 'ship_time_request_id')::int
    where f.fiscal_year_id in (select fiscal_year_id from asked union
      select p.fiscal_year_id from missions m join vessel_plans p on p.id = m.vessel_plan_id
      where m.ship_time_request_id in (select id from asked))
    order by mission ->> 'start_date', (mission -> 'id')::int`.execute(db);
  const voyages = new Map<number, Voyage[]>();
  for (const { ship_time_request_id, ...row } of rows) {
    const voyage = toVoyage(row);
    if (voyage) voyages.set(ship_time_request_id, [...(voyages.get(ship_time_request_id) ?? []), voyage]);
  }
  return voyages;
};

type FoundBefore = Found & { changed_at: string; reasons: string[] };

/**
 * Reasons of the last amendments of the application's plans, and of later changes of vessel. Omits reasons
 * from before migration 100, which were not written for proponents.
 */
export const reasonsOfChangeSql = (
  applicationId: RawBuilder<unknown>,
  fleetPlanId: RawBuilder<unknown>,
  version: RawBuilder<unknown>,
) => sql<string[]>`(
    with opened as (
      select distinct on (h.vessel_plan_id) h.reason, h.created_at
      from fleet_plan_versions o cross join lateral jsonb_array_elements(o.snapshot -> 'plans') plan
        join vessel_plan_history h on h.vessel_plan_id = (plan -> 'snapshot' ->> 'vessel_plan_id')::int
          and h.action = 'reopen' and h.from_level = 'final'
          and h.created_at >= (select applied_at from schema_migrations where number = 100)
        join fleet_plan_versions n on n.fleet_plan_id = o.fleet_plan_id and n.number = o.number + 1
          and n.created_at >= h.created_at
      where o.fleet_plan_id = ${fleetPlanId} and o.number = ${version} - 1
        and exists (select 1 from jsonb_array_elements(plan -> 'snapshot' -> 'missions') m
          where (m ->> 'ship_time_request_id')::int = ${applicationId})
      order by h.vessel_plan_id, h.id desc),
    given as (
      select reason, created_at from opened
      union all
      select h.reason, h.created_at from ship_time_request_history h
        join fleet_plan_versions n on n.fleet_plan_id = ${fleetPlanId} and n.number = ${version}
          and n.created_at >= h.created_at
        where h.ship_time_request_id = ${applicationId} and h.action = 'reassign'
          and h.created_at >= (select min(created_at) from opened))
    select coalesce(array_agg(reason order by first), '{}') from (
      select reason, min(created_at) as first from given where length(reason) > 0 group by reason) as each)`;

export const findPreviousVoyages = async (
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, { at: string; before: Voyage[]; reasons: string[] }>> => {
  const { rows } = await sql<FoundBefore>`
    with change as (
      select distinct on (c.ship_time_request_id) c.ship_time_request_id, c.fleet_plan_id, c.version, n.created_at
      from voyage_changes c join fleet_plan_versions n on n.fleet_plan_id = c.fleet_plan_id and n.number = c.version
      where c.ship_time_request_id = any(${ids}::int[])
      order by c.ship_time_request_id, n.created_at desc, c.version desc)
    select change.ship_time_request_id, change.created_at as changed_at,
      ${reasonsOfChangeSql(sql.ref('change.ship_time_request_id'), sql.ref('change.fleet_plan_id'), sql.ref('change.version'))} as reasons,
      ${published}
    from change join fleet_plans f on f.id = change.fleet_plan_id
      join fleet_plan_versions v on v.fleet_plan_id = f.id and v.number = change.version - 1
      cross join lateral jsonb_array_elements(v.snapshot -> 'plans') plan
      cross join lateral jsonb_array_elements(plan -> 'snapshot' -> 'missions') mission
    where (mission ->> 'ship_time_request_id')::int = change.ship_time_request_id
    order by mission ->> 'start_date', (mission -> 'id')::int`.execute(db);
  const changes = new Map<number, { at: string; before: Voyage[]; reasons: string[] }>();
  for (const { ship_time_request_id: id, changed_at: at, reasons, ...row } of rows) {
    const voyage = toVoyage(row);
    if (voyage) changes.set(id, { at, before: [...(changes.get(id)?.before ?? []), voyage], reasons });
  }
  return changes;
};

export const findVoyageAmendments = async (
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly VoyageAmendment[]>> => {
  const { rows } = await sql<{ id: number; amendments: VoyageAmendment[] }>`
    select c.ship_time_request_id as id, jsonb_agg(jsonb_build_object('at', ${instantTextSql('n.created_at')},
      'reasons', ${reasonsOfChangeSql(sql.ref('c.ship_time_request_id'), sql.ref('c.fleet_plan_id'), sql.ref('c.version'))},
      'user', jsonb_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name)) order by n.created_at) as amendments
    from voyage_changes c
      join fleet_plan_versions n on n.fleet_plan_id = c.fleet_plan_id and n.number = c.version
      join users u on u.id = n.author_id
    where c.ship_time_request_id = any(${ids}::int[]) group by 1`.execute(db);
  return new Map(rows.map(({ id, amendments }) => [id, amendments]));
};

export const findVoyagesOfMissions = async (
  db: Db,
  missionIds: readonly number[],
): Promise<ReadonlyMap<number, Voyage>> => {
  if (missionIds.length === 0) return new Map();
  const { rows } = await sql<PublishedMission>`
    select ${published} from ${publishedSchedulesSql}
    where (mission ->> 'id')::int = any(${[...missionIds]}::int[])`.execute(db);
  return new Map(
    rows.flatMap((row) => {
      const voyage = toVoyage(row);
      return voyage ? [[voyage.mission_id, voyage] as const] : [];
    }),
  );
};

export const describeVoyages = (
  language: Language,
  voyages: readonly Voyage[],
  audience: VoyageTextAudience = 'sailing',
): string => {
  const t = (key: string, params = {}) => translate(language, `plans:${key}`, params);
  if (voyages.length === 0) return t(`voyage.${audience}.none`);
  return voyages.map((voyage) => describeVoyageInSentences({ t, language }, voyage, audience)).join('\n');
};
