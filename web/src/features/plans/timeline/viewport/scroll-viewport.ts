import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Span } from '@shiptime/domain/plans/missions';
import { type Tick, ticksInDay } from '@shiptime/domain/plans/ticks';
import { visibleDays, type TimelineZoom } from './zoom.ts';

export type ScrollViewport = {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
};

export const pixelsPerDayOf = (zoom: TimelineZoom, whole: Span, width: number): number =>
  Math.max(width, 1) / visibleDays(zoom, whole);

/** Visible ticks with a margin, rounded in steps, so that scrolling rarely re-renders. */
export const drawnSpan = (window: ScrollViewport, whole: Span, pixelsPerDay: number): Span => {
  const view = Math.max(window.width, 1);
  const step = view / 4;
  const left = Math.floor(window.left / step) * step - view / 4;
  const ticksPerPixel = ticksInDay / pixelsPerDay;
  return {
    start: Math.max(whole.start, Math.floor(whole.start + left * ticksPerPixel)),
    end: Math.min(whole.end, Math.ceil(whole.start + (left + 1.75 * view) * ticksPerPixel)),
  };
};

const read = (frame: HTMLElement, labelWidth: number): ScrollViewport => ({
  width: Math.max(0, frame.clientWidth - labelWidth),
  height: frame.clientHeight,
  left: frame.scrollLeft,
  top: frame.scrollTop,
});

const sameWindow = (a: ScrollViewport, b: ScrollViewport, grain: number): boolean =>
  a.width === b.width &&
  a.height === b.height &&
  Math.floor(a.left / grain) === Math.floor(b.left / grain) &&
  Math.floor(a.top / 100) === Math.floor(b.top / 100);

type FollowedWindow = {
  readonly window: ScrollViewport;
  readonly onScroll: () => void;
  /** Call before paint, so that programmatic scrolling does not flicker. */
  readonly lookAgain: () => void;
};

/** Tracks size and scroll position once per frame; re-renders only for new content. */
export const useScrollViewport = (
  frameRef: RefObject<HTMLElement | null>,
  labelWidth: number,
): FollowedWindow => {
  const [window, setWindow] = useState<ScrollViewport>({ width: 0, height: 0, left: 0, top: 0 });
  const pending = useRef(0);
  const lookAgain = useCallback(() => {
    pending.current = 0;
    if (!frameRef.current) return;
    const next = read(frameRef.current, labelWidth);
    setWindow((before) => (sameWindow(before, next, Math.max(1, next.width / 4)) ? before : next));
  }, [frameRef, labelWidth]);
  const onScroll = useCallback(() => {
    if (pending.current === 0) pending.current = requestAnimationFrame(lookAgain);
  }, [lookAgain]);
  useLayoutEffect(() => {
    if (!frameRef.current) return undefined;
    // The resize observer also fires for the initial size, before paint.
    const observer = new ResizeObserver(() => lookAgain());
    observer.observe(frameRef.current);
    return () => observer.disconnect();
  }, [frameRef, lookAgain]);
  useEffect(() => () => cancelAnimationFrame(pending.current), []);
  return { window, onScroll, lookAgain };
};

/** Tick that stays at `x` pixels from the left while the scale changes. */
export type ScrollAnchor = { readonly tick: number; readonly x: number };

type Middle = { readonly pixelsPerDay: number; readonly start: Tick; readonly width: number };

const middleOf = ({ pixelsPerDay, start, width }: Middle, scrollLeft: number): number =>
  start + ((scrollLeft + width / 2) / pixelsPerDay) * ticksInDay;

/**
 * Starts at the first content. After a zoom, keeps the anchor in place or shows the opened mission; otherwise
 * keeps the middle.
 */
export const useScrollAnchor = (
  frameRef: RefObject<HTMLElement | null>,
  whole: Span,
  pixelsPerDay: number,
  width: number,
  first: Tick,
  opened: Span | null,
  anchorRef: RefObject<ScrollAnchor | null>,
  lookAgain: () => void,
): void => {
  const before = useRef<Middle | null>(null);
  useLayoutEffect(() => {
    const frame = frameRef.current;
    if (!frame || width === 0) return;
    const old = before.current;
    const now = { pixelsPerDay, start: whole.start, width };
    before.current = now;
    const xOf = (tick: number) => ((tick - whole.start) / ticksInDay) * pixelsPerDay;
    const kept = anchorRef.current;
    if (old?.pixelsPerDay !== pixelsPerDay) anchorRef.current = null;
    if (old === null) frame.scrollLeft = xOf(first) - width / 8;
    else if (kept && old.pixelsPerDay !== pixelsPerDay) frame.scrollLeft = xOf(kept.tick) - kept.x;
    else if (old.pixelsPerDay !== pixelsPerDay && old.width === width && opened) {
      const spare = width - (xOf(opened.end) - xOf(opened.start));
      frame.scrollLeft = xOf(opened.start) - Math.max(width / 8, spare / 2);
    } else if (old.pixelsPerDay !== pixelsPerDay || old.start !== whole.start || old.width !== width)
      frame.scrollLeft = xOf(middleOf(old, frame.scrollLeft)) - width / 2;
    lookAgain();
  }, [frameRef, whole.start, pixelsPerDay, width, first, opened, anchorRef, lookAgain]);
};
