import { type Board, missionsOf } from '@shiptime/domain/plans/conflicts/board';
import { haveSameApplication } from '@shiptime/domain/plans/conflicts/conflict-context';
import type { LaneWithStops } from '@shiptime/domain/plans/conflicts/lanes';
import { type Mission, occupiedTicks } from '@shiptime/domain/plans/missions';
import { ticksToDays } from '@shiptime/domain/plans/ticks';
import type { MovableMission } from './movable-missions.ts';
import { findLengthLimits } from './passage-limits.ts';

export const isOfAffectedApplication = (
  board: Board,
  affected: ReadonlySet<number>,
  mission: Mission,
): boolean =>
  affected.has(mission.id) ||
  missionsOf(board).some(
    ({ mission: other }) => affected.has(other.id) && haveSameApplication(other, mission),
  );

type Asked = Parameters<typeof findLengthLimits>[0] & { readonly pieces: readonly MovableMission[] };

export const ticksBesideAffected = (
  asked: Asked,
  piece: MovableMission,
  lane: LaneWithStops,
  rooms: readonly number[],
): number[] => {
  const { affected } = asked.wishes;
  if (!affected || !isOfAffectedApplication(asked.board, affected, piece.mission)) return [];
  return asked.pieces
    .filter((other) => other !== piece && other.vessel_id === lane.vessel.id)
    .filter((other) => affected.has(other.mission.id))
    .map(({ mission, isAlone }) => {
      const operational_days = ticksToDays(findLengthLimits(asked, { mission, isAlone }, lane).leastOps);
      return occupiedTicks({ ...mission, operational_days });
    })
    .flatMap((occupied) => rooms.map((room) => room - occupied));
};
