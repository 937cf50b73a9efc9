import type { Board } from '@shiptime/domain/plans/conflicts/board';
import { applyChanges, findNewErrors, type ProposedChange } from './proposed-changes.ts';

export const addConflictFreeAdditions = (
  board: Board,
  changes: readonly ProposedChange[],
  needed: readonly ProposedChange[],
): readonly ProposedChange[] => {
  const kept = new Set(needed);
  for (const change of changes.filter(({ kind }) => kind === 'add')) {
    if (kept.has(change)) continue;
    kept.add(change);
    if (findNewErrors(board, applyChanges(board, [...kept])).length > 0) kept.delete(change);
  }
  return changes.filter((change) => kept.has(change));
};
