import { type RawBuilder, sql } from 'kysely';
import { openStatuses, statuses, statusIdsOf } from '@shiptime/domain/applications/lifecycle';
import type { FairnessDimension, FairnessTally, GrantedDaysSource } from '@shiptime/domain/plans/fairness';
import type { Db } from '#db/connection.ts';
import type { CollectionQuery } from '#http/query/collection-query.ts';
import { buildFilterConditions, type Filter, idFilter } from '#http/query/filters.ts';
import { isCountedApplicationSql } from './statistics-rows.ts';

export const fairnessFilters = [
  'fiscal_year_id',
  'agency_id',
  'region_id',
  'project_type_id',
  'thematic_area_id',
  'proponent_id',
] as const;
export type FairnessQuery = Pick<CollectionQuery<never, (typeof fairnessFilters)[number]>, 'filters'>;

const filters: Record<(typeof fairnessFilters)[number], Filter> = {
  fiscal_year_id: idFilter('r.fiscal_year_id'),
  agency_id: idFilter('r.agency_id'),
  region_id: idFilter('v.region_id'),
  project_type_id: idFilter('r.project_type_id'),
  thematic_area_id: idFilter('r.thematic_area_id'),
  proponent_id: idFilter('r.user_id'),
};

const columns: Record<FairnessDimension, string> = {
  agency: 'r.agency_id',
  region: 'v.region_id',
  project_type: 'r.project_type_id',
  thematic_area: 'r.thematic_area_id',
  proponent: 'r.user_id',
};

const open = statusIdsOf(openStatuses);

/** Scheduled days by application, summed over all plans and not clipped to a fiscal year. */
const granted: Record<GrantedDaysSource, RawBuilder<unknown>> = {
  plans: sql`
    select m.ship_time_request_id as id, sum(m.mobilization_days + m.operational_days + m.demobilization_days) as days
    from missions m join vessel_plans p on p.id = m.vessel_plan_id
    where p.scenario_id is null and m.start_date is not null and m.ship_time_request_id is not null group by 1`,
  published: sql`
    select (mission ->> 'ship_time_request_id')::int as id, sum((mission ->> 'mobilization_days')::numeric
      + (mission ->> 'operational_days')::numeric + (mission ->> 'demobilization_days')::numeric) as days,
      max((mission ->> 'end_date')::date) as last_day
    from fleet_plans f
      cross join lateral (select n.snapshot from fleet_plan_versions n where n.fleet_plan_id = f.id
        order by n.number desc limit 1) newest
      cross join lateral jsonb_array_elements(newest.snapshot -> 'plans') plan
      cross join lateral jsonb_array_elements(plan -> 'snapshot' -> 'missions') mission
    where mission ->> 'start_date' is not null and mission ->> 'ship_time_request_id' is not null group by 1`,
};

export type FairnessRow = FairnessTally & { readonly id: number | null; readonly fiscal_year_id: number };

export const findFairnessRows = async (
  db: Db,
  by: FairnessDimension,
  source: GrantedDaysSource,
  query: FairnessQuery,
): Promise<FairnessRow[]> => {
  const asking = sql.join([isCountedApplicationSql, ...buildFilterConditions(query, filters)], sql` and `);
  const { rows } = await sql<FairnessRow>`
    with published as (${granted.published}), granted as (${source === 'plans' ? granted.plans : sql`select * from published`}), asked as (
      select ${sql.ref(columns[by])} as id, r.fiscal_year_id, r.status_id, coalesce(g.days, 0) as granted,
        coalesce(r.operational_days, 0) + coalesce(r.mobilization_days, 0) + coalesce(r.demobilization_days, 0) as days,
        report.planned_days, report.delivered_days, report.submitted_at is not null as reported,
        r.status_id = ${statuses.accepted} and p.last_day < (public.received_at() at time zone 'UTC')::date as is_over
      from ship_time_requests r left join vessels v on v.id = r.vessel_id left join granted g on g.id = r.id
        left join published p on p.id = r.id
        left join voyage_reports report on report.ship_time_request_id = r.id and report.submitted_at is not null
      where ${asking})
    select id, fiscal_year_id, count(*)::int as applications, sum(days) as asked_days, sum(granted) as granted_days,
      coalesce(sum(greatest(days - granted, 0)) filter (where status_id = ${statuses.accepted}), 0) as shortened_days,
      coalesce(sum(days) filter (where status_id = ${statuses.unable_to_fulfill}), 0) as refused_days,
      coalesce(sum(greatest(days - granted, 0)) filter (where status_id = any(${open}::int[])), 0) as undecided_days,
      count(*) filter (where is_over or reported)::int as voyages_over, count(*) filter (where reported)::int as voyages_reported,
      sum(planned_days) as planned_days, sum(delivered_days) as delivered_days
    from asked group by 1, 2 order by 1 nulls last, 2`.execute(db);
  return rows;
};

export type FairnessGroupName = { readonly id: number; readonly name_en: string; readonly name_fr: string };

const lists = {
  agency: 'agencies',
  region: 'regions',
  project_type: 'project_types',
  thematic_area: 'thematic_areas',
} as const;

export const findFairnessGroupNames = async (
  db: Db,
  by: FairnessDimension,
  ids: readonly number[],
): Promise<ReadonlyMap<number, FairnessGroupName>> => {
  const from =
    by === 'proponent'
      ? sql`(select id, first_name || ' ' || last_name as name_en, first_name || ' ' || last_name as name_fr from users) named`
      : sql`${sql.table(lists[by])} named`;
  const { rows } = await sql<FairnessGroupName>`
    select id, name_en, name_fr from ${from} where id = any(${ids}::int[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
};
