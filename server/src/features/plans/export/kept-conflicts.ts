import { type ConflictCode, conflictCodes } from '@shiptime/domain/plans/conflicts/conflict';
import type { PlanSnapshot } from '@shiptime/domain/plans/versions/snapshot';
import type { Language } from '@shiptime/domain/shared/text';
import { constraintName } from '@shiptime/domain/vessels/constraint-names';

type KeptInPlan = {
  readonly code: ConflictCode;
  readonly mission: string;
  readonly other: string | null;
  readonly reason: string;
  readonly by: string;
};

/** Leaves out kept conflicts of deleted missions and retired rules. */
export const describeKeptConflicts = (
  { kept, missions, constraints }: PlanSnapshot,
  language: Language,
): KeptInPlan[] => {
  const called = (id: number | null) => {
    const found = missions.find((each) => each.id === id);
    return found ? `${found.number}. ${found.title}` : null;
  };
  return kept.flatMap(({ code: stored, mission_id, other_mission_id, constraint_id, reason, by }) => {
    const code = conflictCodes.find((each) => each === stored);
    const mission = called(mission_id);
    if (!code || mission === null) return [];
    const constraint = constraints.find(({ id }) => id === constraint_id);
    const other = called(other_mission_id) ?? (constraint ? constraintName(constraint, language) : null);
    return [{ code, mission, other, reason, by }];
  });
};
