import {
  applyMissionChange,
  type Board,
  conflictsOf,
  missionsOf,
} from '@shiptime/domain/plans/conflicts/board';
import { isUnresolvedError } from '@shiptime/domain/plans/conflicts/conflict';
import { unscheduleMission } from '@shiptime/domain/plans/mission-changes';
import { findMissionsInError } from './find-missions-in-error.ts';
import type { PlanningWishes } from './fleet-wishes.ts';

/** Missions that the vessel cannot reach in time if the affected ones are removed. */
const findStranded = (board: Board, affected: ReadonlySet<number>): readonly number[] => {
  const removed = missionsOf(board).flatMap(({ mission }) => (affected.has(mission.id) ? [mission] : []));
  const after = removed.reduce(
    (current, mission) => applyMissionChange(current, { before: mission, after: unscheduleMission(mission) }),
    board,
  );
  const late = new Set(
    conflictsOf(after)
      .filter((conflict) => isUnresolvedError(conflict) && conflict.code === 'transit_short')
      .flatMap(({ mission_ids }) => mission_ids),
  );
  const planIds = new Set(removed.map(({ vessel_plan_id }) => vessel_plan_id));
  return missionsOf(board).flatMap(({ mission }) =>
    planIds.has(mission.vessel_plan_id) && late.has(mission.id) ? [mission.id] : [],
  );
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

/** Locks missions with errors that no breakdown caused, unless the vessel arrives too late. */
export const addLocksForOutage = (board: Board, wishes: PlanningWishes): PlanningWishes => {
  const { affected, locked } = wishes;
  if (!affected) return wishes;
  const free = new Set([...affected, ...findStranded(board, affected)]);
  const hit = new Set(findHitByBreakdowns(board));
  const others = [...findMissionsInError(board)].filter((id) => !hit.has(id));
  return { ...wishes, locked: new Set([...locked, ...others].filter((id) => !free.has(id))) };
};
