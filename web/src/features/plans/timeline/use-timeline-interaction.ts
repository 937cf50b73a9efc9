import { type FocusEvent, type MouseEvent, type RefObject, useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Span } from '@shiptime/domain/plans/missions';
import { findTabStop } from './drag/navigation.ts';
import { useBarFocus } from './drag/use-bar-focus.ts';
import { usePointerDrag } from './drag/use-pointer-drag.ts';
import { useTimelineKeyboard } from './drag/use-timeline-keyboard.ts';
import { useBarShift } from './drag/use-bar-shift.ts';
import type { TimelineProps } from './timeline-props.ts';
import type { TimelineViewport } from './viewport/use-viewport.ts';
import { zoomBySteps } from './viewport/zoom.ts';

const none: ReadonlySet<number> = new Set();

const spanOfBars = (bars: ReadonlyMap<number, Span>, ids: Iterable<number>): Span | null => {
  const found = [...ids].flatMap((id) => bars.get(id) ?? []);
  if (found.length === 0) return null;
  return {
    start: Math.min(...found.map(({ start }) => start)),
    end: Math.max(...found.map(({ end }) => end)),
  };
};

type FrameRef = RefObject<HTMLElement | null>;

export const useTimelineInteraction = (frameRef: FrameRef, sight: TimelineViewport, props: TimelineProps) => {
  const { lanes, year, today, openId, onOpen, editing, handle, onZoom } = props;
  const { onEnter = onOpen, selected = none, onSelect = () => undefined, onUnschedule } = props;
  const { whole, pixelsPerDay, placed, byId, labelWidth, zoom } = sight;
  const { t } = useTranslation('scheduler');
  const previewRef = useRef<HTMLDivElement>(null);
  const spokenRef = useRef<HTMLOutputElement>(null);
  const announce = useCallback((text: string) => {
    if (spokenRef.current) spokenRef.current.textContent = text;
  }, []);
  const surface = { barOf: (id: number) => byId.get(id), whole, pixelsPerDay, placed, editing };
  const shifting = useBarShift(surface, previewRef, announce);
  const dragging = usePointerDrag({ frameRef, surface, shifting, selected, labelWidth });
  const { focusId, focus, ...barFocus } = useBarFocus(frameRef, placed, Boolean(props.fleet));
  const see = (what: 'all' | 'chosen' | 'today') => {
    if (what === 'today') handle?.reveal(today ?? year.start);
    else if (what === 'all') onZoom?.('year');
    else handle?.show(spanOfBars(byId, selected.size > 0 ? selected : [focusId ?? openId ?? 0]), onZoom);
  };
  const keyboard = useTimelineKeyboard({
    lanes,
    surface,
    shifting,
    selected,
    onFocus: focus,
    onOpen: onEnter,
    onSelect,
    onUnschedule,
    onZoom: (steps) => onZoom?.(zoomBySteps(zoom, steps, whole)),
    onSee: see,
    say: (what, id) => announce(t(`timeline.${what}`, { title: byId.get(id)?.title ?? '' })),
  });
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const node = (event.target as Element).closest<HTMLElement>('[data-bar]');
    if (!node || dragging.justDragged()) return;
    const id = Number(node.dataset['bar']);
    focus(id);
    if (event.ctrlKey || event.metaKey || event.shiftKey) onSelect(id);
    else onOpen(id);
  };
  return {
    selected,
    stop: findTabStop(lanes, focusId ?? openId),
    previewRef,
    spokenRef,
    handlers: {
      ...dragging.handlers,
      onClick,
      onKeyDown: keyboard.onKeyDown,
      onFocus: barFocus.onFocus,
      onBlur: (event: FocusEvent<HTMLElement>) => {
        keyboard.onBlur();
        barFocus.onBlur(event);
      },
    },
  };
};
