import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { laneIndexOf, type PlacedLane } from '../lanes.ts';
import { barElement } from './use-bar-shift.ts';

const covered = { dates: 60, datesAndLoad: 164 };

const bringIntoFrame = (frame: HTMLElement, lane: PlacedLane, hasLoad: boolean): void => {
  const { scrollTop, clientHeight } = frame;
  const hidden = hasLoad ? covered.datesAndLoad : covered.dates;
  const bottom = lane.top + lane.height;
  if (lane.top < scrollTop) frame.scrollTop = lane.top;
  else if (bottom > scrollTop + clientHeight - hidden) frame.scrollTop = bottom - clientHeight + hidden;
};

export const useBarFocus = (
  frameRef: RefObject<HTMLElement | null>,
  placed: readonly PlacedLane[],
  hasLoad: boolean,
) => {
  const [focusId, setFocusId] = useState<number | null>(null);
  const wanted = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const lost = document.activeElement === null || document.activeElement === document.body;
    const node = barElement(wanted.current);
    const inside = frameRef.current?.contains(document.activeElement);
    if (node && node !== document.activeElement && (lost || inside)) node.focus({ preventScroll: false });
  });
  return {
    focusId,
    focus: (id: number) => {
      setFocusId(id);
      wanted.current = id;
      const lane = placed[laneIndexOf(placed, id)];
      if (frameRef.current && lane) bringIntoFrame(frameRef.current, lane, hasLoad);
    },
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const id = Number(target.dataset['bar'] ?? Number.NaN);
      if (Number.isNaN(id)) return;
      wanted.current = id;
      setFocusId(id);
    },
    onBlur: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget && !frameRef.current?.contains(relatedTarget)) wanted.current = null;
    },
  };
};
