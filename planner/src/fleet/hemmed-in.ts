import { type Board, conflictsOf } from '@shiptime/domain/plans/conflicts/board';
import { missionIdsOf } from '@shiptime/domain/plans/conflicts/lanes';
import { transitsOf } from '@shiptime/domain/plans/conflicts/transits';
import { isAtFault } from './at-fault.ts';

/**
 * Missions that the rules have nothing against, though the vessel is under way to or from them before a time in which she
 * stays where she is. The search makes each way directly before the stop that it leads to, and would have to take them off.
 */
export const hemmedIn = (board: Board): ReadonlySet<number> => {
  const faulty = new Set(
    conflictsOf(board)
      .filter(isAtFault)
      .flatMap(({ mission_ids }) => mission_ids),
  );
  const hemmed = board.lanes
    .flatMap(({ lane }) => transitsOf(lane, board.circumstances))
    .filter(({ direct, needed, gap }) => !direct && needed !== null && needed > gap)
    .flatMap(({ from, to }) => missionIdsOf(from, to));
  return new Set(hemmed.filter((id) => !faulty.has(id)));
};
