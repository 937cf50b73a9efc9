import { placeMissionAt, unscheduleMission } from '../mission-changes.ts';
import { type Mission, occupiedSpan, operationsSpan } from '../missions.ts';
import { type Tick, daysToTicks } from '../ticks.ts';

export type MobilizationBeforeJoin = Pick<
  Mission,
  'mobilization_days' | 'demobilization_days' | 'mobilization_port_id' | 'demobilization_port_id'
>;
type Two = readonly [Mission, Mission];

const placedAt = (mission: Mission, tick: Tick | undefined): Mission =>
  tick === undefined ? unscheduleMission(mission) : placeMissionAt(mission, tick);

const endOf = (mission: Mission): Tick | undefined => occupiedSpan(mission)?.end;

const beginning = (was: Two, first: Mission): Tick | undefined => {
  const [worksFirst, worksSecond] = was.map((mission) => operationsSpan(mission)?.start);
  const mobilized = daysToTicks(first.mobilization_days);
  if (worksFirst !== undefined) return worksFirst - mobilized;
  return worksSecond === undefined
    ? undefined
    : worksSecond - daysToTicks(first.operational_days) - mobilized;
};

/**
 * One mobilization and one demobilization serve both missions, each as long as the longer of the two.
 * The first keeps its start or gets `start`.
 */
export const joinVoyages = (was: Two, start?: Tick): Two => {
  const [one, other] = was;
  const first: Mission = {
    ...one,
    mobilization_days: Math.max(one.mobilization_days, other.mobilization_days),
    demobilization_days: 0,
    mobilization_port_id: one.mobilization_port_id ?? other.mobilization_port_id,
    demobilization_port_id: null,
  };
  const second: Mission = {
    ...other,
    mobilization_days: 0,
    demobilization_days: Math.max(one.demobilization_days, other.demobilization_days),
    mobilization_port_id: null,
    demobilization_port_id: other.demobilization_port_id ?? one.demobilization_port_id,
  };
  const placed = placedAt(first, start ?? beginning(was, first));
  return [placed, placedAt(second, endOf(placed))];
};

export const separateVoyages = (
  [one, other]: Two,
  own: readonly [MobilizationBeforeJoin, MobilizationBeforeJoin],
): Two => {
  const works = operationsSpan(one)?.start;
  const first = { ...one, ...own[0] };
  const placed = placedAt(
    first,
    works === undefined ? undefined : works - daysToTicks(first.mobilization_days),
  );
  return [placed, placedAt({ ...other, ...own[1] }, endOf(placed))];
};
