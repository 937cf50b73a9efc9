import {
  conflictsOf,
  missionsOf,
  applyMissionChange,
  type Board,
} from '@shiptime/domain/plans/conflicts/board';
import { type Conflict, isUnresolvedError } from '@shiptime/domain/plans/conflicts/conflict';
import { conflictIdentity } from '@shiptime/domain/plans/conflicts/kept-conflicts';
import { windowSpan } from '@shiptime/domain/plans/conflicts/rules/windows';
import type { ChangeKind, ChangeReason } from '@shiptime/domain/proposals/proposed-changes';
import { placeMission, unscheduleMission } from '@shiptime/domain/plans/mission-changes';
import { type Mission, occupiedTicks } from '@shiptime/domain/plans/missions';
import { splitIntoParts } from '@shiptime/domain/plans/split-into-parts';
import { type MissionStart, tickToStart, daysToTicks } from '@shiptime/domain/plans/ticks';
import type { Option, Placement } from '../problem.ts';
import { findMissionsInError } from './find-missions-in-error.ts';
import { type FleetProblem, missionIndexOfItem, missionOfOption } from './fleet-problem.ts';
import { isFirstLeg, type MovableMission } from './movable-missions.ts';

export type ProposedPlace = { readonly vessel_id: number } & (
  | MissionStart
  | { readonly start_date: null; readonly start_fraction: 0 }
);

export type SecondPart = MissionStart & {
  readonly operational_days: number;
  readonly port_id: number | null;
};

type Days = { readonly from: number; readonly to: number };

export type ProposedChange = {
  readonly id: number;
  readonly kind: ChangeKind;
  readonly mission_id: number;
  readonly ship_time_request_id: number;
  readonly from: ProposedPlace;
  readonly to: ProposedPlace;
  readonly operational_days: Days;
  readonly mobilization_days?: Days;
  readonly demobilization_days?: Days;
  readonly second: SecondPart | null;
  readonly reason_code: ChangeReason;
};

const nowhere = (vessel_id: number): ProposedPlace => ({ vessel_id, start_date: null, start_fraction: 0 });

const placeOf = ({ span }: FleetProblem, vessel_id: number, start: number | null): ProposedPlace =>
  start === null ? nowhere(vessel_id) : { vessel_id, ...tickToStart(start + span.origin) };

const roomReason = (
  posed: FleetProblem,
  { mission, start, vessel_id }: MovableMission,
  placements: readonly Placement[],
): ChangeReason => {
  const end = (start ?? 0) + occupiedTicks(mission);
  const isTaken = placements.some(({ option: index, start: at }) => {
    const { item, vessel, duration } = posed.problem.options[index] as Option;
    const other = posed.pieces[missionIndexOfItem(posed, item)]?.mission.id;
    const isThere = posed.vesselIds[vessel] === vessel_id && start !== null;
    return other !== mission.id && isThere && at < end && start < at + duration;
  });
  return isTaken ? 'makes_room' : 'follows';
};

const reasonOf = (
  posed: FleetProblem,
  piece: MovableMission,
  option: Option,
  start: number,
  otherwise: ChangeReason,
): ChangeReason => {
  const vesselId = posed.vesselIds[option.vessel];
  const application = posed.board.conflictContext.applications.get(piece.mission.ship_time_request_id ?? 0);
  if (vesselId !== piece.vessel_id) {
    if (application?.vessel_preference_1_id === vesselId) return 'first_choice';
    return application?.vessel_preference_2_id === vesselId ? 'second_choice' : 'other_vessel';
  }
  if (piece.start === null) return 'free_room';
  if (!isFirstLeg(posed.board, piece)) return otherwise;
  const preferred = windowSpan(
    application?.preferred_start_window_start ?? null,
    application?.preferred_start_window_end ?? null,
  );
  const before = posed.span.origin + daysToTicks(piece.mission.mobilization_days);
  const outside = (at: number) =>
    Math.max(0, preferred.start - (at + before), at + before - (preferred.end - 1));
  return outside(start) < outside(piece.start) ? 'nearer_preferred' : otherwise;
};

type Placed = { readonly index: number; readonly option: Option; readonly start: number };

const placedByPiece = (
  posed: FleetProblem,
  placements: readonly Placement[],
): ReadonlyMap<number, readonly Placed[]> => {
  const placed = new Map<number, Placed[]>();
  for (const { option: index, start } of placements.toSorted((a, b) => a.start - b.start)) {
    const option = posed.problem.options[index] as Option;
    const piece = missionIndexOfItem(posed, option.item);
    placed.set(piece, [...(placed.get(piece) ?? []), { index, option, start }]);
  }
  return placed;
};

const kindOf = (
  { start, vessel_id, mission }: MovableMission,
  vesselId: number,
  second: SecondPart | null,
  days: number,
): ChangeKind => {
  if (second) return 'split';
  if (days < mission.operational_days) return 'shorten';
  if (vesselId !== vessel_id) return 'transfer';
  return start === null ? 'add' : 'move';
};

const secondOf = (posed: FleetProblem, placed: Placed | undefined): SecondPart | null => {
  const part = placed && posed.parts[placed.option.item - posed.pieces.length];
  if (!part) return null;
  const { second, port_id } = part.at;
  return { ...tickToStart(placed.start + posed.span.origin), operational_days: second, port_id };
};

export const createProposedChanges = (
  posed: FleetProblem,
  placements: readonly Placement[],
): ProposedChange[] => {
  const placed = placedByPiece(posed, placements);
  const faulty = findMissionsInError(posed.board);
  return posed.pieces.flatMap((piece, item): ProposedChange[] => {
    const { mission, start, vessel_id } = piece;
    const isFaulty = start !== null && faulty.has(mission.id);
    const [now, then] = placed.get(item) ?? [];
    const asked = mission.operational_days;
    const otherwise = roomReason(posed, piece, placements);
    const common = {
      id: mission.id,
      mission_id: mission.id,
      ship_time_request_id: mission.ship_time_request_id ?? 0,
      from: placeOf(posed, vessel_id, start),
    };
    if (!now) {
      if (start === null) return [];
      return [
        {
          ...common,
          kind: 'remove',
          to: nowhere(vessel_id),
          operational_days: { from: asked, to: asked },
          second: null,
          reason_code: isFaulty ? 'breaks_rule' : otherwise,
        },
      ];
    }
    const vesselId = posed.vesselIds[now.option.vessel] as number;
    const second = secondOf(posed, then);
    const days =
      (missionOfOption(posed, now.index)?.operational_days ?? asked) + (second?.operational_days ?? 0);
    if (vesselId === vessel_id && now.start === start && days === asked && !second) return [];
    return [
      {
        ...common,
        kind: kindOf(piece, vesselId, second, days),
        to: placeOf(posed, vesselId, now.start),
        operational_days: { from: asked, to: days },
        second,
        reason_code: isFaulty ? 'breaks_rule' : reasonOf(posed, piece, now.option, now.start, otherwise),
      },
    ];
  });
};

export type ChangeToApply = Pick<
  ProposedChange,
  'mission_id' | 'to' | 'second' | 'mobilization_days' | 'demobilization_days'
> & {
  readonly operational_days: ProposedChange['operational_days'] | null;
};

const withPortDays = (
  mission: Mission,
  { mobilization_days: before, demobilization_days: after }: ChangeToApply,
): Mission => ({
  ...mission,
  mobilization_days: before?.to ?? mission.mobilization_days,
  demobilization_days: after?.to ?? mission.demobilization_days,
});

export const missionsAfterChange = (mission: Mission, change: ChangeToApply): readonly Mission[] => {
  const { to, operational_days, second } = change;
  if (to.start_date === null) return [unscheduleMission(mission)];
  const before = withPortDays(mission, change);
  if (!operational_days) return [placeMission(before, to)];
  if (!second) return [placeMission({ ...before, operational_days: operational_days.to }, to)];
  const at = {
    first: operational_days.to - second.operational_days,
    second: second.operational_days,
    port_id: second.port_id,
  };
  const [one, other] = splitIntoParts(before, at);
  return [placeMission(one, to), placeMission(other, second)];
};

export const applyChanges = (board: Board, changes: readonly ChangeToApply[]): Board => {
  const missions = new Map(missionsOf(board).map(({ mission }) => [mission.id, mission]));
  const planOf = new Map(board.lanes.map(({ lane }) => [lane.vessel.id, lane.vessel_plan_id]));
  return changes.reduce((current, change) => {
    const before = missions.get(change.mission_id);
    if (!before) return current;
    const vessel_plan_id = planOf.get(change.to.vessel_id) ?? before.vessel_plan_id;
    const [first, second] = missionsAfterChange(before, change).map((after) => ({
      ...after,
      vessel_plan_id,
    }));
    const board = applyMissionChange(current, { before, after: first ?? null });
    return second ? applyMissionChange(board, { before: null, after: second }) : board;
  }, board);
};

const nameOf = (found: Conflict): string => JSON.stringify([conflictIdentity(found), found.days]);

export const findNewErrors = (before: Board, after: Board): Conflict[] => {
  const known = new Set(conflictsOf(before).filter(isUnresolvedError).map(nameOf));
  return conflictsOf(after).filter((found) => isUnresolvedError(found) && !known.has(nameOf(found)));
};
