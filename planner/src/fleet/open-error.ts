import { type Board, conflictsOf } from '@shiptime/domain/plans/conflicts/board';
import type { Conflict } from '@shiptime/domain/plans/conflicts/conflict';

export const isOpenError = ({ severity, code, kept }: Conflict): boolean =>
  severity === 'error' && code !== 'unscheduled' && !kept;

export const findMissionsInError = (board: Board): ReadonlySet<number> =>
  new Set(
    conflictsOf(board)
      .filter(isOpenError)
      .flatMap(({ mission_ids }) => mission_ids),
  );
