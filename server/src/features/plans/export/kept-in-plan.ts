import { type ConflictCode, conflictCodes } from '@shiptime/domain/plans/conflicts/conflict';
import type { PlanSnapshot } from '@shiptime/domain/plans/versions/snapshot';

type KeptInPlan = {
  readonly code: ConflictCode;
  readonly mission: string;
  readonly other: string | null;
  readonly reason: string;
  readonly by: string;
};

/** Leaves out removed missions and retired rules. */
export const keptInPlan = ({ kept, missions, constraints }: PlanSnapshot): KeptInPlan[] => {
  const called = (id: number | null) => {
    const found = missions.find((each) => each.id === id);
    return found ? `${found.number}. ${found.title}` : null;
  };
  return kept.flatMap(({ code: stored, mission_id, other_mission_id, constraint_id, reason, by }) => {
    const code = conflictCodes.find((each) => each === stored);
    const mission = called(mission_id);
    if (!code || mission === null) return [];
    const other =
      called(other_mission_id) ?? constraints.find(({ id }) => id === constraint_id)?.name ?? null;
    return [{ code, mission, other, reason, by }];
  });
};
