import type { Tick } from '@shiptime/domain/plans/ticks';
import type { YearEdge } from '@shiptime/domain/plans/fiscal-year-bounds';
import {
  snapDraggedStart,
  type TimelineScale,
  type SnapStep,
  widthToTicks,
} from '@shiptime/domain/plans/timeline/scale';
import type { BarGrip } from './keyboard-commands.ts';
import type { TimelineBar } from '../lanes.ts';

export type BarShift = {
  readonly ids: readonly number[];
  readonly grip: BarGrip;
  readonly ticks: number;
  readonly lanes: number;
  /** Edge of the fiscal year that stops the move; null if none does. */
  readonly stop: YearEdge;
};

export const createBarShift = (ids: readonly number[], grip: BarGrip): BarShift => ({
  ids,
  grip,
  ticks: 0,
  lanes: 0,
  stop: null,
});

const shortest = 1;

/** Keeps at least a quarter day of operations when resizing. */
export const limitResize = (bar: TimelineBar, grip: BarGrip, ticks: number): number => {
  const spare = bar.end - bar.start - bar.mobilization - bar.demobilization - shortest;
  if (grip === 'end') return Math.max(ticks, -spare);
  return grip === 'start' ? Math.min(ticks, spare) : ticks;
};

/** Snaps the pressed bar to the grid; the others keep their distance. */
export const snapDragToTicks = (
  bar: TimelineBar,
  grip: BarGrip,
  pixels: number,
  scale: TimelineScale,
  snap: SnapStep,
): number => {
  const from: Tick = grip === 'end' ? bar.end : bar.start;
  return limitResize(bar, grip, snapDraggedStart(from, widthToTicks(scale, pixels), snap) - from);
};

export const shiftedSpan = (bar: TimelineBar, { grip, ticks }: BarShift): { start: Tick; end: Tick } => ({
  start: grip === 'end' ? bar.start : bar.start + ticks,
  end: grip === 'start' ? bar.end : bar.end + ticks,
});

/** A pointer near an end resizes; even short bars keep a middle for moving. */
export const gripAt = (x: number, width: number): BarGrip => {
  const edge = Math.min(8, width / 4);
  if (x < edge) return 'start';
  return x > width - edge ? 'end' : 'move';
};
