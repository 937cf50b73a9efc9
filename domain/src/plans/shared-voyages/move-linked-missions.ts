import { placeMissionAt, unscheduleMission } from '../mission-changes.ts';
import { type Mission, occupiedSpan, occupiedTicks } from '../missions.ts';

export type LinkedMissionIds = readonly [number, number];

const isSame = (one: Mission, other: Mission): boolean =>
  one.start_date === other.start_date &&
  one.start_fraction === other.start_fraction &&
  occupiedTicks(one) === occupiedTicks(other);

const behind = (first: Mission, second: Mission): Mission => {
  const end = occupiedSpan(first)?.end;
  return end === undefined ? unscheduleMission(second) : placeMissionAt(second, end);
};

const before = (first: Mission, second: Mission): Mission => {
  const start = occupiedSpan(second)?.start;
  return start === undefined ? unscheduleMission(first) : placeMissionAt(first, start - occupiedTicks(first));
};

/**
 * If one mission of a shared voyage moved, moves the other along; if both moved, the second follows the
 * first.
 */
export const moveLinkedMissions = (
  was: readonly Mission[],
  now: readonly Mission[],
  bonds: readonly LinkedMissionIds[],
): readonly Mission[] => {
  const at = (missions: readonly Mission[], id: number) => missions.find((mission) => mission.id === id);
  return bonds.flatMap(([firstId, secondId]) => {
    const [first, second] = [at(now, firstId), at(now, secondId)];
    const [firstWas, secondWas] = [at(was, firstId), at(was, secondId)];
    if (!first || !second || !firstWas || !secondWas) return [];
    if (!isSame(firstWas, first)) {
      const follows = behind(first, second);
      return isSame(second, follows) ? [] : [follows];
    }
    if (isSame(secondWas, second)) return [];
    const follows = before(first, second);
    return isSame(first, follows) ? [] : [follows];
  });
};

export const findMissionLinks = (
  missions: readonly Mission[],
  pairs: readonly (readonly [number, number])[],
): readonly LinkedMissionIds[] => {
  const of = (applicationId: number) => missions.find((each) => each.ship_time_request_id === applicationId);
  return pairs.flatMap(([one, other]): LinkedMissionIds[] => {
    const [first, second] = [of(one), of(other)];
    return first && second ? [[first.id, second.id]] : [];
  });
};
