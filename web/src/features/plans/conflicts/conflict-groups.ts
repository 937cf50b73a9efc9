import { sortWorstFirst } from '@shiptime/domain/plans/conflicts/check-plan';
import type { Conflict, Severity } from '@shiptime/domain/plans/conflicts/conflict';

export type GroupKey = Severity | 'kept';
const groupKeys = ['error', 'warning', 'kept', 'info'] as const satisfies readonly GroupKey[];

/** Accepted conflicts stay visible, apart from those that need a decision. */
export const conflictGroups = (
  conflicts: readonly Conflict[],
): readonly { readonly key: GroupKey; readonly conflicts: readonly Conflict[] }[] =>
  groupKeys
    .map((key) => ({
      key,
      conflicts: sortWorstFirst(conflicts).filter((found) => (found.kept ? 'kept' : found.severity) === key),
    }))
    .filter((group) => group.conflicts.length > 0);
