import { describe, expect, it } from 'vitest';
import type { TimelineBar, TimelineLane } from '../lanes.ts';
import { heightOfLanes, visibleLaneRange, laneMeasures, placeLanes } from '../lanes.ts';
import { findNeighbourBarId, findTabStop } from './navigation.ts';

const bar = (id: number, start: number, end: number): TimelineBar => ({
  id,
  start,
  end,
  title: `${id}`,
  label: `${id}`,
  mobilization: 0,
  demobilization: 0,
  trouble: null,
});
const lane = (id: number, ...bars: TimelineBar[]): TimelineLane => ({ id, label: `${id}`, bars, blocks: [] });
const lanes = [lane(1, bar(11, 0, 4), bar(12, 40, 44)), lane(2), lane(3, bar(31, 0, 8), bar(32, 36, 50))];

describe('the focus', () => {
  it('goes along a vessel and stops at its ends', () => {
    expect(findNeighbourBarId(lanes, 11, 'next')).toBe(12);
    expect(findNeighbourBarId(lanes, 12, 'next')).toBeNull();
    expect(findNeighbourBarId(lanes, 12, 'first')).toBe(11);
  });

  it('goes to the mission of another vessel that is nearest in time, past empty ones', () => {
    expect(findNeighbourBarId(lanes, 12, 'down')).toBe(32);
    expect(findNeighbourBarId(lanes, 31, 'up')).toBe(11);
    expect(findNeighbourBarId(lanes, 11, 'up')).toBeNull();
  });

  it('goes to the first and the last of all', () => {
    expect(findNeighbourBarId(lanes, 12, 'top')).toBe(11);
    expect(findNeighbourBarId(lanes, 11, 'bottom')).toBe(32);
  });

  it('comes by Tab to the chosen mission while it is there', () => {
    expect(findTabStop(lanes, 32)).toBe(32);
    expect(findTabStop(lanes, 99)).toBe(11);
    expect(findTabStop([lane(1)], null)).toBeNull();
  });
});

describe('lanes', () => {
  it('are as high as the missions that overlap in them', () => {
    const placed = placeLanes([lane(1, bar(1, 0, 10), bar(2, 5, 12), bar(3, 10, 20)), lane(2)]);
    expect(placed.map(({ rows }) => rows)).toEqual([[0, 1, 0], []]);
    const { row, above, below } = laneMeasures.lanes;
    expect(placed[1]?.top).toBe(2 * row + above + below);
    expect(heightOfLanes(placed)).toBe(3 * row + 2 * (above + below));
  });

  it('are drawn only where the frame shows them', () => {
    const many = placeLanes(Array.from({ length: 100 }, (_, id) => lane(id)));
    const { row, above, below } = laneMeasures.lanes;
    const height = row + above + below;
    const { first, last } = visibleLaneRange(many, 50 * height, 10 * height, 0);
    expect([first, last]).toEqual([50, 61]);
  });
});
