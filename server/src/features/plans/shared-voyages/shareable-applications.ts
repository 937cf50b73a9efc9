import { sql } from 'kysely';
import { openStatuses, statusIdsOf } from '@shiptime/domain/applications/lifecycle';
import type {
  ShareableApplication,
  ShareableVessel,
} from '@shiptime/domain/plans/shared-voyages/shared-voyages';
import type { SharedVoyageCandidate } from '@shiptime/domain/plans/wire/shared-voyages';
import type { Db } from '#db/connection.ts';

export type ShareableApplicationRow = ShareableApplication &
  Pick<SharedVoyageCandidate['ship_time_requests'][number], 'project_title' | 'status_id'>;

const asking = statusIdsOf(openStatuses);

/**
 * Undecided applications with at most one mission. Stations are averaged as vectors from the earth's centre.
 */
export const findShareableApplications = async (
  db: Db,
  yearId: number,
): Promise<ShareableApplicationRow[]> => {
  const { rows } = await sql<ShareableApplicationRow>`
    select r.id, r.project_title, r.status_id, r.vessel_id, r.operational_window_start, r.operational_window_end,
      coalesce(r.mobilization_days, 0) as mobilization_days, r.operational_days,
      coalesce(r.demobilization_days, 0) as demobilization_days, r.min_science_berths, r.helicopter_required,
      r.mobilization_port_id, r.demobilization_port_id,
      array(select a.project_area_id from ship_time_request_project_areas a where a.ship_time_request_id = r.id order by 1)
        as project_area_ids,
      case when s.x is null then null else jsonb_build_object('latitude', degrees(atan2(s.z, sqrt(s.x * s.x + s.y * s.y))),
        'longitude', degrees(atan2(s.y, s.x))) end as middle,
      case when p.latitude is null or p.longitude is null then null
        else jsonb_build_object('latitude', p.latitude, 'longitude', p.longitude) end as port
    from ship_time_requests r left join ports p on p.id = r.mobilization_port_id
      left join lateral (select avg(cos(radians(latitude)) * cos(radians(longitude))) as x,
          avg(cos(radians(latitude)) * sin(radians(longitude))) as y, avg(sin(radians(latitude))) as z
        from stations where ship_time_request_id = r.id) s on true
    where r.fiscal_year_id = ${yearId} and r.status_id = any(${asking}::int[]) and r.vessel_id is not null
      and r.operational_days is not null and r.operational_window_start is not null and r.operational_window_end is not null
      and (select count(*) from missions m join vessel_plans q on q.id = m.vessel_plan_id
        where m.ship_time_request_id = r.id and q.scenario_id is null) <= 1
    order by r.id`.execute(db);
  return rows;
};

export const findVesselsForSharedVoyages = async (db: Db): Promise<ReadonlyMap<number, ShareableVessel>> => {
  const rows = await db
    .selectFrom('vessels')
    .select(['id', 'region_id', 'science_berths', 'endurance', 'cruising_speed', 'helicopter_support'])
    .where('active', '=', true)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
};
