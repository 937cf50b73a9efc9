import type { CalendarDay } from '../../shared/calendar-day.ts';
import type { Equipment, EquipmentNeeds } from '../../vessels/capabilities.ts';
import { type YearDays, yearSpan } from '../fiscal-year-bounds.ts';
import type { LockKey } from './locks.ts';
import type { Mission, Span } from '../missions.ts';
import { spansOf } from '../missions.ts';
import type { VoyageShared } from '../together/one-voyage.ts';
import type { Conflict } from './conflict.ts';
import type { KeptConflict, KeptIndex } from './kept-conflicts.ts';
import { indexKept } from './kept-conflicts.ts';
import type { Season } from './seasons.ts';

/** Particulars of a vessel; null where unknown. Knots, nautical miles, days. */
export type VesselFacts = {
  readonly id: number;
  readonly science_berths: number | null;
  readonly cruising_speed: number | null;
  readonly range: number | null;
  readonly endurance: number | null;
  readonly helicopter_support: boolean | null;
  readonly home_port_id: number | null;
  /** Days in port between two missions; without, none is asked for. */
  readonly turn_round?: number | null;
  /** Of the hull, in metres. */
  readonly draft?: number | null;
  readonly region_id?: number | null;
} & Equipment;

/** Maintenance and the like: the vessel serves no mission. Both ends counted. */
export type ConstraintFacts = {
  readonly id: number;
  readonly name: string;
  readonly start_date: CalendarDay;
  readonly end_date: CalendarDay;
  /** Where the vessel lies meanwhile; null: wherever it was. */
  readonly port_id: number | null;
};

/** What an application asks for; null where it does not say. */
export type ApplicationFacts = {
  readonly id: number;
  /** Its current vessel, where the reader is told. */
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
  /** From the mobilization port over the stations in their order to the demobilization port, nautical miles. */
  readonly track_nautical_miles?: number | null;
  /** With which other one it is planned as one voyage. */
  readonly shared_voyage?: VoyageShared | null;
  /** Regions of the vessels that it chose and of its current vessel. */
  readonly region_ids?: readonly number[];
} & EquipmentNeeds;

export type PortFacts = Season & {
  readonly id: number;
  /** The deepest draft that it takes, in metres; null: not known. */
  readonly max_draft?: number | null;
};

export type ReckonedDistance = {
  readonly nautical_miles: number;
  readonly method: 'great_circle' | 'way_points' | 'none';
  /** Those that the way leads through; not said where there is none. */
  readonly locks?: readonly LockKey[];
  /** How far it is round those that can be gone round; null: none of them can. */
  readonly around_nautical_miles?: number | null;
  /** Of a transit: those that are closed then, so that this is the way round them, or that there is none. */
  readonly closed?: readonly LockKey[];
};

/** A planner knows better how far it is, and says why. */
export type OverruledDistance = {
  readonly nautical_miles: number;
  readonly method: 'overruled';
  readonly reason: string;
  /** What it would be otherwise; null where nobody has reckoned it. */
  readonly computed: ReckonedDistance | null;
};

export type SeaDistance = ReckonedDistance | OverruledDistance;

/** Null where nobody has reckoned it. */
export type DistanceBetween = (fromPortId: number, toPortId: number) => SeaDistance | null;

export type CircumstancesInput = {
  readonly fiscal_year: YearDays;
  readonly applications: readonly ApplicationFacts[];
  readonly ports: readonly PortFacts[];
  readonly distance: DistanceBetween;
  readonly kept?: readonly KeptConflict[];
};

/** What the rules ask, made ready once and the same for every vessel. */
export type Circumstances = {
  readonly year: Span;
  readonly applications: ReadonlyMap<number, ApplicationFacts>;
  readonly ports: ReadonlyMap<number, PortFacts>;
  readonly distance: DistanceBetween;
  readonly kept: KeptIndex;
};

export const circumstancesOf = (input: CircumstancesInput): Circumstances => ({
  year: yearSpan(input.fiscal_year),
  applications: new Map(input.applications.map((each) => [each.id, each])),
  ports: new Map(input.ports.map((each) => [each.id, each])),
  distance: input.distance,
  kept: indexKept(input.kept ?? []),
});

/** A mission with what every rule asks of it. */
export type Subject = {
  readonly mission: Mission;
  readonly occupied: Span | null;
  readonly operations: Span | null;
  readonly application: ApplicationFacts | null;
};

export const subjectOf = (mission: Mission, applications: Circumstances['applications']): Subject => {
  const spans = spansOf(mission);
  const asked = mission.ship_time_request_id;
  return {
    mission,
    occupied: spans?.occupied ?? null,
    operations: spans?.operations ?? null,
    application: asked === null ? null : (applications.get(asked) ?? null),
  };
};

/** Legs of one expedition: of the same application. Orphans are each by themselves. */
export const ofOneApplication = (one: Mission, other: Mission): boolean =>
  one.ship_time_request_id !== null && one.ship_time_request_id === other.ship_time_request_id;

/** Two applications that share a voyage: the ship calls at no port between the two. */
export const ofOneVoyage = (one: Subject | null | undefined, other: Subject | null | undefined): boolean => {
  const shared = one?.application?.shared_voyage;
  return (
    shared !== null &&
    shared !== undefined &&
    shared.works_first &&
    shared.ship_time_request_id === other?.mission.ship_time_request_id
  );
};

/** One rule about one mission on one vessel; `all` are the missions there. */
export type MissionRule = (
  subject: Subject,
  vessel: VesselFacts,
  circumstances: Circumstances,
  all: readonly Subject[],
) => readonly Conflict[];
