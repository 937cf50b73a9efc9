import type { TimelineLane } from '../timeline/lanes.ts';
import type { LaneOrder } from './timeline-view.ts';

export type LaneSortFacts = {
  readonly group: { readonly key: string; readonly label: string } | null;
  readonly freeDays: number;
  readonly conflicts: number;
};

type Compare = (a: string, b: string) => number;

/** Negative ids, which no plan has. */
const headingId = (index: number): number => -1 - index;

export const arrangeLanes = (
  lanes: readonly TimelineLane[],
  facts: ReadonlyMap<number, LaneSortFacts>,
  sort: LaneOrder,
  compare: Compare,
  detailOf: (ids: readonly number[]) => string,
): readonly TimelineLane[] => {
  const of = (lane: TimelineLane): LaneSortFacts =>
    facts.get(lane.id) ?? { group: null, freeDays: 0, conflicts: 0 };
  const sorted =
    sort === 'name'
      ? lanes
      : lanes.toSorted((a, b) =>
          sort === 'free' ? of(b).freeDays - of(a).freeDays : of(b).conflicts - of(a).conflicts,
        );
  const groups = new Map<string, { label: string; lanes: TimelineLane[] }>();
  for (const lane of sorted) {
    const { group } = of(lane);
    if (!group) continue;
    const found = groups.get(group.key) ?? { label: group.label, lanes: [] };
    found.lanes.push(lane);
    groups.set(group.key, found);
  }
  if (groups.size === 0) return sorted;
  return [...groups.values()]
    .toSorted((a, b) => compare(a.label, b.label))
    .flatMap((group, index) => [
      {
        id: headingId(index),
        label: group.label,
        detail: detailOf(group.lanes.map(({ id }) => id)),
        isGroup: true,
        bars: [],
        blocks: [],
      },
      ...group.lanes,
    ]);
};
