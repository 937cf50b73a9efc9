import { type Conflict, isUnresolved } from '@shiptime/domain/plans/conflicts/conflict';
import type { Db } from '#db/connection.ts';
import { conflictsOfPlan, openBoards } from '../conflicts/boards.ts';

export type OpenErrors = ReadonlyMap<number, readonly Conflict[]>;

export const noErrors: OpenErrors = new Map();

export const openErrors = async (db: Db, planIds: readonly number[]): Promise<OpenErrors> => {
  const boards = await openBoards(db, planIds);
  return new Map([...boards].map(([id, { board }]) => [id, conflictsOfPlan(board, id).filter(isUnresolved)]));
};
