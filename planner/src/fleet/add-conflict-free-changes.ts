import type { Board } from '@shiptime/domain/plans/conflicts/board';
import { applyChanges, findNewErrors, type ProposedChange } from './proposed-changes.ts';

export const addConflictFreeChanges = (
  board: Board,
  needed: readonly ProposedChange[],
  candidates: readonly ProposedChange[],
): readonly ProposedChange[] =>
  candidates.reduce((kept, change) => {
    if (kept.some(({ id }) => id === change.id)) return kept;
    const more = [...kept, change];
    return findNewErrors(board, applyChanges(board, more)).length === 0 ? more : kept;
  }, needed);
