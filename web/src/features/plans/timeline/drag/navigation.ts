import type { TimelineLane } from '../lanes.ts';

export type BarDirection = 'previous' | 'next' | 'up' | 'down' | 'first' | 'last' | 'top' | 'bottom';

const middle = ({ start, end }: { start: number; end: number }): number => (start + end) / 2;

const nearest = (lane: TimelineLane, moment: number): number | null => {
  const [best] = lane.bars.toSorted((a, b) => Math.abs(middle(a) - moment) - Math.abs(middle(b) - moment));
  return best?.id ?? null;
};

const acrossLanes = (
  lanes: readonly TimelineLane[],
  from: number,
  step: 1 | -1,
  moment: number,
): number | null => {
  for (let index = from + step; index >= 0 && index < lanes.length; index += step) {
    const lane = lanes[index];
    if (lane && lane.bars.length > 0) return nearest(lane, moment);
  }
  return null;
};

export const findNeighbourBarId = (
  lanes: readonly TimelineLane[],
  id: number,
  direction: BarDirection,
): number | null => {
  const laneIndex = lanes.findIndex(({ bars }) => bars.some((bar) => bar.id === id));
  const lane = lanes[laneIndex];
  if (!lane) return null;
  const index = lane.bars.findIndex((bar) => bar.id === id);
  const moment = middle(lane.bars[index] ?? { start: 0, end: 0 });
  const filled = lanes.filter(({ bars }) => bars.length > 0);
  switch (direction) {
    case 'previous':
      return lane.bars[index - 1]?.id ?? null;
    case 'next':
      return lane.bars[index + 1]?.id ?? null;
    case 'first':
      return lane.bars[0]?.id ?? null;
    case 'last':
      return lane.bars.at(-1)?.id ?? null;
    case 'top':
      return filled[0]?.bars[0]?.id ?? null;
    case 'bottom':
      return filled.at(-1)?.bars.at(-1)?.id ?? null;
    case 'up':
      return acrossLanes(lanes, laneIndex, -1, moment);
    case 'down':
      return acrossLanes(lanes, laneIndex, 1, moment);
  }
};

export const findTabStop = (lanes: readonly TimelineLane[], chosen: number | null): number | null => {
  if (chosen !== null && lanes.some(({ bars }) => bars.some(({ id }) => id === chosen))) return chosen;
  return lanes.find(({ bars }) => bars.length > 0)?.bars[0]?.id ?? null;
};
