import { type RefObject, useEffect } from 'react';
import type { Span } from '@shiptime/domain/plans/missions';
import { ticksInDay } from '@shiptime/domain/plans/ticks';
import { useLatest } from '#lib/use-latest.ts';
import type { ScrollAnchor } from './scroll-viewport.ts';
import { type TimelineZoom, zoomByFactor } from './zoom.ts';

type ZoomingParts = {
  readonly frameRef: RefObject<HTMLElement | null>;
  readonly anchorRef: RefObject<ScrollAnchor | null>;
  readonly labelWidth: number;
  readonly whole: Span;
  readonly pixelsPerDay: number;
  readonly zoom: TimelineZoom;
  readonly onZoom: ((zoom: TimelineZoom) => void) | undefined;
};

const gap = ([a, b]: readonly Touch[]): number =>
  a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;
const middle = ([a, b]: readonly Touch[]): number => (a && b ? (a.clientX + b.clientX) / 2 : 0);

/** Browsers report a touchpad pinch as Ctrl+wheel. */
export const useZoomGestures = (parts: ZoomingParts): void => {
  const latest = useLatest(parts);
  const { frameRef } = parts;
  const isOn = parts.onZoom !== undefined;
  useEffect(() => {
    const frame = frameRef.current;
    if (!frame || !isOn) return undefined;
    let [factor, pending, at] = [1, 0, 0];
    const apply = () => {
      pending = 0;
      const { whole, pixelsPerDay, labelWidth, zoom, anchorRef, onZoom } = latest.current;
      const x = Math.max(0, at - frame.getBoundingClientRect().left - labelWidth);
      const next = zoomByFactor(zoom, factor, whole);
      factor = 1;
      if (next === zoom) return;
      anchorRef.current = { tick: whole.start + ((frame.scrollLeft + x) / pixelsPerDay) * ticksInDay, x };
      onZoom?.(next);
    };
    const ask = (by: number, clientX: number) => {
      factor *= by;
      at = clientX;
      if (pending === 0) pending = requestAnimationFrame(apply);
    };
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      ask(Math.exp(Math.max(-0.25, Math.min(0.25, -event.deltaY * lines * 0.01))), event.clientX);
    };
    let before = 0;
    const onTouchStart = (event: TouchEvent) => {
      before = event.touches.length === 2 ? gap([...event.touches]) : 0;
    };
    const onTouchMove = (event: TouchEvent) => {
      if (event.touches.length !== 2 || before === 0) return;
      event.preventDefault();
      const now = gap([...event.touches]);
      if (now > 0) ask(now / before, middle([...event.touches]));
      before = now;
    };
    frame.addEventListener('wheel', onWheel, { passive: false });
    frame.addEventListener('touchstart', onTouchStart, { passive: true });
    frame.addEventListener('touchmove', onTouchMove, { passive: false });
    return () => {
      cancelAnimationFrame(pending);
      frame.removeEventListener('wheel', onWheel);
      frame.removeEventListener('touchstart', onTouchStart);
      frame.removeEventListener('touchmove', onTouchMove);
    };
  }, [latest, frameRef, isOn]);
};
