import { anyStart } from '@shiptime/domain/plans/conflicts/any-start';
import type { Board } from '@shiptime/domain/plans/conflicts/board';
import type { Conflict } from '@shiptime/domain/plans/conflicts/conflict';
import { exchange, type ReadyLane } from '@shiptime/domain/plans/conflicts/lanes';
import { roomFor } from '@shiptime/domain/plans/conflicts/slots';
import type { Mission } from '@shiptime/domain/plans/missions';
import { isScheduled, occupiedSpan, occupiedTicks, overlap } from '@shiptime/domain/plans/missions';
import { mostDaysFewer } from '@shiptime/domain/plans/shortening';
import { type Start, startOfTick, ticksOfDays, tickOfStart } from '@shiptime/domain/plans/ticks';
import { modelOf } from '../model.ts';
import type { Option } from '../problem.ts';
import { Routes } from '../routes.ts';
import type { FleetProblem } from './fleet-problem.ts';
import { optionsOf, rangeOf, staticErrors } from './placement-options.ts';
import type { Piece } from './pieces.ts';
import { blocksOf } from './lane-blocks.ts';
import { pointsOf } from './fleet-wishes.ts';
import { beginningOf } from './year-span.ts';

/** What would have to be different, in days; the smallest of its kind. */
export type Relaxation =
  | { readonly code: 'fewer_days'; readonly days: number }
  | { readonly code: 'earlier_window' | 'later_window'; readonly days: number };

export type VesselExplanation = { readonly vessel_id: number } & (
  | { readonly verdict: 'static'; readonly conflicts: readonly Conflict[] }
  /** Not even if everything that can be moved were gone: every start was tried. Days needed, and free in a row. */
  | {
      readonly verdict: 'calendar';
      readonly needed_days: number;
      readonly free_days: number;
      readonly relaxations: readonly Relaxation[];
    }
  /** The rules leave room from this start on, which the search did not use. */
  | { readonly verdict: 'by_hand'; readonly start: Start }
  /** These stand in the way: none of them could stay, and without them there is room. One set of several, perhaps. */
  | {
      readonly verdict: 'blocked';
      readonly mission_ids: readonly number[];
      /** Points: its own, and those of the missions in its way. */
      readonly value: number;
      readonly blocking_value: number;
      readonly relaxations: readonly Relaxation[];
    }
  /** There is room, but its way there costs more than it brings. */
  | { readonly verdict: 'not_worth'; readonly value: number; readonly cost: number }
  | { readonly verdict: 'fits' }
);

type Asked = {
  readonly posed: FleetProblem;
  readonly lane: ReadyLane;
  /** Ways to place the piece on this vessel. */
  readonly options: readonly Option[];
  readonly travel: Int32Array;
  /** Missions that nobody proposes to move. */
  readonly pinned: ReadonlySet<number>;
  /** What else sails on this vessel, on its dates. */
  readonly missions: readonly Mission[];
};

type Change = (option: Option) => Option;
const asItIs: Change = (option) => option;

/** Whether there is room for the piece among these missions, when something about it were otherwise. */
const roomAmong = (
  { posed, lane, options, travel, pinned }: Asked,
  missions: readonly Mission[],
  change = asItIs,
): { gain: number; option: Option } | null => {
  const { span } = posed;
  const there = new Set(missions.map(({ id }) => id));
  const blocks = blocksOf(lane, (id) => pinned.has(id) || there.has(id), span, posed.ports);
  const vessel = {
    port: posed.ports.of(beginningOf(lane, span).port_id),
    ports: posed.ports.count,
    travel,
    blocks,
  };
  const { transitCost } = posed.problem;
  const moved = options.map((option) => ({ ...change(option), item: 0, vessel: 0 }));
  const routes = new Routes(
    modelOf({ transitCost, vessels: [vessel], items: [{ excludes: [] }], options: moved }),
  );
  let best: { gain: number; option: Option } | null = null;
  options.forEach((option, index) => {
    const found = { gain: 0, position: -1 };
    routes.best(index, found);
    if (found.position >= 0 && found.gain > (best?.gain ?? Number.NEGATIVE_INFINITY))
      best = { gain: found.gain, option };
  });
  return best;
};

/** Nobody moves a season by half a year: further than six weeks is no advice. */
const mostDaysOtherWindow = 42;

/** The least number of whole days from 1 to `most` with which it fits; null: none. It fits with more whenever with fewer. */
const leastDays = (most: number, fits: (days: number) => boolean): number | null => {
  if (most < 1 || !fits(most)) return null;
  let [low, high] = [1, most];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (fits(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
};

const relaxationsOf = (
  asked: Asked,
  missions: readonly Mission[],
  { mission }: Pick<Piece, 'mission'>,
): Relaxation[] => {
  const { posed } = asked;
  const { origin, start, end } = posed.span;
  const last = end - origin;
  const first = Math.max(start, posed.wishes.notBefore) - origin;
  const ways: readonly [Relaxation['code'], number, (ticks: number) => Change][] = [
    [
      'fewer_days',
      mostDaysFewer(mission.operational_days),
      (ticks) => (option) => ({
        ...option,
        duration: Math.max(1, option.duration - ticks),
        latest: Math.min(option.latest + ticks, last),
      }),
    ],
    [
      'earlier_window',
      mostDaysOtherWindow,
      (ticks) => (option) => ({ ...option, earliest: Math.max(first, option.earliest - ticks) }),
    ],
    [
      'later_window',
      mostDaysOtherWindow,
      (ticks) => (option) => ({
        ...option,
        latest: Math.min(last - option.duration, option.latest + ticks),
      }),
    ],
  ];
  return ways.flatMap(([code, most, change]) => {
    const days = leastDays(
      most,
      (number) => roomAmong(asked, missions, change(ticksOfDays(number))) !== null,
    );
    return days === null ? [] : { code, days };
  });
};

/** A set of missions without which there is room, and of which none can stay. */
const blockingSet = (asked: Asked): readonly Mission[] => {
  const { missions } = asked;
  const hasRoomWithout = (out: readonly Mission[]) =>
    roomAmong(
      asked,
      missions.filter((mission) => !out.includes(mission)),
    ) !== null;
  const byLength = missions.toSorted((a, b) => a.operational_days - b.operational_days);
  const single = byLength.find((mission) => hasRoomWithout([mission]));
  if (single) return [single];
  // Back they go, the longest first, as long as there is still room.
  let out: readonly Mission[] = byLength.toReversed();
  for (const mission of byLength.toReversed()) {
    const fewer = out.filter((other) => other !== mission);
    if (hasRoomWithout(fewer)) out = fewer;
  }
  return out;
};

/** The verdict alone, or also what stands in the way and what would help. */
export type Depth = 'verdict' | 'whole';

/** No room in the search's own terms: told only where no start of any kind breaks fewer rules. */
const withoutRoom = (asked: Asked, { mission }: Piece, depth: Depth): VesselExplanation => {
  const { posed, lane, missions } = asked;
  const vessel_id = lane.vessel.id;
  if (depth === 'verdict')
    return { vessel_id, verdict: 'calendar', needed_days: 0, free_days: 0, relaxations: [] };
  const { circumstances } = posed.board;
  const without = (gone: readonly Mission[]) =>
    gone.reduce((left, { id }) => exchange(left, id, null, circumstances.applications), lane);
  const start = (among: ReadyLane) => anyStart(mission, among, circumstances, posed.wishes.notBefore);
  const [full, empty] = [without([mission]), without([mission, ...missions])];
  const among = start(full);
  if (among !== null) return { vessel_id, verdict: 'by_hand', start: startOfTick(among) };
  const alone = start(empty);
  if (alone === null) {
    const { needed, longest } = roomFor(mission, empty, circumstances);
    const relaxations = relaxationsOf(asked, [], { mission });
    return { vessel_id, verdict: 'calendar', needed_days: needed, free_days: longest, relaxations };
  }
  const span = { start: alone, end: alone + occupiedTicks(mission) };
  const blocking = missions.filter((other) => overlap(occupiedSpan(other) ?? span, span) > 0);
  return {
    vessel_id,
    verdict: 'blocked',
    mission_ids: blocking.map(({ id }) => id),
    value: pointsOf(mission, posed.wishes),
    blocking_value: blocking.reduce((sum, other) => sum + pointsOf(other, posed.wishes), 0),
    relaxations: [],
  };
};

const explainOn = (asked: Asked, piece: Piece, isClosed: boolean, depth: Depth): VesselExplanation => {
  const { posed, lane, missions, options } = asked;
  const vessel_id = lane.vessel.id;
  const conflicts = staticErrors(posed.board, piece, lane.vessel, posed.wishes);
  if (conflicts.length > 0) return { vessel_id, verdict: 'static', conflicts };
  if (isClosed || !roomAmong(asked, [])) return withoutRoom(asked, piece, depth);
  const now = roomAmong(asked, missions);
  if (now) {
    const { value } = now.option;
    return now.gain > 0
      ? { vessel_id, verdict: 'fits' }
      : { vessel_id, verdict: 'not_worth', value, cost: value - now.gain };
  }
  const blocking = depth === 'whole' ? blockingSet(asked) : [];
  return {
    vessel_id,
    verdict: 'blocked',
    mission_ids: blocking.map(({ id }) => id),
    value: Math.max(...options.map(({ value }) => value)),
    blocking_value: blocking.reduce((sum, other) => sum + pointsOf(other, posed.wishes), 0),
    relaxations: depth === 'whole' ? relaxationsOf(asked, missions, piece) : [],
  };
};

/**
 * Why a mission is left out of the plans as `board` has them, on each vessel that it could be on: what sails there stays
 * on its dates, or goes.
 */
export const explain = (
  posed: FleetProblem,
  board: Board,
  missionId: number,
  depth: Depth = 'whole',
): VesselExplanation[] => {
  const piece = posed.pieces.find(({ mission }) => mission.id === missionId);
  if (!piece) return [];
  const { wishes, ports } = posed;
  const chosen = board.circumstances.applications.get(piece.mission.ship_time_request_id ?? 0);
  const order = [piece.vessel_id, chosen?.vessel_preference_1_id, chosen?.vessel_preference_2_id];
  const rank = (id: number) => (order.includes(id) ? order.indexOf(id) : order.length);
  const lanes = board.lanes
    .filter(({ lane }) => piece.isAlone || lane.vessel.id === piece.vessel_id)
    .toSorted((a, b) => rank(a.lane.vessel.id) - rank(b.lane.vessel.id));
  return lanes.map(({ lane }) => {
    const on = { item: 0, vessel: 0, lane };
    const found = optionsOf(posed.board, piece, on, ports, wishes);
    // Where no start is left at all, what would have to be different is reckoned from the window as it is.
    const range = rangeOf(posed.board, piece.mission, wishes.notBefore);
    const options =
      found.length > 0 ? found : optionsOf(posed.board, piece, on, ports, wishes, { stretches: [range] });
    const others = lane.subjects
      .map(({ mission }) => mission)
      .filter((mission) => isScheduled(mission) && mission.id !== missionId);
    const isPinned = (mission: Mission) =>
      mission.ship_time_request_id === null ||
      wishes.locked.has(mission.id) ||
      (isScheduled(mission) && tickOfStart(mission) < wishes.notBefore);
    const asked: Asked = {
      posed,
      lane,
      options,
      travel: ports.travelOf(lane.vessel),
      pinned: new Set(others.filter(isPinned).map(({ id }) => id)),
      missions: others.filter((mission) => !isPinned(mission)),
    };
    return explainOn(asked, piece, found.length === 0, depth);
  });
};
