import type { Tick } from '@shiptime/domain/plans/ticks';
import type { Stop } from '@shiptime/domain/plans/fiscal-year-bounds';
import { dragTo, type Scale, type Snap, ticksAcross } from '@shiptime/domain/plans/timeline/scale';
import type { Grip } from './keys.ts';
import type { TimelineBar } from '../lanes.ts';

/** Bars on their way: so many ticks later, or one end of one of them. */
export type Shift = {
  readonly ids: readonly number[];
  readonly grip: Grip;
  readonly ticks: number;
  /** Lanes further down; only where a bar may change lanes. */
  readonly lanes: number;
  /** At the edge of the fiscal year, where it would go on; null: nothing stops it. */
  readonly stop: Stop;
};

export const standing = (ids: readonly number[], grip: Grip): Shift => ({
  ids,
  grip,
  ticks: 0,
  lanes: 0,
  stop: null,
});

const shortest = 1;

/** A resized bar keeps a quarter of a day of operations; the shift is as long as that lets it be. */
export const limited = (bar: TimelineBar, grip: Grip, ticks: number): number => {
  const spare = bar.end - bar.start - bar.mobilization - bar.demobilization - shortest;
  if (grip === 'end') return Math.max(ticks, -spare);
  return grip === 'start' ? Math.min(ticks, spare) : ticks;
};

/** A drag over so many pixels, snapped: the bar under the pointer stands on the grid, the others keep their distance. */
export const dragged = (bar: TimelineBar, grip: Grip, pixels: number, scale: Scale, snap: Snap): number => {
  const from: Tick = grip === 'end' ? bar.end : bar.start;
  return limited(bar, grip, dragTo(from, ticksAcross(scale, pixels), snap) - from);
};

/** Where the bar is drawn while it is on its way: from its first tick to the one after its last. */
export const shifted = (bar: TimelineBar, { grip, ticks }: Shift): { start: Tick; end: Tick } => ({
  start: grip === 'end' ? bar.start : bar.start + ticks,
  end: grip === 'start' ? bar.end : bar.end + ticks,
});

/** Near an end of a bar the pointer takes that end. A short bar leaves its middle for moving. */
export const gripAt = (x: number, width: number): Grip => {
  const edge = Math.min(8, width / 4);
  if (x < edge) return 'start';
  return x > width - edge ? 'end' : 'move';
};
