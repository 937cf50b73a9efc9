import { greatCircleDistance, type Position } from '../geography/position.ts';
import { dayNumber } from '../shared/calendar-day.ts';
import { findEquipmentGaps, type EquipmentGap } from '../vessels/capabilities.ts';
import { findFreeSpans, type SchedulingConstraint } from '../vessels/constraints.ts';
import type { VesselParticulars } from '../vessels/vessel.ts';
import { countRequiredDays, countWindowDays } from './required-days.ts';
import { extendWindow, measureAvailableTime } from './available-time.ts';
import type { ApplicationAnswers } from './schema.ts';
import { measureTrack, steamingHours } from './station-geometry.ts';

export const vesselNeedFields = [
  'min_science_berths',
  'ideal_science_berths',
  'helicopter_required',
  'needed_capability_ids',
  'needed_water_ids',
  'min_wire_length',
  'min_a_frame_load',
  'min_container_places',
  'operational_days',
  'mobilization_days',
  'demobilization_days',
  'operational_window_start',
  'operational_window_end',
  'mobilization_port_id',
  'demobilization_port_id',
  'stations',
] as const satisfies readonly (keyof ApplicationAnswers)[];

export type VesselNeeds = Pick<ApplicationAnswers, (typeof vesselNeedFields)[number]>;

/**
 * `blocking`: the vessel cannot do the work; `limiting`: only part of the work; `unknown`: data are missing.
 */
export const feasibilityReasons = {
  berths_minimum: 'blocking',
  berths_ideal: 'limiting',
  berths_unknown: 'unknown',
  helicopter: 'blocking',
  helicopter_unknown: 'unknown',
  window: 'blocking',
  window_taken: 'blocking',
  window_never_free: 'blocking',
  window_interrupted: 'limiting',
  no_free_slot: 'limiting',
  endurance: 'limiting',
  endurance_unknown: 'unknown',
  range: 'limiting',
  range_unknown: 'unknown',
  speed_unknown: 'unknown',
  draft: 'blocking',
  draft_unknown: 'unknown',
  capability: 'blocking',
  waters: 'limiting',
  far_from_home: 'limiting',
  other_region: 'limiting',
  other_region_unknown: 'limiting',
  capability_doubtful: 'unknown',
  capability_assumed: 'unknown',
  capability_unknown: 'unknown',
  wire_length: 'blocking',
  wire_length_unknown: 'unknown',
  a_frame_load: 'blocking',
  a_frame_load_unknown: 'unknown',
  container_places: 'blocking',
  container_places_unknown: 'unknown',
} as const satisfies Record<string, 'blocking' | 'limiting' | 'unknown'>;

export type FeasibilityCode = keyof typeof feasibilityReasons;
export type FeasibilityReason = {
  readonly code: FeasibilityCode;
  readonly params?: Readonly<Record<string, number>>;
};

/** Verdicts, best first. For `unknown`, the vessel operator has to decide. */
export const feasibilityVerdicts = ['fits', 'almost', 'unknown', 'no'] as const;
export type FeasibilityVerdict = (typeof feasibilityVerdicts)[number];
export type VesselFeasibility = {
  readonly vessel_id: number;
  readonly verdict: FeasibilityVerdict;
  readonly reasons: readonly FeasibilityReason[];
};

type Block = Pick<SchedulingConstraint, 'vessel_id' | 'start_date' | 'end_date'>;

const reason = (code: FeasibilityCode, params?: Record<string, number>): FeasibilityReason[] => [
  params ? { code, params } : { code },
];

const berths = (needs: VesselNeeds, vessel: VesselParticulars): FeasibilityReason[] => {
  const minimum = needs.min_science_berths ?? 0;
  const ideal = Math.max(needs.ideal_science_berths ?? 0, minimum);
  const has = vessel.science_berths;
  if (ideal === 0) return [];
  if (has === null) return reason('berths_unknown');
  if (has < minimum) return reason('berths_minimum', { needed: minimum, berths: has });
  return has < ideal ? reason('berths_ideal', { needed: ideal, berths: has }) : [];
};

const helicopter = (needs: VesselNeeds, vessel: VesselParticulars): FeasibilityReason[] => {
  if (!needs.helicopter_required || vessel.helicopter_support) return [];
  return reason(vessel.helicopter_support === null ? 'helicopter_unknown' : 'helicopter');
};

/**
 * Compares the days needed with the window minus refit and lay-up. Mobilization and demobilization may lie
 * outside the window.
 */
const days = (
  needs: VesselNeeds,
  vessel: VesselParticulars,
  constraints: readonly Block[],
): FeasibilityReason[] => {
  const needed = countRequiredDays(needs);
  const available = countWindowDays(needs);
  const { operational_window_start: start, operational_window_end: end } = needs;
  if (available === null || start === null || end === null) return [];
  const atSea = needs.operational_days ?? 0;
  if (atSea > available) return reason('window', { needed: atSea, available });
  const own = constraints.filter((block) => block.vessel_id === vessel.id);
  const window = { start: dayNumber(start), end: dayNumber(end) + 1 };
  if (findFreeSpans(window, own).length === 0) return reason('window_never_free');
  if (needed === null) return [];
  const allowed = extendWindow(window, needs.mobilization_days ?? 0, needs.demobilization_days ?? 0);
  const { free, longest } = measureAvailableTime(needed, allowed, findFreeSpans(allowed, own));
  if (needed > free) return reason('window_taken', { needed, available: free });
  return needed > longest ? reason('window_interrupted', { needed, available: longest }) : [];
};

/** A trip longer than the vessel's endurance requires a port call. */
const endurance = (needs: VesselNeeds, vessel: VesselParticulars): FeasibilityReason[] => {
  const needed = needs.operational_days ?? 0;
  if (needed === 0) return [];
  if (vessel.endurance === null) return reason('endurance_unknown');
  return needed > vessel.endurance ? reason('endurance', { needed, endurance: vessel.endurance }) : [];
};

/**
 * Uses the track between stations only, so it can show that the range is too short but not that it is
 * sufficient.
 */
const range = (needs: VesselNeeds, vessel: VesselParticulars): FeasibilityReason[] => {
  const needed = Math.round(measureTrack(needs.stations).total);
  if (needed === 0) return [];
  if (vessel.range === null) return reason('range_unknown');
  return needed > vessel.range ? reason('range', { needed, range: vessel.range }) : [];
};

const speed = (needs: VesselNeeds, vessel: VesselParticulars): FeasibilityReason[] =>
  (needs.operational_days ?? 0) > 0 && vessel.cruising_speed === null ? reason('speed_unknown') : [];

export type PortParticulars = {
  readonly id: number;
  readonly max_draft?: number | null;
  readonly latitude?: number | null;
  readonly longitude?: number | null;
};

const draft = (
  needs: VesselNeeds,
  vessel: VesselParticulars,
  ports: readonly PortParticulars[],
): FeasibilityReason[] => {
  const used = [needs.mobilization_port_id, needs.demobilization_port_id];
  const depths = ports.flatMap(({ id, max_draft }) => (used.includes(id) && max_draft ? max_draft : []));
  if (depths.length === 0) return [];
  const shallowest = Math.min(...depths);
  if (vessel.draft == null) return reason('draft_unknown');
  return vessel.draft > shallowest ? reason('draft', { needed: vessel.draft, available: shallowest }) : [];
};

const positionOf = (ports: readonly PortParticulars[], id: number | null | undefined): Position[] => {
  const { latitude, longitude } = ports.find((port) => port.id === id) ?? {};
  return latitude == null || longitude == null ? [] : [{ latitude, longitude }];
};

const longPassage = { leastDays: 2, mostDays: 9, shareOfOperations: 0.25 };

/** Uses the great circle from the home port to the mobilization port, so the real passage may be longer. */
const passage = (
  needs: VesselNeeds,
  vessel: VesselParticulars,
  ports: readonly PortParticulars[],
): FeasibilityReason[] => {
  const [home] = positionOf(ports, vessel.home_port_id);
  const [first] = positionOf(ports, needs.mobilization_port_id);
  if (!home || !first) return [];
  const nautical_miles = Math.round(greatCircleDistance(home, first));
  const hours = steamingHours(nautical_miles, vessel.cruising_speed);
  if (hours === null) return [];
  const transit = Math.round(hours / 6) / 4;
  const { leastDays, mostDays, shareOfOperations } = longPassage;
  const share = (needs.operational_days ?? Infinity) * shareOfOperations;
  return transit < Math.max(leastDays, Math.min(mostDays, share))
    ? []
    : reason('far_from_home', { nautical_miles, transit });
};

const gapReason = (gap: EquipmentGap): FeasibilityReason[] => {
  if (!('standing' in gap)) {
    const { about, needed, has } = gap;
    return has === null ? reason(`${about}_unknown`, { needed }) : reason(about, { needed, available: has });
  }
  const { about, capability_id, standing } = gap;
  if (standing === 'no') return reason(about, { capability_id });
  if (standing === null) return reason('capability_unknown', { capability_id });
  return reason(standing === 'assumed_yes' ? 'capability_assumed' : 'capability_doubtful', { capability_id });
};

const equipment = (needs: VesselNeeds, vessel: VesselParticulars): FeasibilityReason[] =>
  findEquipmentGaps(needs, vessel).flatMap(gapReason);

const weights = ['blocking', 'limiting', 'unknown'];
const weight = ({ code }: FeasibilityReason): number => weights.indexOf(feasibilityReasons[code]);

export const sortBySeverity = (reasons: readonly FeasibilityReason[]): FeasibilityReason[] =>
  reasons.toSorted((a, b) => weight(a) - weight(b));

export const deriveVerdict = (reasons: readonly FeasibilityReason[]): FeasibilityVerdict => {
  const has = (kind: (typeof feasibilityReasons)[FeasibilityCode]) =>
    reasons.some(({ code }) => feasibilityReasons[code] === kind);
  if (has('blocking')) return 'no';
  if (has('unknown')) return 'unknown';
  return reasons.length > 0 ? 'almost' : 'fits';
};

export const checkFeasibility = (
  needs: VesselNeeds,
  vessel: VesselParticulars,
  constraints: readonly Block[] = [],
  ports: readonly PortParticulars[] = [],
): VesselFeasibility => {
  const reasons = sortBySeverity([
    ...berths(needs, vessel),
    ...helicopter(needs, vessel),
    ...days(needs, vessel, constraints),
    ...endurance(needs, vessel),
    ...range(needs, vessel),
    ...speed(needs, vessel),
    ...draft(needs, vessel, ports),
    ...passage(needs, vessel, ports),
    ...equipment(needs, vessel),
  ]);
  return { vessel_id: vessel.id, verdict: deriveVerdict(reasons), reasons };
};

export const severityScore = (reasons: readonly FeasibilityReason[]): number =>
  reasons.reduce((sum, one) => sum + 10 - weight(one) * 4, 0);

export const compareFeasibility = (a: VesselFeasibility, b: VesselFeasibility): number => {
  const score = ({ verdict, reasons }: VesselFeasibility) =>
    feasibilityVerdicts.indexOf(verdict) * 1000 + severityScore(reasons);
  return score(a) - score(b);
};
