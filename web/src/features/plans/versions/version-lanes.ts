import type { PlanChange } from '@shiptime/domain/plans/versions/diff-plan-snapshots';
import type { PlanSnapshot, SnapshotMission } from '@shiptime/domain/plans/versions/snapshot';
import { constraintBlocks, type TimelineConstraint, snapshotBars } from '../timeline-view/timeline-lane.ts';
import type { BarDifference, TimelineLane } from '../timeline/lanes.ts';

export type VersionTexts = {
  readonly mission: (mission: SnapshotMission, mate: SnapshotMission | undefined) => string;
  readonly constraint: (constraint: TimelineConstraint) => string;
};

export const versionLane = (
  snapshot: PlanSnapshot,
  id: number,
  label: string,
  words: VersionTexts,
): TimelineLane => ({
  id,
  label,
  bars: snapshotBars(snapshot.missions, words.mission),
  blocks: constraintBlocks(snapshot.constraints, words.constraint),
});

const marks: Partial<Record<PlanChange['kind'], BarDifference>> = {
  mission_added: 'added',
  mission_removed: 'removed',
  mission_moved: 'moved',
  mission_scheduled: 'moved',
  mission_unscheduled: 'moved',
  mission_changed: 'changed',
};

/** A moved mission counts as moved even if other fields changed. */
export const indexDifferencesByMission = (
  changes: readonly PlanChange[],
): ReadonlyMap<number, BarDifference> => {
  const found = new Map<number, BarDifference>();
  for (const change of changes) {
    const mark = marks[change.kind];
    if (mark === undefined || !('mission_id' in change)) continue;
    if (mark !== 'changed' || !found.has(change.mission_id)) found.set(change.mission_id, mark);
  }
  return found;
};

/**
 * The earlier version is above the later one. Its bars have negative ids, because a mission may appear in
 * both lanes.
 */
export const comparisonLanes = (
  before: TimelineLane,
  after: TimelineLane,
  differences: ReadonlyMap<number, BarDifference>,
): readonly TimelineLane[] => {
  const marked = (lane: TimelineLane, sign: 1 | -1): TimelineLane => ({
    ...lane,
    id: sign * lane.id,
    bars: lane.bars.map((bar) => {
      const difference = differences.get(bar.id);
      const mate = bar.mate && { mate: { ...bar.mate, id: sign * bar.mate.id } };
      return { ...bar, ...mate, id: sign * bar.id, ...(difference && { difference }) };
    }),
  });
  return [marked(before, -1), marked(after, 1)];
};
