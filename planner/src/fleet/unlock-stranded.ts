import {
  applyMissionChange,
  type Board,
  conflictsOf,
  missionsOf,
} from '@shiptime/domain/plans/conflicts/board';
import { isUnresolvedError } from '@shiptime/domain/plans/conflicts/conflict';
import { unscheduleMission } from '@shiptime/domain/plans/mission-changes';
import type { PlanningWishes } from './fleet-wishes.ts';

/** Unlocks missions that the vessel cannot reach in time if the affected ones are removed. */
export const unlockStranded = (board: Board, wishes: PlanningWishes): PlanningWishes => {
  const { affected, locked } = wishes;
  if (!affected) return wishes;
  const removed = missionsOf(board).flatMap(({ mission }) => (affected.has(mission.id) ? [mission] : []));
  const after = removed.reduce(
    (current, mission) => applyMissionChange(current, { before: mission, after: unscheduleMission(mission) }),
    board,
  );
  const stranded = new Set(
    conflictsOf(after)
      .filter((conflict) => isUnresolvedError(conflict) && conflict.code === 'transit_short')
      .flatMap(({ mission_ids }) => mission_ids),
  );
  const planIds = new Set(removed.map(({ vessel_plan_id }) => vessel_plan_id));
  const unlocked = missionsOf(board).flatMap(({ mission }) =>
    planIds.has(mission.vessel_plan_id) && stranded.has(mission.id) ? [mission.id] : [],
  );
  return { ...wishes, locked: new Set([...locked].filter((id) => !unlocked.includes(id))) };
};
