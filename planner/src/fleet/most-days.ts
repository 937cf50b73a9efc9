import type { Board } from '@shiptime/domain/plans/conflicts/board';
import { computePlanMetrics } from '@shiptime/domain/plans/plan-metrics';
import { applyChanges, findNewErrors, type ChangeToApply } from './proposed-changes.ts';

/** Returns the list of changes with the most mission days; on a tie, `own`. */
export const pickChangesWithMostDays = <Change extends ChangeToApply>(
  board: Board,
  own: readonly Change[],
  others: readonly (readonly Change[])[],
): readonly Change[] => {
  const daysOf = (changes: readonly Change[]) => computePlanMetrics(applyChanges(board, changes)).days;
  let best = { changes: own, days: daysOf(own) };
  for (const changes of others) {
    const days = daysOf(changes);
    if (days <= best.days || findNewErrors(board, applyChanges(board, changes)).length > 0) continue;
    best = { changes, days };
  }
  return best.changes;
};
