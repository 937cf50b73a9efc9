import { type Conflict, isUnresolvedError } from '@shiptime/domain/plans/conflicts/conflict';
import type { Db } from '#db/connection.ts';
import { findConflictsOfPlan, loadBoardsByPlan } from '../conflicts/boards.ts';

export type UnresolvedErrorsByPlan = ReadonlyMap<number, readonly Conflict[]>;

export const noErrors: UnresolvedErrorsByPlan = new Map();

export const findUnresolvedErrors = async (
  db: Db,
  planIds: readonly number[],
): Promise<UnresolvedErrorsByPlan> => {
  const boards = await loadBoardsByPlan(db, planIds);
  return new Map(
    [...boards].map(([id, { board }]) => [id, findConflictsOfPlan(board, id).filter(isUnresolvedError)]),
  );
};
