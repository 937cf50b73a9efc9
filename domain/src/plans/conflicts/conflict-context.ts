import type { CalendarDay } from '../../shared/calendar-day.ts';
import type { ConstraintNames } from '../../vessels/constraint-names.ts';
import type { ConstraintKind } from '../../vessels/constraints.ts';
import type { Equipment, EquipmentNeeds } from '../../vessels/capabilities.ts';
import { type YearBounds, yearSpan } from '../fiscal-year-bounds.ts';
import type { CanalLockKey } from './canal-locks.ts';
import type { Mission, Span } from '../missions.ts';
import { computeMissionSpans } from '../missions.ts';
import type { SharedVoyageLink } from '../shared-voyages/shared-missions.ts';
import type { Conflict } from './conflict.ts';
import type { KeptConflict, KeptConflictIndex } from './kept-conflicts.ts';
import { indexKeptConflicts } from './kept-conflicts.ts';
import type { PortSeason } from './seasons.ts';

export type VesselFacts = {
  readonly id: number;
  readonly science_berths: number | null;
  readonly cruising_speed: number | null;
  readonly range: number | null;
  readonly endurance: number | null;
  readonly helicopter_support: boolean | null;
  readonly home_port_id: number | null;
  readonly turn_round?: number | null;
  readonly draft?: number | null;
  readonly region_id?: number | null;
} & Equipment;

export type ConstraintFacts = ConstraintNames & {
  readonly id: number;
  readonly kind?: ConstraintKind;
  readonly start_date: CalendarDay;
  readonly end_date: CalendarDay;
  readonly port_id: number | null;
};

export type ApplicationSchedulingFacts = {
  readonly id: number;
  readonly vessel_id?: number | null;
  readonly operational_days: number | null;
  readonly operational_window_start: CalendarDay | null;
  readonly operational_window_end: CalendarDay | null;
  readonly preferred_start_window_start: CalendarDay | null;
  readonly preferred_start_window_end: CalendarDay | null;
  readonly min_science_berths: number | null;
  readonly ideal_science_berths: number | null;
  readonly helicopter_required: boolean | null;
  readonly vessel_preference_1_id: number | null;
  readonly vessel_preference_2_id: number | null;
  readonly track_nautical_miles?: number | null;
  readonly farthest_nautical_miles?: number | null;
  readonly shared_voyage?: SharedVoyageLink | null;
  readonly region_ids?: readonly number[];
} & EquipmentNeeds;

export type PortFacts = PortSeason & {
  readonly id: number;
  readonly max_draft?: number | null;
  readonly latitude?: number | null;
  readonly longitude?: number | null;
};

export type ComputedDistance = {
  readonly nautical_miles: number;
  readonly method: 'great_circle' | 'way_points' | 'none';
  readonly locks?: readonly CanalLockKey[];
  /** Distance of the detour around avoidable locks; null if there is none. */
  readonly around_nautical_miles?: number | null;
  /** Locks closed during the transit; the distance is then that of the detour, or unknown. */
  readonly closed?: readonly CanalLockKey[];
};

export type OverruledDistance = {
  readonly nautical_miles: number;
  readonly method: 'overruled';
  readonly reason: string;
  readonly computed: ComputedDistance | null;
};

export type SeaDistance = ComputedDistance | OverruledDistance;

export type DistanceLookup = (fromPortId: number, toPortId: number) => SeaDistance | null;

/** Nautical miles from one port to another by way of each station of the application. */
export type MilesViaStations = (
  applicationId: number,
  fromPortId: number | null,
  toPortId: number | null,
) => readonly number[];

export type ConflictContextInput = {
  readonly fiscal_year: YearBounds;
  readonly applications: readonly ApplicationSchedulingFacts[];
  readonly ports: readonly PortFacts[];
  readonly distance: DistanceLookup;
  readonly milesViaStations?: MilesViaStations;
  readonly kept?: readonly KeptConflict[];
};

export type ConflictContext = {
  readonly year: Span;
  readonly applications: ReadonlyMap<number, ApplicationSchedulingFacts>;
  readonly ports: ReadonlyMap<number, PortFacts>;
  readonly distance: DistanceLookup;
  readonly milesViaStations: MilesViaStations;
  readonly kept: KeptConflictIndex;
};

export const createConflictContext = (input: ConflictContextInput): ConflictContext => ({
  year: yearSpan(input.fiscal_year),
  applications: new Map(input.applications.map((each) => [each.id, each])),
  ports: new Map(input.ports.map((each) => [each.id, each])),
  distance: input.distance,
  milesViaStations: input.milesViaStations ?? (() => []),
  kept: indexKeptConflicts(input.kept ?? []),
});

export type MissionWithApplication = {
  readonly mission: Mission;
  readonly occupied: Span | null;
  readonly operations: Span | null;
  readonly application: ApplicationSchedulingFacts | null;
};

export const addApplicationToMission = (
  mission: Mission,
  applications: ConflictContext['applications'],
): MissionWithApplication => {
  const spans = computeMissionSpans(mission);
  const asked = mission.ship_time_request_id;
  return {
    mission,
    occupied: spans?.occupied ?? null,
    operations: spans?.operations ?? null,
    application: asked === null ? null : (applications.get(asked) ?? null),
  };
};

export const haveSameApplication = (one: Mission, other: Mission): boolean =>
  one.ship_time_request_id !== null && one.ship_time_request_id === other.ship_time_request_id;

/** True if the missions form a shared voyage of two applications, which calls at no port in between. */
export const areOnSharedVoyage = (
  one: MissionWithApplication | null | undefined,
  other: MissionWithApplication | null | undefined,
): boolean => {
  const shared = one?.application?.shared_voyage;
  return (
    shared !== null &&
    shared !== undefined &&
    shared.works_first &&
    shared.ship_time_request_id === other?.mission.ship_time_request_id
  );
};

export type MissionRule = (
  subject: MissionWithApplication,
  vessel: VesselFacts,
  conflictContext: ConflictContext,
  all: readonly MissionWithApplication[],
) => readonly Conflict[];
