import type { Span } from '../missions.ts';
import type { Tick } from '../ticks.ts';
import { ticksInDay } from '../ticks.ts';

/** Where time stands on the screen: the tick at the left edge, and how wide a day is. */
export type Scale = { readonly origin: Tick; readonly pixelsPerDay: number };

/** A whole span over a width in pixels. */
export const scaleFor = (span: Span, width: number): Scale => ({
  origin: span.start,
  pixelsPerDay: (Math.max(1, width) * ticksInDay) / Math.max(1, span.end - span.start),
});

/** Pixels from the left edge; negative before it. */
export const xOf = (scale: Scale, tick: Tick): number =>
  ((tick - scale.origin) / ticksInDay) * scale.pixelsPerDay;

export const widthOf = (scale: Scale, ticks: number): number => (ticks / ticksInDay) * scale.pixelsPerDay;

/** The moment under a pixel, not yet snapped to anything. */
export const tickAt = (scale: Scale, x: number): number =>
  scale.origin + (x / scale.pixelsPerDay) * ticksInDay;

/** How much time a drag over so many pixels means. */
export const ticksAcross = (scale: Scale, pixels: number): number =>
  (pixels / scale.pixelsPerDay) * ticksInDay;

/** To what a pointer snaps: whole days, or quarters of a day while the modifier is held. */
export const snaps = { day: ticksInDay, quarter_day: 1 } as const satisfies Record<string, number>;
export type Snap = keyof typeof snaps;

const whole = (value: number): number => (Object.is(value, -0) ? 0 : value);

/** The nearest beginning of a day, or of a quarter of one. */
export const snapTick = (tick: number, snap: Snap): Tick =>
  whole(Math.round(tick / snaps[snap]) * snaps[snap]);

/**
 * Where something that stood at `start` lands after a drag. Snapping to days lets it keep its quarter of a day when
 * it has not been dragged at all, and puts it at the beginning of a day otherwise.
 */
export const dragTo = (start: Tick, dragged: number, snap: Snap): Tick =>
  Math.abs(dragged) < snaps[snap] / 2 ? start : snapTick(start + dragged, snap);

const narrowestDay = 0.5;
const widestDay = 400;

/** Closer or further, with the moment under `x` staying where it is. */
export const zoom = (scale: Scale, factor: number, x: number): Scale => {
  const pixelsPerDay = Math.min(widestDay, Math.max(narrowestDay, scale.pixelsPerDay * factor));
  return { origin: tickAt(scale, x) - (x / pixelsPerDay) * ticksInDay, pixelsPerDay };
};

/** To the right in time by so many pixels. */
export const pan = (scale: Scale, pixels: number): Scale => ({ ...scale, origin: tickAt(scale, pixels) });
