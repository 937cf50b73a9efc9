import {
  severityScore,
  sortBySeverity,
  checkFeasibility,
  type FeasibilityReason,
  type VesselNeeds,
  type FeasibilityVerdict,
  deriveVerdict,
  feasibilityVerdicts,
} from '../applications/feasibility.ts';
import type { CalendarDay } from '../shared/calendar-day.ts';
import { findEarliestConflictFreeStart } from './conflicts/earliest-start.ts';
import type { Board } from './conflicts/board.ts';
import { type ConflictContext, addApplicationToMission } from './conflicts/conflict-context.ts';
import type { LaneWithStops } from './conflicts/lanes.ts';
import { replaceOrRemoveMission } from './conflicts/lanes.ts';
import { enduranceRule, rangeRule } from './conflicts/rules/endurance-and-range.ts';
import { regionRule } from './conflicts/rules/equipment.ts';
import { findFreeSlots } from './conflicts/free-slots.ts';
import type { Mission, Span } from './missions.ts';
import { occupiedDays, occupiedTicks } from './missions.ts';
import type { MissionStart, Tick } from './ticks.ts';
import { ticksToDays, tickToStart, tickOfDay } from './ticks.ts';

export type VesselFitSlot = MissionStart & { readonly free_days: number };

export type ComputedVesselFit = {
  readonly vessel_id: number;
  readonly verdict: FeasibilityVerdict;
  readonly reasons: readonly FeasibilityReason[];
  readonly slots: readonly VesselFitSlot[];
  readonly reassign?: {
    readonly by: 'move' | 'offer';
    readonly amends: boolean;
    readonly refusal: string | null;
  };
};

export type VesselFitCriteria = {
  readonly id: number;
  readonly needs: VesselNeeds;
  readonly mobilization_port_id: number | null;
  readonly demobilization_port_id: number | null;
  readonly wishes: readonly (number | null)[];
};

const unplanned = { id: 0, vessel_plan_id: 0, number: 0, title: '', port_calls: 0, notes: null } as const;

export const buildMissionToPlace = (
  searching: VesselFitCriteria,
  planned: readonly Mission[],
): Mission | null => {
  const unscheduled = { start_date: null, start_fraction: 0 } as const;
  const [only] = planned;
  if (only !== undefined && planned.length === 1) return { ...only, ...unscheduled };
  const { id, needs, mobilization_port_id, demobilization_port_id } = searching;
  if (!needs.operational_days) return null;
  return {
    ...unplanned,
    ...unscheduled,
    ship_time_request_id: id,
    requested_berths: needs.ideal_science_berths,
    approved_berths: null,
    mobilization_days: needs.mobilization_days ?? 0,
    operational_days: needs.operational_days,
    demobilization_days: needs.demobilization_days ?? 0,
    mobilization_port_id,
    demobilization_port_id,
  };
};

export const removeApplicationFromLane = (
  lane: LaneWithStops,
  applicationId: number,
  { conflictContext }: Board,
): LaneWithStops =>
  lane.subjects
    .filter(({ mission }) => mission.ship_time_request_id === applicationId)
    .reduce(
      (rest, { mission }) => replaceOrRemoveMission(rest, mission.id, null, conflictContext.applications),
      lane,
    );

const aboutTime = new Set(['window', 'window_taken', 'window_never_free', 'window_interrupted']);

/** Searches free slots; if none is found quickly, tries every start. */
const slotsFor = (
  mission: Mission | null,
  lane: LaneWithStops,
  conflictContext: ConflictContext,
  notBefore: Tick,
): readonly Span[] => {
  if (mission === null) return [];
  const slots = findFreeSlots(mission, lane, conflictContext, notBefore);
  if (slots.length > 0) return slots;
  const start = findEarliestConflictFreeStart(mission, lane, conflictContext, notBefore);
  return start === null ? [] : [{ start, end: start + occupiedTicks(mission) }];
};

const otherRegion = (
  { vessel }: LaneWithStops,
  { conflictContext }: Board,
  mission: Mission | null,
): FeasibilityReason[] => {
  if (mission === null) return [];
  const subject = addApplicationToMission(mission, conflictContext.applications);
  return regionRule(subject, vessel, conflictContext, []).map(({ params }): FeasibilityReason => {
    const { nautical_miles, transit } = params;
    return typeof nautical_miles === 'number' && typeof transit === 'number'
      ? { code: 'other_region', params: { nautical_miles, transit } }
      : { code: 'other_region_unknown' };
  });
};

type Search = {
  readonly board: Board;
  readonly searching: VesselFitCriteria;
  readonly mission: Mission | null;
  readonly today: CalendarDay;
};

/** False if the vessel has no time for the mission or cannot do its work. */
const canSail = (
  { vessel_id, slots }: ComputedVesselFit,
  { mission, board: { conflictContext, lanes } }: Search,
): boolean => {
  const lane = lanes.find((each) => each.lane.vessel.id === vessel_id)?.lane;
  if (mission === null || !lane) return true;
  const subject = addApplicationToMission(mission, conflictContext.applications);
  const isTooMuch = [enduranceRule, rangeRule].some(
    (rule) => rule(subject, lane.vessel, conflictContext, []).length > 0,
  );
  return slots.length > 0 && !isTooMuch;
};

const fitOf = (lane: LaneWithStops, { board, searching, mission, today }: Search): ComputedVesselFit => {
  const { vessel } = lane;
  const constraints = lane.constraints.flatMap(({ constraint }) =>
    constraint === null ? [] : { ...constraint, vessel_id: vessel.id },
  );
  const { conflictContext } = board;
  const ports = [...conflictContext.ports.values()];
  const own = checkFeasibility(searching.needs, { ...vessel, active: true }, constraints, ports).reasons;
  const region = otherRegion(lane, board, mission);
  const kept = own.filter(({ code }) => region.length === 0 || code !== 'far_from_home');
  const reasons = sortBySeverity([...kept, ...region]);
  const others = removeApplicationFromLane(lane, searching.id, board);
  const notBefore = Math.max(conflictContext.year.start, tickOfDay(today));
  const slots = slotsFor(mission, others, conflictContext, notBefore).map(
    ({ start, end }): VesselFitSlot => ({
      ...tickToStart(start),
      free_days: ticksToDays(end - start),
    }),
  );
  const isFull = mission !== null && slots.length === 0 && !reasons.some(({ code }) => aboutTime.has(code));
  const needed = mission === null ? 0 : occupiedDays(mission);
  const all = isFull ? sortBySeverity([{ code: 'no_free_slot', params: { needed } }, ...reasons]) : reasons;
  return { vessel_id: vessel.id, verdict: deriveVerdict(all), reasons: all, slots };
};

export const findVesselFits = (search: Search): readonly ComputedVesselFit[] => {
  const { wishes } = search.searching;
  const wish = ({ vessel_id }: ComputedVesselFit) =>
    wishes.includes(vessel_id) ? wishes.indexOf(vessel_id) : wishes.length;
  return search.board.lanes
    .map(({ lane }) => fitOf(lane, search))
    .toSorted(
      (a, b) =>
        Number(a.verdict === 'no') - Number(b.verdict === 'no') ||
        Number(canSail(b, search)) - Number(canSail(a, search)) ||
        feasibilityVerdicts.indexOf(a.verdict) - feasibilityVerdicts.indexOf(b.verdict) ||
        severityScore(a.reasons) - severityScore(b.reasons) ||
        wish(a) - wish(b) ||
        a.vessel_id - b.vessel_id,
    );
};
