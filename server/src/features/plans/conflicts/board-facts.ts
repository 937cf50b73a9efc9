import type { MissionRow } from '../missions/mission-presenter.ts';
import { sql } from 'kysely';
import type {
  ConstraintFacts,
  PortFacts,
  VesselFacts,
} from '@shiptime/domain/plans/conflicts/conflict-context';
import type { KeptConflict } from '@shiptime/domain/plans/conflicts/kept-conflicts';
import type { MissionOnVessel } from '@shiptime/domain/plans/conflicts/rules/application';
import type { Mission } from '@shiptime/domain/plans/missions';
import { portIdsOfMission } from '@shiptime/domain/plans/port-calls';
import { roles } from '@shiptime/domain/shared/actor';
import type { CalendarDay } from '@shiptime/domain/shared/calendar-day';
import type { ConstraintKind } from '@shiptime/domain/vessels/constraints';
import type { VesselCapability } from '@shiptime/domain/vessels/capabilities';
import type { Db } from '#db/connection.ts';
import { findMissionsById } from '../missions/mission-queries.ts';

export type LaneFacts = {
  readonly plan_id: number;
  readonly fiscal_year_id: number;
  readonly year_start: CalendarDay;
  readonly year_end: CalendarDay;
} & VesselFacts;

export const loadLanes = (db: Db, planIds: readonly number[]): Promise<LaneFacts[]> =>
  db
    .selectFrom('vessel_plans as p')
    .innerJoin('vessels as v', 'v.id', 'p.vessel_id')
    .innerJoin('fiscal_years as y', 'y.id', 'p.fiscal_year_id')
    .select(['p.id as plan_id', 'p.fiscal_year_id', 'y.start_date as year_start', 'y.end_date as year_end'])
    .select(['v.id', 'v.science_berths', 'v.cruising_speed', 'v.range', 'v.endurance'])
    .select(['v.helicopter_support', 'v.home_port_id', 'v.turn_round', 'v.draft', 'v.region_id'])
    .select(['v.wire_length', 'v.a_frame_load', 'v.container_places'])
    .select(sql<VesselCapability[]>`v.capabilities`.as('capabilities'))
    .where('p.id', 'in', planIds)
    .execute();

/** A negative id stands for a plan that does not exist yet. */
export const loadLanesOfYear = (db: Db, fiscalYearId: number): Promise<LaneFacts[]> =>
  db
    .selectFrom('vessels as v')
    .innerJoin('fiscal_years as y', (join) => join.on('y.id', '=', fiscalYearId))
    .leftJoin('vessel_plans as p', (join) =>
      join
        .onRef('p.vessel_id', '=', 'v.id')
        .onRef('p.fiscal_year_id', '=', 'y.id')
        .on('p.scenario_id', 'is', null),
    )
    .select(sql<number>`coalesce(p.id, -v.id)`.as('plan_id'))
    .select(['y.id as fiscal_year_id', 'y.start_date as year_start', 'y.end_date as year_end'])
    .select(['v.id', 'v.science_berths', 'v.cruising_speed', 'v.range', 'v.endurance'])
    .select(['v.helicopter_support', 'v.home_port_id', 'v.turn_round', 'v.draft', 'v.region_id'])
    .select(['v.wire_length', 'v.a_frame_load', 'v.container_places'])
    .select(sql<VesselCapability[]>`v.capabilities`.as('capabilities'))
    .where('v.active', '=', true)
    .orderBy('v.id')
    .execute();

export type ConstraintOfVessel = ConstraintFacts & {
  readonly vessel_id: number;
};

export const loadConstraints = (
  db: Db,
  vesselIds: readonly number[],
  from: CalendarDay,
  until: CalendarDay,
): Promise<ConstraintOfVessel[]> =>
  db
    .selectFrom('scheduling_constraints')
    .select(['id', 'vessel_id', 'name', 'name_en', 'name_fr', 'kind', 'start_date', 'end_date', 'port_id'])
    .$narrowType<{ kind: ConstraintKind }>()
    .where('vessel_id', 'in', vesselIds)
    .where('end_date', '>=', from)
    .where('start_date', '<=', until)
    .orderBy('start_date')
    .orderBy('id')
    .execute();

export const loadMissionsOnOtherPlans = async (
  db: Db,
  applicationIds: readonly number[],
  planIds: readonly number[],
): Promise<(MissionOnVessel & { readonly mission: MissionRow })[]> => {
  if (applicationIds.length === 0) return [];
  const found = await db
    .with(
      (cte) => cte('others').materialized(),
      (query) =>
        query
          .selectFrom('missions')
          .select(['id', 'vessel_plan_id'])
          .where('ship_time_request_id', 'in', applicationIds)
          .where('vessel_plan_id', 'not in', planIds),
    )
    .selectFrom('others as m')
    .innerJoin('vessel_plans as p', 'p.id', 'm.vessel_plan_id')
    .select(['m.id', 'p.vessel_id'])
    .where(
      sql<boolean>`p.scenario_id is not distinct from
        (select max(w.scenario_id) from vessel_plans w where w.id = any(${[...planIds]}::int[]))`,
    )
    .execute();
  const vesselOf = new Map(found.map(({ id, vessel_id }) => [id, vessel_id]));
  const missions = await findMissionsById(db, [...vesselOf.keys()]);
  return missions.map((mission) => ({ mission, vessel_id: vesselOf.get(mission.id)! }));
};

export const loadCoordinators = (db: Db, vesselIds: readonly number[]): Promise<CoordinatorRow[]> =>
  db
    .selectFrom('user_vessels as w')
    .innerJoin('users as u', 'u.id', 'w.user_id')
    .select(['w.vessel_id', 'u.id', 'u.first_name', 'u.last_name'])
    .where('w.vessel_id', 'in', vesselIds)
    .where('u.user_type_id', '=', roles.regional_vessel_coordinator)
    .where('u.active', '=', true)
    .orderBy('w.vessel_id')
    .orderBy('u.last_name')
    .orderBy('u.id')
    .execute();

type CoordinatorRow = {
  readonly vessel_id: number;
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
};

export type KeptConflictRow = KeptConflict & {
  readonly constraint_id: number | null;
  readonly days: number | null;
  readonly id: number;
  readonly user_id: number;
  readonly created_at: string;
};

export const loadKeptConflicts = async (db: Db, missionIds: readonly number[]): Promise<KeptConflictRow[]> =>
  missionIds.length === 0
    ? []
    : db
        .selectFrom('mission_conflicts_kept as k')
        .innerJoin('users as u', 'u.id', 'k.user_id')
        .select([
          'k.id',
          'k.mission_id',
          'k.code',
          'k.other_mission_id',
          'k.constraint_id',
          'k.days',
          'k.reason',
          'k.user_id',
        ])
        .select(['k.created_at', sql<string>`u.first_name || ' ' || u.last_name`.as('by')])
        .where((eb) =>
          eb.or([eb('k.mission_id', 'in', missionIds), eb('k.other_mission_id', 'in', missionIds)]),
        )
        .orderBy('k.id')
        .execute();

export const loadPorts = async (db: Db, ids: readonly number[]): Promise<Required<PortFacts>[]> =>
  ids.length === 0
    ? []
    : db
        .selectFrom('ports')
        .select(['id', 'season_start', 'season_end', 'max_draft', 'latitude', 'longitude'])
        .where('id', 'in', [...ids])
        .execute();

export const collectPortIds = (
  lanes: readonly LaneFacts[],
  missions: readonly Mission[],
  constraints: readonly ConstraintFacts[],
): number[] => {
  const ids = [
    ...lanes.map((lane) => lane.home_port_id),
    ...missions.flatMap(portIdsOfMission),
    ...constraints.map((constraint) => constraint.port_id),
  ];
  return [...new Set(ids.filter((id) => id !== null))];
};
