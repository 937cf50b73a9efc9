import { type RefObject, useMemo, useRef } from 'react';
import type { Span } from '@shiptime/domain/plans/missions';
import type { Tick } from '@shiptime/domain/plans/ticks';
import { useIsNarrow } from '#lib/use-is-narrow.ts';
import { useIsPrinting } from '#lib/use-is-printing.ts';
import {
  type SelectableDensity,
  visibleLaneRange,
  type LaneDensity,
  placeLanes,
  type TimelineLane,
} from '../lanes.ts';
import {
  type ScrollAnchor,
  drawnSpan,
  pixelsPerDayOf,
  useScrollViewport,
  useScrollAnchor,
} from './scroll-viewport.ts';
import { useZoomGestures } from './use-zoom-gestures.ts';
import { axisPreset, type TimelineZoom } from './zoom.ts';

type Shown = {
  readonly lanes: readonly TimelineLane[];
  readonly whole: Span;
  readonly year: Span;
  readonly today: Tick | null;
  readonly openId: number | null;
  readonly alone: boolean;
  readonly density: SelectableDensity;
  readonly zoom: TimelineZoom;
  readonly onZoom: ((zoom: TimelineZoom) => void) | undefined;
};

const labelPixels = 192;

/** Today if in the year, else the first mission, else the start. */
const firstSight = ({ lanes, today, year }: Shown): Tick => {
  if (today !== null && today >= year.start && today < year.end) return today;
  const starts = lanes.flatMap(({ bars }) => bars[0]?.start ?? []);
  return starts.length === 0 ? year.start : Math.min(...starts);
};

const lookOf = (alone: boolean, strip: boolean, density: SelectableDensity): LaneDensity => {
  if (alone) return 'alone';
  if (strip) return 'strip';
  return density === 'compact' ? 'compact' : 'lanes';
};

export const useTimelineViewport = (frameRef: RefObject<HTMLElement | null>, shown: Shown) => {
  const { lanes, whole, alone, onZoom } = shown;
  const isPrinting = useIsPrinting();
  // Prints the whole year and all lanes, because paper cannot scroll.
  const zoom = isPrinting ? 'year' : shown.zoom;
  const anchorRef = useRef<ScrollAnchor | null>(null);
  const strip = useIsNarrow() && !alone;
  const labelWidth = strip || alone ? 0 : labelPixels;
  const { window: view, onScroll, lookAgain } = useScrollViewport(frameRef, labelWidth);
  const pixelsPerDay = pixelsPerDayOf(zoom, whole, view.width);
  const look = lookOf(alone, strip, shown.density);
  const placed = useMemo(() => placeLanes(lanes, look), [lanes, look]);
  const byId = useMemo(
    () => new Map(lanes.flatMap(({ bars }) => bars.map((bar) => [bar.id, bar] as const))),
    [lanes],
  );
  const opened = byId.get(shown.openId ?? 0) ?? null;
  useScrollAnchor(frameRef, whole, pixelsPerDay, view.width, firstSight(shown), opened, anchorRef, lookAgain);
  useZoomGestures({ frameRef, anchorRef, labelWidth, whole, pixelsPerDay, zoom, onZoom });
  return {
    zoom,
    preset: axisPreset(zoom, whole),
    whole,
    look,
    labelWidth,
    pixelsPerDay,
    view,
    onScroll,
    anchorRef,
    placed,
    byId,
    drawn: drawnSpan(view, whole, pixelsPerDay),
    inView: isPrinting
      ? { first: 0, last: placed.length }
      : visibleLaneRange(placed, view.top, view.height || 800),
  };
};

export type TimelineViewport = ReturnType<typeof useTimelineViewport>;
