import { sql } from 'kysely';
import type { ApplicationSchedulingFacts } from '@shiptime/domain/plans/conflicts/conflict-context';
import { trackMiles } from '@shiptime/domain/plans/distances/great-circle';
import type { LocatedPort, MilesToStation } from '@shiptime/domain/plans/distances/miles-to-station';
import type { Db } from '#db/connection.ts';
import { applicationsOnJoinedVoyagesSql } from '#features/applications/joined-voyages.ts';
import { loadMilesToStation } from './miles-to-station.ts';

type Point = readonly [latitude: number, longitude: number];
type Port = LocatedPort | { readonly key: string | null; readonly latitude: null };

type Found = Omit<
  Required<ApplicationSchedulingFacts>,
  'track_nautical_miles' | 'farthest_nautical_miles'
> & {
  readonly leaves: Port;
  readonly reaches: Port;
  readonly stations: readonly Point[] | null;
};

const isLocated = (port: Port): port is LocatedPort => port.latitude !== null;

/** Nautical miles; unknown ports add no distance. */
const lengthsOf = ({ leaves, reaches, stations }: Found, way: MilesToStation) => {
  const [first, last] = [stations?.[0], stations?.at(-1)];
  if (!stations || !first || !last) return { track: null, byStation: null };
  const between = (port: Port, station: Point): number => (isLocated(port) ? way(port, station) : 0);
  return {
    track: between(leaves, first) + trackMiles(stations) + between(reaches, last),
    byStation: stations.map((station) => between(leaves, station) + between(reaches, station)),
  };
};

export const loadApplicationFacts = async (
  db: Db,
  ids: readonly number[],
): Promise<Required<ApplicationSchedulingFacts>[]> => {
  if (ids.length === 0) return [];
  const { rows } = await sql<Found>`
    select r.id, r.vessel_id, r.operational_days, r.operational_window_start, r.operational_window_end,
      r.preferred_start_window_start, r.preferred_start_window_end, r.min_science_berths, r.ideal_science_berths,
      r.helicopter_required, r.vessel_preference_1_id, r.vessel_preference_2_id,
      r.min_wire_length, r.min_a_frame_load, r.min_container_places,
      array(select c.capability_id from ship_time_request_capabilities c
        where c.ship_time_request_id = r.id and c.relation = 'work' order by 1) as needed_capability_ids,
      array(select c.capability_id from ship_time_request_capabilities c
        where c.ship_time_request_id = r.id and c.relation = 'waters' order by 1) as needed_water_ids,
      array(select distinct v.region_id from vessels v where v.region_id is not null
        and v.id in (r.vessel_id, r.vessel_preference_1_id, r.vessel_preference_2_id) order by 1) as region_ids,
      jsonb_build_object('key', a.key, 'latitude', a.latitude, 'longitude', a.longitude) as leaves,
      jsonb_build_object('key', b.key, 'latitude', b.latitude, 'longitude', b.longitude) as reaches,
      (select jsonb_agg(jsonb_build_array(s.latitude, s.longitude) order by s.position)
        from stations s where s.ship_time_request_id = r.id) as stations,
      (select jsonb_build_object('ship_time_request_id', j.with_id, 'works_first', j.works_first)
        from ${applicationsOnJoinedVoyagesSql} j where j.ship_time_request_id = r.id) as shared_voyage
    from ship_time_requests r left join ports a on a.id = r.mobilization_port_id
      left join ports b on b.id = r.demobilization_port_id
    where r.id = any(${ids}::int[])`.execute(db);
  const way = await loadMilesToStation(db);
  return rows.map((row) => {
    const { leaves: _leaves, reaches: _reaches, stations: _stations, ...facts } = row;
    const { track, byStation } = lengthsOf(row, way);
    return {
      ...facts,
      track_nautical_miles: track,
      farthest_nautical_miles: byStation && Math.max(...byStation),
    };
  });
};
