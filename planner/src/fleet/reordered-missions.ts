import { type Board, missionsOf } from '@shiptime/domain/plans/conflicts/board';
import { isScheduled } from '@shiptime/domain/plans/missions';
import { startToTick } from '@shiptime/domain/plans/ticks';

const startsOf = (board: Board): ReadonlyMap<number, number> =>
  new Map(
    missionsOf(board)
      .map(({ mission }) => mission)
      .filter(isScheduled)
      .map((mission) => [mission.id, startToTick(mission)]),
  );

export const findReorderedMissions = (before: Board, after: Board): ReadonlySet<number> => {
  const [then, now] = [startsOf(before), startsOf(after)];
  const missions = missionsOf(before).flatMap(({ mission: { id, ship_time_request_id: application } }) => {
    const [start, later] = [then.get(id), now.get(id)];
    if (application === null || start === undefined || later === undefined) return [];
    return { id, application, start, later, moved: Math.abs(later - start) };
  });
  return new Set(
    missions.flatMap((one) =>
      missions
        .filter(
          (other) =>
            one.application === other.application && one.start < other.start && one.later > other.later,
        )
        .map((other) => (one.moved > other.moved ? one.id : other.id)),
    ),
  );
};
