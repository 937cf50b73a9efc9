import { type ConflictCode, conflictCodes } from '@shiptime/domain/plans/conflicts/conflict';
import type { PlanSnapshot } from '@shiptime/domain/plans/versions/snapshot';

export type MissionKeptConflict = {
  readonly code: ConflictCode;
  readonly reason: string;
  readonly by: string;
};

/** Conflicts kept when the plan became final; only readers of plans see the reasons. */
export const findKeptConflicts = (
  { kept }: Pick<PlanSnapshot, 'kept'>,
  missionId: number,
): readonly MissionKeptConflict[] =>
  kept
    .filter(({ mission_id, other_mission_id }) => mission_id === missionId || other_mission_id === missionId)
    .flatMap(({ code, reason, by }) => {
      const known = conflictCodes.find((each) => each === code);
      return known === undefined ? [] : [{ code: known, reason, by }];
    });
