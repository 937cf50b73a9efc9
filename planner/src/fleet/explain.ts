import { findEarliestConflictFreeStart } from '@shiptime/domain/plans/conflicts/earliest-start';
import type { Board } from '@shiptime/domain/plans/conflicts/board';
import type { ConflictContext } from '@shiptime/domain/plans/conflicts/conflict-context';
import type { Conflict } from '@shiptime/domain/plans/conflicts/conflict';
import { replaceOrRemoveMission, type LaneWithStops } from '@shiptime/domain/plans/conflicts/lanes';
import { findBlockingStop, measureAvailableTimeOfMission } from '@shiptime/domain/plans/conflicts/free-slots';
import type { Mission } from '@shiptime/domain/plans/missions';
import { isScheduled, occupiedSpan, occupiedTicks, overlapTicks } from '@shiptime/domain/plans/missions';
import { type MissionStart, tickToStart, startToTick } from '@shiptime/domain/plans/ticks';
import type { FleetProblem } from './fleet-problem.ts';
import { createPlacementOptions, findStartRange, findDateIndependentErrors } from './placement-options.ts';
import { canPlaceOnVessel, type MovableMission } from './movable-missions.ts';
import { pointsOfMission } from './planning-parameters.ts';
import {
  type RelaxationContext,
  type FoundRelaxation,
  findRelaxations,
  findBestInsertion,
} from './relaxations.ts';

export type FreeTimeInDays = {
  readonly needed_days: number;
  readonly free_days: number;
  readonly total_free_days: number;
  readonly ends: {
    readonly kind: 'constraint' | 'mission';
    readonly id: number;
    readonly name: string;
  } | null;
};

export type VesselExplanation = { readonly vessel_id: number } & (
  | { readonly verdict: 'static'; readonly conflicts: readonly Conflict[] }
  /** `calendar`: no room even without any movable mission; every start was tried. */
  | (FreeTimeInDays & { readonly verdict: 'calendar'; readonly relaxations: readonly FoundRelaxation[] })
  /** `by_hand`: the rules allow this start, which the search did not use. */
  | { readonly verdict: 'by_hand'; readonly start: MissionStart }
  | (FreeTimeInDays & {
      readonly verdict: 'blocked';
      readonly mission_ids: readonly number[];
      readonly value: number;
      readonly blocking_value: number;
      readonly relaxations: readonly FoundRelaxation[];
    })
  | { readonly verdict: 'not_worth'; readonly value: number; readonly cost: number }
  | { readonly verdict: 'fits' }
);

const blockingSet = (asked: RelaxationContext): readonly Mission[] => {
  const { missions } = asked;
  const hasRoomWithout = (out: readonly Mission[]) =>
    findBestInsertion(
      asked,
      missions.filter((mission) => !out.includes(mission)),
    ) !== null;
  const byLength = missions.toSorted((a, b) => a.operational_days - b.operational_days);
  const single = byLength.find((mission) => hasRoomWithout([mission]));
  if (single) return [single];
  let out: readonly Mission[] = byLength.toReversed();
  for (const mission of byLength.toReversed()) {
    const fewer = out.filter((other) => other !== mission);
    if (hasRoomWithout(fewer)) out = fewer;
  }
  return out;
};

export type ExplanationDepth = 'verdict' | 'whole';

const noRoom: FreeTimeInDays = { needed_days: 0, free_days: 0, total_free_days: 0, ends: null };

const roomInDays = (
  mission: Mission,
  lane: LaneWithStops,
  conflictContext: ConflictContext,
): FreeTimeInDays => {
  const { needed, free, longest } = measureAvailableTimeOfMission(mission, lane, conflictContext);
  const end = findBlockingStop(mission, lane, conflictContext);
  const named = end?.constraint
    ? ({ kind: 'constraint', id: end.constraint.id, name: end.constraint.name } as const)
    : end?.subject
      ? ({ kind: 'mission', id: end.subject.mission.id, name: end.subject.mission.title } as const)
      : null;
  return { needed_days: needed, free_days: longest, total_free_days: free, ends: named };
};

const laneWithout = ({ posed, lane }: RelaxationContext, gone: readonly Mission[]): LaneWithStops =>
  gone.reduce(
    (left, { id }) => replaceOrRemoveMission(left, id, null, posed.board.conflictContext.applications),
    lane,
  );

const earliestStart = ({ posed }: RelaxationContext, mission: Mission, among: LaneWithStops) =>
  findEarliestConflictFreeStart(mission, among, posed.board.conflictContext, posed.wishes.notBefore);

const placedByHand = (asked: RelaxationContext, mission: Mission): VesselExplanation | null => {
  const start = earliestStart(asked, mission, laneWithout(asked, [mission]));
  const vessel_id = asked.lane.vessel.id;
  return start === null ? null : { vessel_id, verdict: 'by_hand', start: tickToStart(start) };
};

const withoutRoom = (
  asked: RelaxationContext,
  { mission }: MovableMission,
  depth: ExplanationDepth,
): VesselExplanation => {
  const { posed, lane, missions } = asked;
  const vessel_id = lane.vessel.id;
  if (depth === 'verdict') return { vessel_id, verdict: 'calendar', ...noRoom, relaxations: [] };
  const byHand = placedByHand(asked, mission);
  if (byHand) return byHand;
  const { conflictContext } = posed.board;
  const [full, empty] = [laneWithout(asked, [mission]), laneWithout(asked, [mission, ...missions])];
  const alone = earliestStart(asked, mission, empty);
  if (alone === null) {
    const relaxations = findRelaxations(asked, missions, { mission });
    return { vessel_id, verdict: 'calendar', ...roomInDays(mission, empty, conflictContext), relaxations };
  }
  const span = { start: alone, end: alone + occupiedTicks(mission) };
  const blocking = missions.filter((other) => overlapTicks(occupiedSpan(other) ?? span, span) > 0);
  return {
    vessel_id,
    verdict: 'blocked',
    ...roomInDays(mission, full, conflictContext),
    mission_ids: blocking.map(({ id }) => id),
    value: pointsOfMission(mission, posed.wishes),
    blocking_value: blocking.reduce((sum, other) => sum + pointsOfMission(other, posed.wishes), 0),
    relaxations: [],
  };
};

const explainOn = (
  asked: RelaxationContext,
  piece: MovableMission,
  isClosed: boolean,
  depth: ExplanationDepth,
): VesselExplanation => {
  const { posed, lane, missions, options } = asked;
  const vessel_id = lane.vessel.id;
  const conflicts = findDateIndependentErrors(posed.board, piece, lane.vessel, posed.wishes);
  if (conflicts.length > 0) return { vessel_id, verdict: 'static', conflicts };
  if (isClosed || !findBestInsertion(asked, [])) return withoutRoom(asked, piece, depth);
  const now = findBestInsertion(asked, missions);
  const mayUse = canPlaceOnVessel(posed.board, posed.wishes, piece, vessel_id);
  const byHand = now && !mayUse ? placedByHand(asked, piece.mission) : null;
  if (byHand) return byHand;
  if (now) {
    const { value } = now.option;
    return now.gain > 0
      ? { vessel_id, verdict: 'fits' }
      : { vessel_id, verdict: 'not_worth', value, cost: value - now.gain };
  }
  const blocking = depth === 'whole' ? blockingSet(asked) : [];
  const { mission } = piece;
  const { conflictContext } = posed.board;
  const others = replaceOrRemoveMission(lane, mission.id, null, conflictContext.applications);
  return {
    vessel_id,
    verdict: 'blocked',
    ...(depth === 'whole' ? roomInDays(mission, others, conflictContext) : noRoom),
    mission_ids: blocking.map(({ id }) => id),
    value: Math.max(...options.map(({ value }) => value)),
    blocking_value: blocking.reduce((sum, other) => sum + pointsOfMission(other, posed.wishes), 0),
    relaxations: depth === 'whole' ? findRelaxations(asked, missions, piece) : [],
  };
};

const verdicts: readonly VesselExplanation['verdict'][] = [
  'fits',
  'by_hand',
  'not_worth',
  'blocked',
  'calendar',
  'static',
];

export const explainUnplacedMission = (
  posed: FleetProblem,
  board: Board,
  missionId: number,
  depth: ExplanationDepth = 'whole',
): VesselExplanation[] => {
  const piece = posed.pieces.find(({ mission }) => mission.id === missionId);
  if (!piece) return [];
  const { wishes, ports } = posed;
  const chosen = board.conflictContext.applications.get(piece.mission.ship_time_request_id ?? 0);
  const order = [chosen?.vessel_preference_1_id, chosen?.vessel_preference_2_id, piece.vessel_id];
  const rank = (id: number) => (order.includes(id) ? order.indexOf(id) : order.length);
  const lanes = board.lanes
    .filter(({ lane }) => piece.isAlone || lane.vessel.id === piece.vessel_id)
    .toSorted((a, b) => rank(a.lane.vessel.id) - rank(b.lane.vessel.id));
  const explained = lanes.map(({ lane }) => {
    const on = { item: 0, vessel: 0, lane };
    const found = createPlacementOptions(posed.board, piece, on, ports, wishes);
    const range = findStartRange(posed.board, piece.mission, wishes.notBefore);
    const options =
      found.length > 0
        ? found
        : createPlacementOptions(posed.board, piece, on, ports, wishes, { stretches: [range] });
    const others = lane.subjects
      .map(({ mission }) => mission)
      .filter((mission) => isScheduled(mission) && mission.id !== missionId);
    const isPinned = (mission: Mission) =>
      mission.ship_time_request_id === null ||
      wishes.locked.has(mission.id) ||
      (isScheduled(mission) && startToTick(mission) < wishes.notBefore);
    const asked: RelaxationContext = {
      posed,
      lane,
      options,
      travel: ports.travelOf(lane.vessel),
      pinned: new Set(others.filter(isPinned).map(({ id }) => id)),
      missions: others.filter((mission) => !isPinned(mission)),
    };
    return explainOn(asked, piece, found.length === 0, depth);
  });
  const nearness = ({ vessel_id, verdict }: VesselExplanation) =>
    rank(vessel_id) * verdicts.length + verdicts.indexOf(verdict);
  return explained.toSorted((a, b) => nearness(a) - nearness(b));
};
