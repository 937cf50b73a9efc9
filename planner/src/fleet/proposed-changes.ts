import { conflictsOf, missionsOf, recheck, type Board } from '@shiptime/domain/plans/conflicts/board';
import type { Conflict } from '@shiptime/domain/plans/conflicts/conflict';
import { identityOf } from '@shiptime/domain/plans/conflicts/kept-conflicts';
import type { ChangeKind, ChangeReason } from '@shiptime/domain/proposals/changes';
import { place, unschedule } from '@shiptime/domain/plans/mission-changes';
import { type Start, startOfTick, tickOfDay, ticksOfDays } from '@shiptime/domain/plans/ticks';
import type { Option, Placement } from '../problem.ts';
import { isAtFault } from './at-fault.ts';
import type { FleetProblem } from './fleet-problem.ts';
import type { Piece } from './pieces.ts';

export type Place = { readonly vessel_id: number } & (
  | Start
  | { readonly start_date: null; readonly start_fraction: 0 }
);

export type ProposedChange = {
  /** The number of the mission: there is one change of each at most. */
  readonly id: number;
  readonly kind: ChangeKind;
  readonly mission_id: number;
  readonly ship_time_request_id: number;
  readonly from: Place;
  readonly to: Place;
  readonly reason_code: ChangeReason;
};

const nowhere = (vessel_id: number): Place => ({ vessel_id, start_date: null, start_fraction: 0 });

const placeOf = ({ span }: FleetProblem, vessel_id: number, start: number | null): Place =>
  start === null ? nowhere(vessel_id) : { vessel_id, ...startOfTick(start + span.origin) };

/** Missions that are at fault where they are now, all others apart: what is done with them is done because of that. */
const atFaultNow = ({ board }: FleetProblem): ReadonlySet<number> =>
  new Set(
    conflictsOf(board)
      .filter(isAtFault)
      .flatMap(({ mission_ids }) => mission_ids),
  );

const reasonOf = (posed: FleetProblem, piece: Piece, option: Option, start: number): ChangeReason => {
  const vesselId = posed.vesselIds[option.vessel];
  const application = posed.board.circumstances.applications.get(piece.mission.ship_time_request_id ?? 0);
  if (vesselId !== piece.vessel_id) {
    if (application?.vessel_preference_1_id === vesselId) return 'first_choice';
    return application?.vessel_preference_2_id === vesselId ? 'second_choice' : 'other_vessel';
  }
  if (piece.start === null) return 'free_room';
  const wish = application?.preferred_start_window_start;
  if (!wish) return 'makes_room';
  const wished = tickOfDay(wish) - posed.span.origin - ticksOfDays(piece.mission.mobilization_days);
  const wanted = (at: number) => Math.abs(at - wished);
  return wanted(start) < wanted(piece.start) ? 'nearer_preferred' : 'makes_room';
};

/** The difference between the plans as they are and as they are proposed, by mission. */
export const changesOf = (posed: FleetProblem, placements: readonly Placement[]): ProposedChange[] => {
  const placed = new Map(
    placements.map(({ option, start }) => {
      const chosen = posed.problem.options[option] as Option;
      return [chosen.item, { chosen, start }] as const;
    }),
  );
  const faulty = atFaultNow(posed);
  return posed.pieces.flatMap((piece, item): ProposedChange[] => {
    const { mission, start, vessel_id } = piece;
    const isFaulty = start !== null && faulty.has(mission.id);
    const now = placed.get(item);
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
          reason_code: isFaulty ? 'breaks_rule' : 'makes_room',
        },
      ];
    }
    const vesselId = posed.vesselIds[now.chosen.vessel] as number;
    if (vesselId === vessel_id && now.start === start) return [];
    const kind = vesselId !== vessel_id ? 'transfer' : start === null ? 'add' : 'move';
    const reason_code = isFaulty ? 'breaks_rule' : reasonOf(posed, piece, now.chosen, now.start);
    return [{ ...common, kind, to: placeOf(posed, vesselId, now.start), reason_code }];
  });
};

/** The board as it would be after these changes. */
export const boardAfter = (board: Board, changes: readonly ProposedChange[]): Board => {
  const missions = new Map(missionsOf(board).map(({ mission }) => [mission.id, mission]));
  const planOf = new Map(board.lanes.map(({ lane }) => [lane.vessel.id, lane.vessel_plan_id]));
  return changes.reduce((current, { mission_id, to }) => {
    const before = missions.get(mission_id);
    if (!before) return current;
    const dated = to.start_date === null ? unschedule(before) : place(before, to);
    const after = { ...dated, vessel_plan_id: planOf.get(to.vessel_id) ?? before.vessel_plan_id };
    return recheck(current, { before, after });
  }, board);
};

const nameOf = (found: Conflict): string => JSON.stringify([identityOf(found), found.days]);

/** Errors of the board after the changes that were not there before. */
export const newErrors = (before: Board, after: Board): Conflict[] => {
  const known = new Set(conflictsOf(before).filter(isAtFault).map(nameOf));
  return conflictsOf(after).filter((found) => isAtFault(found) && !known.has(nameOf(found)));
};
