import type { Span } from '../missions.ts';
import type { Tick } from '../ticks.ts';
import { ticksInDay } from '../ticks.ts';

export type Scale = { readonly origin: Tick; readonly pixelsPerDay: number };

export const scaleFor = (span: Span, width: number): Scale => ({
  origin: span.start,
  pixelsPerDay: (Math.max(1, width) * ticksInDay) / Math.max(1, span.end - span.start),
});

export const tickToX = (scale: Scale, tick: Tick): number =>
  ((tick - scale.origin) / ticksInDay) * scale.pixelsPerDay;

export const widthOf = (scale: Scale, ticks: number): number => (ticks / ticksInDay) * scale.pixelsPerDay;

export const tickAt = (scale: Scale, x: number): number =>
  scale.origin + (x / scale.pixelsPerDay) * ticksInDay;

export const ticksAcross = (scale: Scale, pixels: number): number =>
  (pixels / scale.pixelsPerDay) * ticksInDay;

/** Ticks to which dragging snaps: whole days, or quarter days while the modifier key is held. */
export const snaps = { day: ticksInDay, quarter_day: 1 } as const satisfies Record<string, number>;
export type Snap = keyof typeof snaps;

const whole = (value: number): number => (Object.is(value, -0) ? 0 : value);

export const snapTick = (tick: number, snap: Snap): Tick =>
  whole(Math.round(tick / snaps[snap]) * snaps[snap]);

/**
 * Returns the original start if the item was dragged by less than half a step, so that its quarter day is
 * kept.
 */
export const dragTo = (start: Tick, dragged: number, snap: Snap): Tick =>
  Math.abs(dragged) < snaps[snap] / 2 ? start : snapTick(start + dragged, snap);

const narrowestDay = 0.5;
const widestDay = 400;

/** Zooms while the tick under `x` stays in place. */
export const zoom = (scale: Scale, factor: number, x: number): Scale => {
  const pixelsPerDay = Math.min(widestDay, Math.max(narrowestDay, scale.pixelsPerDay * factor));
  return { origin: tickAt(scale, x) - (x / pixelsPerDay) * ticksInDay, pixelsPerDay };
};

export const pan = (scale: Scale, pixels: number): Scale => ({ ...scale, origin: tickAt(scale, pixels) });
