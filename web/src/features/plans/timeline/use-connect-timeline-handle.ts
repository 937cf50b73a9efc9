import { type RefObject, useLayoutEffect } from 'react';
import type { TimelineHandle } from './timeline-handle.ts';
import type { TimelineViewport } from './viewport/use-viewport.ts';

export const useConnectTimelineHandle = (
  handle: TimelineHandle | undefined,
  frameRef: RefObject<HTMLElement | null>,
  landingRef: RefObject<HTMLElement | null>,
  { whole, pixelsPerDay, labelWidth, view, placed, anchorRef }: TimelineViewport,
): void => {
  useLayoutEffect(() => {
    if (!handle || !frameRef.current) return undefined;
    const { width } = view;
    handle.connect({
      frame: frameRef.current,
      whole,
      pixelsPerDay,
      labelWidth,
      width,
      placed,
      landing: landingRef.current,
      anchorRef,
    });
    return () => handle.connect(null);
  }, [handle, frameRef, landingRef, whole, pixelsPerDay, labelWidth, view, placed, anchorRef]);
};
