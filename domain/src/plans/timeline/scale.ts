import type { Span } from '../missions.ts';
import type { Tick } from '../ticks.ts';
import { ticksInDay } from '../ticks.ts';

export type TimelineScale = { readonly origin: Tick; readonly pixelsPerDay: number };

export const scaleFor = (span: Span, width: number): TimelineScale => ({
  origin: span.start,
  pixelsPerDay: (Math.max(1, width) * ticksInDay) / Math.max(1, span.end - span.start),
});

export const tickToX = (scale: TimelineScale, tick: Tick): number =>
  ((tick - scale.origin) / ticksInDay) * scale.pixelsPerDay;

export const ticksToWidth = (scale: TimelineScale, ticks: number): number =>
  (ticks / ticksInDay) * scale.pixelsPerDay;

export const xToTick = (scale: TimelineScale, x: number): number =>
  scale.origin + (x / scale.pixelsPerDay) * ticksInDay;

export const widthToTicks = (scale: TimelineScale, pixels: number): number =>
  (pixels / scale.pixelsPerDay) * ticksInDay;

/** Ticks to which dragging snaps: whole days, or quarter days while the modifier key is held. */
export const snapSteps = { day: ticksInDay, quarter_day: 1 } as const satisfies Record<string, number>;
export type SnapStep = keyof typeof snapSteps;

const whole = (value: number): number => (Object.is(value, -0) ? 0 : value);

export const snapTick = (tick: number, snap: SnapStep): Tick =>
  whole(Math.round(tick / snapSteps[snap]) * snapSteps[snap]);

/**
 * Returns the original start if the item was dragged by less than half a step, so that its quarter day is
 * kept.
 */
export const snapDraggedStart = (start: Tick, dragged: number, snap: SnapStep): Tick =>
  Math.abs(dragged) < snapSteps[snap] / 2 ? start : snapTick(start + dragged, snap);

const narrowestDay = 0.5;
const widestDay = 400;

/** Zooms while the tick under `x` stays in place. */
export const zoomScale = (scale: TimelineScale, factor: number, x: number): TimelineScale => {
  const pixelsPerDay = Math.min(widestDay, Math.max(narrowestDay, scale.pixelsPerDay * factor));
  return { origin: xToTick(scale, x) - (x / pixelsPerDay) * ticksInDay, pixelsPerDay };
};

export const panScale = (scale: TimelineScale, pixels: number): TimelineScale => ({
  ...scale,
  origin: xToTick(scale, pixels),
});
