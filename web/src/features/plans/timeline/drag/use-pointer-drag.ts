import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { laneIndexAt, laneIndexOf } from '../lanes.ts';
import { snapDragToTicks, gripAt } from './bar-shift.ts';
import type { BarShiftControls, TimelineDragModel } from './use-bar-shift.ts';

type Grab = {
  readonly id: number;
  readonly ids: readonly number[];
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
  readonly scroll: number;
  readonly grip: ReturnType<typeof gripAt>;
  moved: boolean;
};

const threshold = 4;
/** Milliseconds of a long press. */
const restingTime = 400;
const edge = 40;
const fastest = 18;

/** Pixels to scroll per frame while a bar is dragged near an edge. */
export const scrollPixelsPerFrame = (x: number, left: number, right: number): number => {
  if (x < left + edge) return -Math.min(fastest, Math.ceil((left + edge - x) / 3));
  return x > right - edge ? Math.min(fastest, Math.ceil((x - right + edge) / 3)) : 0;
};

type DraggingParts = {
  readonly frameRef: RefObject<HTMLElement | null>;
  readonly surface: TimelineDragModel;
  readonly shifting: BarShiftControls;
  readonly selected: ReadonlySet<number>;
  readonly labelWidth: number;
};

const grabOf = (
  event: PointerEvent<HTMLElement>,
  { surface, selected, frameRef }: DraggingParts,
): Grab | null => {
  const node = (event.target as Element).closest<HTMLElement>('[data-bar]');
  const id = Number(node?.dataset['bar'] ?? Number.NaN);
  if (!node || !frameRef.current || !surface.editing?.mayChange(id)) return null;
  const box = node.getBoundingClientRect();
  const grip = event.pointerType === 'touch' ? 'move' : gripAt(event.clientX - box.left, box.width);
  const others = grip === 'move' && selected.has(id) ? [...selected].filter((each) => each !== id) : [];
  return {
    id,
    ids: [id, ...others.filter((each) => surface.editing?.mayChange(each))],
    pointerId: event.pointerId,
    x: event.clientX,
    y: event.clientY,
    scroll: frameRef.current.scrollLeft,
    grip,
    moved: false,
  };
};

const wayOf = (
  { x, y, grip }: Grab,
  { clientX, clientY }: PointerEvent,
  { editing }: TimelineDragModel,
): number => Math.hypot(clientX - x, editing?.changesLanes && grip === 'move' ? clientY - y : 0);

/** Prevents scrolling while a finger drags a bar. */
const useHeldTouch = (frameRef: RefObject<HTMLElement | null>, grab: RefObject<Grab | null>): void => {
  useEffect(() => {
    const frame = frameRef.current;
    const onTouchMove = (event: TouchEvent) => {
      if (grab.current?.moved && event.cancelable) event.preventDefault();
    };
    const onContextMenu = (event: Event) => {
      if (grab.current) event.preventDefault();
    };
    frame?.addEventListener('touchmove', onTouchMove, { passive: false });
    frame?.addEventListener('contextmenu', onContextMenu);
    return () => {
      frame?.removeEventListener('touchmove', onTouchMove);
      frame?.removeEventListener('contextmenu', onContextMenu);
    };
  }, [frameRef, grab]);
};

const useFollowing = (
  { frameRef, surface, shifting, labelWidth }: DraggingParts,
  grab: RefObject<Grab | null>,
) => {
  const pointer = useRef({ x: 0, y: 0, alt: false });
  const loop = useRef(0);
  useEffect(() => () => cancelAnimationFrame(loop.current), []);

  const lanesDown = (id: number): number => {
    const rows = frameRef.current?.querySelector('[data-lanes]');
    if (!surface.editing?.changesLanes || !rows) return 0;
    const over = laneIndexAt(surface.placed, pointer.current.y - rows.getBoundingClientRect().top);
    return over === -1 ? 0 : over - laneIndexOf(surface.placed, id);
  };

  const follow = () => {
    const [held, element] = [grab.current, frameRef.current];
    const bar = surface.barOf(held?.id ?? 0);
    if (!held || !element || !bar) return;
    const pixels = pointer.current.x - held.x + element.scrollLeft - held.scroll;
    const scale = { origin: surface.whole.start, pixelsPerDay: surface.pixelsPerDay };
    const ticks = snapDragToTicks(bar, held.grip, pixels, scale, pointer.current.alt ? 'quarter_day' : 'day');
    shifting.to(ticks, false, lanesDown(held.id));
  };

  const step = () => {
    const [held, element] = [grab.current, frameRef.current];
    if (!held?.moved || !element) return;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    element.scrollLeft += scrollPixelsPerFrame(pointer.current.x, left + labelWidth, right);
    if (surface.editing?.changesLanes)
      element.scrollTop += scrollPixelsPerFrame(pointer.current.y, top, bottom);
    follow();
    loop.current = requestAnimationFrame(step);
  };

  return {
    follow,
    pointAt: (at: { readonly x: number; readonly y: number; readonly alt: boolean }) => {
      pointer.current = at;
    },
    start: () => {
      loop.current = requestAnimationFrame(step);
    },
    stop: () => cancelAnimationFrame(loop.current),
  };
};

const useResting = () => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    begin: (react: () => void) => {
      timer.current = setTimeout(react, restingTime);
    },
    end: () => clearTimeout(timer.current),
  };
};

/** Mouse and pen drag immediately; a finger scrolls, and drags after a long press. */
export const usePointerDrag = (parts: DraggingParts) => {
  const { frameRef, surface, shifting } = parts;
  const grab = useRef<Grab | null>(null);
  const dragging = useRef(false);
  const resting = useResting();
  useHeldTouch(frameRef, grab);
  const following = useFollowing(parts, grab);

  const pickUp = (surfaceNode: HTMLElement, pointerId: number) => {
    const held = grab.current;
    if (!held) return;
    held.moved = true;
    dragging.current = true;
    surfaceNode.setPointerCapture(pointerId);
    shifting.begin(held.ids, held.grip, false);
    following.start();
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    dragging.current = false;
    if (event.button !== 0 || event.ctrlKey || event.metaKey) return;
    const found = grabOf(event, parts);
    if (!found) return;
    grab.current = found;
    if (event.pointerType !== 'touch') return;
    const { currentTarget, pointerId, clientX: x, clientY: y } = event;
    resting.begin(() => {
      following.pointAt({ x, y, alt: false });
      pickUp(currentTarget, pointerId);
    });
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const held = grab.current;
    if (!held || held.pointerId !== event.pointerId) return;
    following.pointAt({ x: event.clientX, y: event.clientY, alt: event.altKey });
    if (held.moved || wayOf(held, event, surface) < threshold) return;
    if (event.pointerType === 'touch') return forget();
    pickUp(event.currentTarget, event.pointerId);
  };

  const forget = () => {
    resting.end();
    grab.current = null;
  };

  const end = (commit: boolean) => {
    const held = grab.current;
    forget();
    following.stop();
    if (held?.moved) shifting[commit ? 'drop' : 'cancel']();
  };

  return {
    /** True right after a drag, to suppress its click. */
    justDragged: () => dragging.current,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp: () => {
        following.follow();
        end(true);
      },
      onPointerCancel: () => end(false),
    },
  };
};
