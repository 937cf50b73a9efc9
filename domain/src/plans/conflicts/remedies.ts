import type { CalendarDay } from '../../shared/calendar-day.ts';
import { placeMissionAt } from '../mission-changes.ts';
import type { Mission, Span } from '../missions.ts';
import { occupiedSpan, overlapTicks } from '../missions.ts';
import type { DayFraction, MissionStart, Tick } from '../ticks.ts';
import { ticksToDays, tickToStart, daysToTicks } from '../ticks.ts';
import type { Board } from './board.ts';
import { findConflictsAffecting, findLaneOfMission, missionsOf, applyMissionChange } from './board.ts';
import type { Conflict, ConflictCode } from './conflict.ts';
import { conflictKey } from './conflict.ts';
import type { SlotCriteria } from './free-slots.ts';
import { findEarliestConflictFreeStart } from './earliest-start.ts';
import { findFreeSlot, measureLongestFreeTicks } from './free-slots.ts';
import type { LaneWithStops } from './lanes.ts';
import { sumVoyageTicks, findWholeVoyage, moveWholeVoyage } from './whole-voyage.ts';

export const remedyKinds = [
  'place',
  'move',
  'set_approved_berths',
  'set_operational_days',
  'set_port_calls',
] as const;
export type RemedyKind = (typeof remedyKinds)[number];

export type Remedy = {
  readonly kind: RemedyKind;
  readonly mission_id: number;
  readonly start_date?: CalendarDay;
  readonly start_fraction?: DayFraction;
  readonly approved_berths?: number;
  readonly operational_days?: number;
  readonly port_calls?: number;
};

type Attempt = { readonly kind: RemedyKind; readonly before: Mission; readonly after: Mission | null };

type Find = (mission: Mission, found: Conflict, board: Board) => Attempt;

const spanOf = (id: number, board: Board): Span | null => {
  const here = missionsOf(board).find(({ mission }) => mission.id === id);
  const there = here ?? board.elsewhere.find(({ mission }) => mission.id === id);
  return there === undefined ? null : occupiedSpan(there.mission);
};

const wishFor = (mission: Mission, found: Conflict, board: Board): SlotCriteria => {
  const now = occupiedSpan(mission);
  if (now === null) return {};
  const length = now.end - now.start;
  if (found.code === 'no_contingency' || found.code === 'turn_round_short') {
    const isNext = found.mission_ids.length > 1 && found.mission_ids.at(-1) === mission.id;
    return {
      near: now.start,
      accept: (start) => (isNext ? 1 : -1) * (start - now.start) >= daysToTicks(found.days),
    };
  }
  if (found.code === 'own_missions_overlap') {
    const others = found.mission_ids
      .filter((id) => id !== mission.id)
      .flatMap((id) => spanOf(id, board) ?? []);
    const apart = (start: Tick) =>
      others.every((other) => overlapTicks({ start, end: start + length }, other) === 0);
    return { near: now.start, accept: apart };
  }
  return { near: now.start, accept: (start) => start !== now.start };
};

const keepsOrderOfParts = (mission: Mission, { subjects }: LaneWithStops): ((start: Tick) => boolean) => {
  const now = occupiedSpan(mission);
  const others = subjects.flatMap(({ mission: other }) => {
    const isPart = other.ship_time_request_id === mission.ship_time_request_id && other.id !== mission.id;
    const span = isPart && other.ship_time_request_id !== null && occupiedSpan(other);
    return span ? [{ id: other.id, start: span.start }] : [];
  });
  return (start) =>
    others.every(
      (other) => (now === null ? mission.id < other.id : now.start < other.start) === start < other.start,
    );
};

const findSlotInOrder = (
  mission: Mission,
  lane: LaneWithStops,
  board: Board,
  wish: SlotCriteria,
): Tick | null => {
  const isInOrder = keepsOrderOfParts(mission, lane);
  const accept = (start: Tick) => isInOrder(start) && (wish.accept?.(start) ?? true);
  const { conflictContext } = board;
  return (
    findFreeSlot(mission, lane, conflictContext, { ...wish, accept }) ??
    findFreeSlot(mission, lane, conflictContext, wish)
  );
};

const toSlot =
  (kind: 'place' | 'move'): Find =>
  (before, found, board) => {
    const lane = findLaneOfMission(before, board);
    const wish = wishFor(before, found, board);
    const tick = lane === undefined ? null : findSlotInOrder(before, lane, board, wish);
    return { kind, before, after: tick === null ? null : placeMissionAt(before, tick) };
  };

const berths: Find = (before, found) => {
  const wanted = Number(found.params[found.code === 'berths_over' ? 'berths' : 'wanted']);
  const approved_berths = wanted - Number(found.params['guests'] ?? 0);
  const isNone = found.params['cause'] === 'vessel' || approved_berths < 0;
  const after = isNone ? null : { ...before, approved_berths };
  return { kind: 'set_approved_berths', before, after };
};

const operationalDays: Find = (before, found) => {
  const days = before.operational_days + (found.code === 'days_short' ? found.days : -found.days);
  const after = daysToTicks(days) < 1 ? null : { ...before, operational_days: days };
  return { kind: 'set_operational_days', before, after };
};

const portCalls: Find = (before, found) => {
  const { endurance, operational_days: days, range, nautical_miles: miles } = found.params;
  const stretches =
    found.code === 'endurance' ? Number(days) / Number(endurance) : Number(miles) / Number(range);
  // The other mission of a shared voyage may hold some of the port calls.
  const more = Math.ceil(stretches) - 1 - Number(found.params['port_calls']);
  const port_calls = before.port_calls + more;
  return {
    kind: 'set_port_calls',
    before,
    after: Number.isFinite(port_calls) ? { ...before, port_calls } : null,
  };
};

const [placed, moved] = [toSlot('place'), toSlot('move')];

const remedyFor: Partial<Record<ConflictCode, Find>> = {
  unscheduled: placed,
  overlap: moved,
  constraint_overlap: moved,
  transit_short: moved,
  transit_impossible: moved,
  no_contingency: moved,
  turn_round_short: moved,
  own_missions_overlap: moved,
  outside_fiscal_year: moved,
  outside_window: moved,
  start_not_preferred: moved,
  port_closed: moved,
  berths_minimum: berths,
  berths_ideal: berths,
  berths_over: berths,
  days_short: operationalDays,
  days_over: operationalDays,
  endurance: portCalls,
  range: portCalls,
};

/** True if the remedy removes the conflict and neither adds an error nor worsens one. */
const mends = (
  change: { readonly before: Mission; readonly after: Mission },
  found: Conflict | null,
  board: Board,
): boolean => {
  const lane = findLaneOfMission(change.before, board);
  const changes = lane ? moveWholeVoyage(change.before, change.after, lane) : [change];
  const near = (where: Board) => changes.flatMap((each) => findConflictsAffecting(each.before, where));
  const before = new Map(near(board).map((each) => [conflictKey(each), each.days]));
  return near(changes.reduce(applyMissionChange, board)).every((each) => {
    const key = conflictKey(each);
    if (found !== null && key === conflictKey(found)) return false;
    return each.severity !== 'error' || each.days <= (before.get(key) ?? -1);
  });
};

const remedyOf = ({ kind, after }: { readonly kind: RemedyKind; readonly after: Mission }): Remedy => {
  const span = occupiedSpan(after);
  if (kind === 'set_approved_berths')
    return { kind, mission_id: after.id, approved_berths: after.approved_berths ?? 0 };
  if (kind === 'set_operational_days')
    return { kind, mission_id: after.id, operational_days: after.operational_days };
  if (kind === 'set_port_calls') return { kind, mission_id: after.id, port_calls: after.port_calls };
  return { kind, mission_id: after.id, ...tickToStart(span?.start ?? 0) };
};

export const findRemedy = (found: Conflict, board: Board): Remedy | null => {
  const missions = found.mission_ids
    .toReversed()
    .flatMap((id) =>
      board.lanes.flatMap(({ lane }) => lane.subjects.filter(({ mission }) => mission.id === id)),
    );
  const find = remedyFor[found.code];
  if (find === undefined) return null;
  for (const { mission } of missions) {
    const { after, ...attempt } = find(mission, found, board);
    if (after !== null && mends({ ...attempt, after }, found, board))
      return remedyOf({ kind: attempt.kind, after });
  }
  return null;
};

export type BestSlot =
  | { readonly start: MissionStart }
  | { readonly start: null; readonly free: number; readonly needed: number; readonly together: boolean };

export const findBestSlot = (before: Mission, board: Board): BestSlot | null => {
  const lane = findLaneOfMission(before, board);
  if (lane === undefined) return null;
  const now = occupiedSpan(before)?.start;
  const isGood = (tick: Tick | null): tick is Tick =>
    tick !== null && (tick === now || mends({ before, after: placeMissionAt(before, tick) }, null, board));
  const near = findSlotInOrder(before, lane, board, now === undefined ? {} : { near: now });
  if (isGood(near)) return { start: tickToStart(near) };
  const any = findEarliestConflictFreeStart(before, lane, board.conflictContext);
  if (isGood(any)) return { start: tickToStart(any) };
  const free = measureLongestFreeTicks(before, lane, board.conflictContext);
  const voyage = findWholeVoyage(before, lane);
  return {
    start: null,
    free,
    needed: ticksToDays(sumVoyageTicks(voyage)),
    together: voyage.missions.length > 1,
  };
};
