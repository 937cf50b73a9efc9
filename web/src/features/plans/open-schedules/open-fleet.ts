import type { FleetSnapshot } from '@shiptime/domain/plans/versions/fleet-snapshot';
import type {
  OpenDataMission,
  OpenDataPort,
  OpenSchedule,
  OpenDataVessel,
} from '@shiptime/domain/plans/versions/open-schedule';
import type { PlanSnapshot, SnapshotMission } from '@shiptime/domain/plans/versions/snapshot';

const missionOf = ({
  mobilization_port,
  demobilization_port,
  port_call_stops: stops,
  ...mission
}: OpenDataMission): SnapshotMission => ({
  id: mission.id,
  vessel_plan_id: 0,
  ship_time_request_id: mission.ship_time_request_id,
  number: mission.number,
  title: mission.title,
  requested_berths: mission.requested_berths,
  approved_berths: mission.approved_berths,
  mobilization_days: mission.mobilization_days,
  operational_days: mission.operational_days,
  demobilization_days: mission.demobilization_days,
  mobilization_port_id: mobilization_port?.id ?? null,
  demobilization_port_id: demobilization_port?.id ?? null,
  port_calls: stops.length,
  port_call_stops: stops.map(({ port, ...stop }) => ({ ...stop, port_id: port.id })),
  start_date: mission.start_date,
  start_fraction: mission.start_fraction as SnapshotMission['start_fraction'],
  end_date: mission.end_date,
  notes: null,
  project_title: null,
  primary_proponent: null,
  ...(mission.sails_with_id !== null && { sails_with_id: mission.sails_with_id }),
  voyage_number: mission.voyage_number,
  ...(mission.replanned && { replanned: true }),
});

const portsOf = ({ missions }: OpenDataVessel): OpenDataPort[] => {
  const all = missions.flatMap((mission) => [
    ...(mission.mobilization_port ? [mission.mobilization_port] : []),
    ...(mission.demobilization_port ? [mission.demobilization_port] : []),
    ...mission.port_call_stops.map(({ port }) => port),
  ]);
  return [...new Map(all.map((port) => [port.id, port])).values()];
};

const planOf = (vessel: OpenDataVessel, fiscal_year: OpenSchedule['fiscal_year']): PlanSnapshot => ({
  format: 1,
  vessel_plan_id: 0,
  vessel_id: vessel.vessel_id,
  fiscal_year_id: 0,
  review_level: 'final',
  notes: null,
  names: {
    vessel: { name_en: vessel.name_en, name_fr: vessel.name_fr },
    fiscal_year,
    ports: portsOf(vessel).map(({ id, name_en, name_fr }) => ({ id, name_en, name_fr })),
  },
  missions: vessel.missions.map(missionOf),
  constraints: vessel.unavailable.map((each, index) => ({
    ...each,
    id: index + 1,
    duration_days: 0,
    port_id: null,
  })),
  kept: [],
});

export const fleetSnapshotOfOpenSchedule = (schedule: OpenSchedule): FleetSnapshot => ({
  format: 1,
  fiscal_year_id: 0,
  fiscal_year: schedule.fiscal_year,
  plans: schedule.vessels.map((vessel) => ({
    version: schedule.version,
    finalized_at: vessel.finalized_at,
    reopened: vessel.reopened,
    snapshot: planOf(vessel, schedule.fiscal_year),
  })),
  areas: schedule.project_areas.map((area) => ({
    ...area,
    ship_time_request_ids: schedule.vessels
      .flatMap(({ missions }) => missions)
      .flatMap(({ project_area_ids, ship_time_request_id }) =>
        ship_time_request_id !== null && project_area_ids.includes(area.id) ? [ship_time_request_id] : [],
      ),
  })),
});
