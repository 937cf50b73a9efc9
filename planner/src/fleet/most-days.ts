import type { Board } from '@shiptime/domain/plans/conflicts/board';
import { missionsOf } from '@shiptime/domain/plans/conflicts/board';
import { isScheduled } from '@shiptime/domain/plans/missions';
import type { FleetProblem } from './fleet-problem.ts';
import { findMissionsInError } from './find-missions-in-error.ts';
import { applyChanges, findNewErrors, type ChangeToApply } from './proposed-changes.ts';

const daysWithoutErrors = (board: Board): number => {
  const faulty = findMissionsInError(board);
  return missionsOf(board)
    .filter(({ mission }) => isScheduled(mission) && !faulty.has(mission.id))
    .reduce((days, { mission }) => days + mission.operational_days, 0);
};

/** Changes with the most days that cause no new error; `own` on a tie. */
export const pickChangesWithMostDays = <Change extends ChangeToApply>(
  { board, vesselIds }: Pick<FleetProblem, 'board' | 'vesselIds'>,
  own: readonly Change[],
  others: readonly (readonly Change[])[],
): readonly Change[] => {
  const daysOf = (changes: readonly Change[]) => daysWithoutErrors(applyChanges(board, changes));
  let best = { changes: own, days: daysOf(own) };
  const areKnown = (changes: readonly Change[]) =>
    changes.every(({ to }) => vesselIds.includes(to.vessel_id));
  for (const changes of others.filter(areKnown)) {
    const days = daysOf(changes);
    if (days <= best.days || findNewErrors(board, applyChanges(board, changes)).length > 0) continue;
    best = { changes, days };
  }
  return best.changes;
};
