import { type Board, conflictsOf } from '@shiptime/domain/plans/conflicts/board';
import { missionIdsOf } from '@shiptime/domain/plans/conflicts/lanes';
import { transitsOf } from '@shiptime/domain/plans/conflicts/transits';
import { isOpenError } from './at-fault.ts';

/**
 * Kept fixed, because the search sails only directly before the next port and would drop them.
 */
export const findHemmedInMissions = (board: Board): ReadonlySet<number> => {
  const faulty = new Set(
    conflictsOf(board)
      .filter(isOpenError)
      .flatMap(({ mission_ids }) => mission_ids),
  );
  const hemmed = board.lanes
    .flatMap(({ lane }) => transitsOf(lane, board.circumstances))
    .filter(({ direct, needed, gap }) => !direct && needed !== null && needed > gap)
    .flatMap(({ from, to }) => missionIdsOf(from, to));
  return new Set(hemmed.filter((id) => !faulty.has(id)));
};
