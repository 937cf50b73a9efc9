import {
  applyMissionChange,
  assumeSpeedIfUnknown,
  type Board,
  conflictsOf,
  missionsOf,
} from '@shiptime/domain/plans/conflicts/board';
import { missionIdsOfStops } from '@shiptime/domain/plans/conflicts/lanes';
import { transitsOf } from '@shiptime/domain/plans/conflicts/transits';
import { unscheduleMission } from '@shiptime/domain/plans/mission-changes';
import { isScheduled } from '@shiptime/domain/plans/missions';
import { startToTick } from '@shiptime/domain/plans/ticks';
import { assumedKnots } from '@shiptime/domain/proposals/assumed-speed';
import { findMissionsInError } from './find-missions-in-error.ts';
import type { PlanningParameters } from './planning-parameters.ts';

const unscheduleAll = (board: Board, ids: ReadonlySet<number>): Board =>
  missionsOf(board)
    .filter(({ mission }) => ids.has(mission.id))
    .reduce(
      (current, { mission: before }) =>
        applyMissionChange(current, { before, after: unscheduleMission(before) }),
      board,
    );

const findLate = ({ lanes, conflictContext }: Board, affected: ReadonlySet<number>): number[] =>
  lanes.flatMap(({ lane }) => {
    if (!lane.subjects.some(({ mission }) => affected.has(mission.id))) return [];
    return transitsOf(lane, conflictContext)
      .filter(({ needed, available }) => needed !== null && needed > available)
      .flatMap(({ from, to }) => missionIdsOfStops(from, to));
  });

/** Affected missions, and later ones that are late even without them. */
const findStranded = (board: Board, affected: ReadonlySet<number>): ReadonlySet<number> => {
  const sailing = assumeSpeedIfUnknown(board, assumedKnots);
  const starts = new Map(
    missionsOf(board).map(({ mission }) => [mission.id, isScheduled(mission) ? startToTick(mission) : 0]),
  );
  const first = Math.min(...[...affected].map((id) => starts.get(id) ?? Infinity));
  let gone = affected;
  for (;;) {
    const late = findLate(unscheduleAll(sailing, gone), affected).filter(
      (id) => !gone.has(id) && (starts.get(id) ?? 0) >= first,
    );
    if (late.length === 0) return gone;
    gone = new Set([...gone, ...late]);
  }
};

const findHitByBreakdowns = (board: Board): readonly number[] => {
  const breakdowns = new Set(
    board.lanes.flatMap(({ lane }) =>
      lane.constraints.flatMap(({ constraint }) => (constraint?.kind === 'breakdown' ? constraint.id : [])),
    ),
  );
  return conflictsOf(board)
    .filter(({ constraint_id: id }) => id !== undefined && breakdowns.has(id))
    .flatMap(({ mission_ids }) => mission_ids);
};

/** Locks missions with errors not caused by a breakdown; unlocks stranded ones. */
export const adjustLocksForOutage = (board: Board, wishes: PlanningParameters): PlanningParameters => {
  const { affected, locked } = wishes;
  if (!affected) return wishes;
  const free = findStranded(board, affected);
  const hit = new Set(findHitByBreakdowns(board));
  const others = [...findMissionsInError(board)].filter((id) => !hit.has(id));
  const stays = [...locked, ...others].filter((id) => !free.has(id));
  return { ...wishes, stranded: free, locked: new Set(stays) };
};
