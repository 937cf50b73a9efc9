import { type Board, conflictsOf } from '@shiptime/domain/plans/conflicts/board';
import { isUnresolvedError } from '@shiptime/domain/plans/conflicts/conflict';

export const findMissionsInError = (board: Board): ReadonlySet<number> =>
  new Set(
    conflictsOf(board)
      .filter(isUnresolvedError)
      .flatMap(({ mission_ids }) => mission_ids),
  );
