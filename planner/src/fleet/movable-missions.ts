import { type Board, missionsOf } from '@shiptime/domain/plans/conflicts/board';
import {
  type MissionWithApplication,
  haveSameApplication,
} from '@shiptime/domain/plans/conflicts/conflict-context';
import { isScheduled, type Mission, sortMissions } from '@shiptime/domain/plans/missions';
import { startToTick } from '@shiptime/domain/plans/ticks';
import type { PlanningParameters } from './planning-parameters.ts';
import type { PlanningSpan } from './planning-span.ts';
import { missionIdsOfStops } from '@shiptime/domain/plans/conflicts/lanes';
import { transitsOf } from '@shiptime/domain/plans/conflicts/transits';
import { findMissionsInError } from './find-missions-in-error.ts';

/** Missions with an impossible or unknown transit, which the search cannot check. */
const findHemmedInMissions = (board: Board): readonly number[] =>
  board.lanes
    .flatMap(({ lane }) => transitsOf(lane, board.conflictContext))
    .filter(({ needed, distance }) => needed === null && distance !== null)
    .flatMap(({ from, to }) => missionIdsOfStops(from, to));

const findFixedMissions = (board: Board, { stranded }: PlanningParameters): ReadonlySet<number> => {
  const faulty = findMissionsInError(board);
  const kept = [...board.conflictContext.kept.values()].flatMap(({ mission_id, other_mission_id }) => [
    mission_id,
    other_mission_id ?? mission_id,
  ]);
  return new Set(
    [...findHemmedInMissions(board), ...kept].filter((id) => !faulty.has(id) && !stranded?.has(id)),
  );
};

export type MovableMission = {
  readonly mission: Mission;
  readonly vessel_id: number;
  readonly start: number | null;
  /** True for an application's only mission; others must keep their vessel. */
  readonly isAlone: boolean;
  readonly startBefore: number | null;
};

export const isFirstLeg = (board: Board, { mission }: Pick<MovableMission, 'mission'>): boolean => {
  const legs = missionsOf(board).filter(({ mission: other }) => haveSameApplication(other, mission));
  const [first = mission] = sortMissions(legs.map(({ mission: leg }) => leg));
  return first.id === mission.id;
};

const findStartBefore = (board: Board, mission: Mission): number | null => {
  if (!isScheduled(mission)) return null;
  const starts = missionsOf(board)
    .map(({ mission: other }) => other)
    .filter((other) => haveSameApplication(other, mission))
    .filter(isScheduled)
    .map(startToTick)
    .filter((start) => start < startToTick(mission));
  return starts.length > 0 ? Math.max(...starts) : null;
};

const countMissions = ({ lanes, elsewhere }: Board): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>();
  const all = [
    ...lanes.flatMap(({ lane }) => lane.subjects.map(({ mission }) => mission)),
    ...elsewhere.map(({ mission }) => mission),
  ];
  for (const { ship_time_request_id: id } of all) if (id !== null) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
};

export const partitionMovableMissions = (
  board: Board,
  wishes: PlanningParameters,
  span: PlanningSpan,
): { readonly staying: ReadonlySet<number>; readonly pieces: readonly MovableMission[] } => {
  const counts = countMissions(board);
  const fixed = findFixedMissions(board, wishes);
  const stays = ({ mission }: MissionWithApplication): boolean =>
    mission.ship_time_request_id === null ||
    wishes.locked.has(mission.id) ||
    (isScheduled(mission) && fixed.has(mission.id)) ||
    (isScheduled(mission) && (wishes.mode === 'fill' || startToTick(mission) < wishes.notBefore));
  const staying = new Set<number>();
  const pieces: MovableMission[] = [];
  for (const { lane } of board.lanes)
    for (const subject of lane.subjects) {
      const { mission } = subject;
      if (stays(subject)) staying.add(mission.id);
      else
        pieces.push({
          mission,
          vessel_id: lane.vessel.id,
          start: isScheduled(mission) ? startToTick(mission) - span.origin : null,
          isAlone: counts.get(mission.ship_time_request_id ?? 0) === 1,
          startBefore: findStartBefore(board, mission),
        });
    }
  return { staying, pieces: pieces.toSorted((a, b) => a.mission.id - b.mission.id) };
};

export const canPlaceOnVessel = (
  board: Board,
  { mode }: PlanningParameters,
  piece: MovableMission,
  vesselId: number,
): boolean => {
  if (piece.vessel_id === vesselId) return true;
  if (!piece.isAlone || mode === 'fill') return false;
  if (mode === 'replan') return true;
  const application = board.conflictContext.applications.get(piece.mission.ship_time_request_id ?? 0);
  return application?.vessel_preference_1_id === vesselId || application?.vessel_preference_2_id === vesselId;
};
