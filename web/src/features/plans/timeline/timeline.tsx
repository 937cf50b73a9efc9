import { type MouseEvent, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Span } from '@shiptime/domain/plans/missions';
import type { Tick } from '@shiptime/domain/plans/ticks';
import { useNarrow } from '#lib/use-narrow.ts';
import { usePrinting } from '#lib/use-printing.ts';
import { classNames } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { Axis, Rules } from './drawing/axis.tsx';
import { LaneRow } from './drawing/lane-row.tsx';
import { heightOf, lanesInView, type Look, placeLanes, type TimelineLane } from './lanes.ts';
import { type FleetLoad, LoadFooter } from './drawing/load-footer.tsx';
import { Marks } from './drawing/marks.tsx';
import { timelineId } from './tools/minimap.tsx';
import { tabStop } from './moving/navigation.ts';
import { useDragging } from './moving/use-dragging.ts';
import type { TimelineHandle } from './timeline-handle.ts';
import { useKeyboard } from './moving/use-keyboard.ts';
import { barElement, type Editing, useShifting } from './moving/use-shifting.ts';
import {
  type Anchor,
  drawnSpan,
  pixelsPerDayOf,
  useFrameWindow,
  useKeptMiddle,
} from './viewport/use-viewport.ts';
import { useZooming } from './viewport/use-zooming.ts';
import { axisPreset, steppedZoom, type Zoom } from './viewport/zoom.ts';
import './drawing/hues.css';
import held from './drawing/held.module.css';
import styles from './timeline.module.css';

export type { Editing } from './moving/use-shifting.ts';

type TimelineProps = {
  readonly label: string;
  readonly lanes: readonly TimelineLane[];
  /** From the left end to the right: the fiscal year and what reaches beyond it. */
  readonly whole: Span;
  readonly year: Span;
  readonly today: Tick | null;
  readonly zoom: Zoom;
  /** It can be looked at more closely by wheel, by pinch and by key. */
  readonly onZoom?: (zoom: Zoom) => void;
  /** One vessel, named elsewhere on the page: its lane has the whole width. */
  readonly alone?: boolean;
  /** As high as the room that it stands in. */
  readonly fills?: boolean;
  /** Of all lanes together, at the foot. */
  readonly fleet?: FleetLoad | null;
  readonly openId: number | null;
  readonly onOpen: (id: number) => void;
  /** By key; the pointer opens without taking the focus along. */
  readonly onEnter?: (id: number) => void;
  readonly selected?: ReadonlySet<number>;
  readonly onSelect?: (id: number) => void;
  readonly onUnschedule?: (ids: readonly number[]) => void;
  readonly editing?: Editing | undefined;
  readonly handle?: TimelineHandle;
};

/** Today, if it is in the year; else the first mission, else the beginning of the year. */
const firstSight = (lanes: readonly TimelineLane[], today: Tick | null, year: Span): Tick => {
  if (today !== null && today >= year.start && today < year.end) return today;
  const starts = lanes.flatMap(({ bars }) => bars[0]?.start ?? []);
  return starts.length === 0 ? year.start : Math.min(...starts);
};

const lookOf = (alone: boolean, strip: boolean): Look => {
  if (alone) return 'alone';
  return strip ? 'strip' : 'lanes';
};

const spanOfBars = (bars: ReadonlyMap<number, Span>, ids: Iterable<number>): Span | null => {
  const found = [...ids].flatMap((id) => bars.get(id) ?? []);
  if (found.length === 0) return null;
  return {
    start: Math.min(...found.map(({ start }) => start)),
    end: Math.max(...found.map(({ end }) => end)),
  };
};

const none: ReadonlySet<number> = new Set();
const labelPixels = 192;
/** Vessels below one another, their year from left to right; a grid for screen readers and the keyboard. */
export const Timeline = (props: TimelineProps) => {
  const { label, lanes, whole, year, today, openId, onOpen, editing, handle } = props;
  const isPrinting = usePrinting();
  // Paper cannot be scrolled: it has the whole year and every lane.
  const zoom = isPrinting ? 'year' : props.zoom;
  const preset = axisPreset(zoom, whole);
  const {
    alone = false,
    fills = false,
    onEnter = onOpen,
    selected = none,
    onSelect = () => undefined,
    onUnschedule,
  } = props;
  const { t } = useTranslation('scheduler');
  const frameRef = useRef<HTMLDivElement>(null);
  const previewRef = useRef<HTMLDivElement>(null);
  const landingRef = useRef<HTMLDivElement>(null);
  const spoken = useRef<HTMLOutputElement>(null);
  const [focusId, setFocusId] = useState<number | null>(null);
  const wanted = useRef<number | null>(null);
  const anchorRef = useRef<Anchor | null>(null);
  const strip = useNarrow() && !alone;
  const labelWidth = strip || alone ? 0 : labelPixels;
  const { window: view, onScroll } = useFrameWindow(frameRef, labelWidth);
  const pixelsPerDay = pixelsPerDayOf(zoom, whole, view.width);
  const look = lookOf(alone, strip);
  const placed = useMemo(() => placeLanes(lanes, look), [lanes, look]);
  const byId = useMemo(
    () => new Map(lanes.flatMap(({ bars }) => bars.map((bar) => [bar.id, bar] as const))),
    [lanes],
  );
  const opened = byId.get(openId ?? 0) ?? null;
  useKeptMiddle(frameRef, whole, pixelsPerDay, view.width, firstSight(lanes, today, year), opened, anchorRef);
  useZooming({ frameRef, anchorRef, labelWidth, whole, pixelsPerDay, zoom, onZoom: props.onZoom });
  const drawn = drawnSpan(view, whole, pixelsPerDay);
  const inView = isPrinting
    ? { first: 0, last: placed.length }
    : lanesInView(placed, view.top, view.height || 800);
  const stop = tabStop(lanes, focusId ?? openId);

  const announce = useCallback((text: string) => {
    if (spoken.current) spoken.current.textContent = text;
  }, []);
  const surface = { barOf: (id: number) => byId.get(id), whole, pixelsPerDay, placed, editing };
  const shifting = useShifting(surface, previewRef, announce);
  const dragging = useDragging({ frameRef, surface, shifting, selected, labelWidth });
  useLayoutEffect(() => {
    if (!handle || !frameRef.current) return undefined;
    const landing = landingRef.current;
    const { width } = view;
    handle.connect({
      frame: frameRef.current,
      whole,
      pixelsPerDay,
      labelWidth,
      width,
      placed,
      landing,
      anchorRef,
    });
    return () => handle.connect(null);
  }, [handle, whole, pixelsPerDay, labelWidth, view, placed]);

  const focus = (id: number) => {
    setFocusId(id);
    wanted.current = id;
    const lane = placed.find((each) => each.lane.bars.some((bar) => bar.id === id));
    if (frameRef.current && lane) {
      const { scrollTop, clientHeight } = frameRef.current;
      // By the dates above, and by the load below.
      const covered = props.fleet ? 164 : 60;
      if (lane.top < scrollTop) frameRef.current.scrollTop = lane.top;
      else if (lane.top + lane.height > scrollTop + clientHeight - covered)
        frameRef.current.scrollTop = lane.top + lane.height - clientHeight + covered;
    }
  };
  // A bar that is drawn anew, in another row or after a change, takes back the focus that it had.
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const lost = document.activeElement === null || document.activeElement === document.body;
    const node = barElement(wanted.current);
    const inside = frameRef.current?.contains(document.activeElement);
    if (node && node !== document.activeElement && (lost || inside)) node.focus({ preventScroll: false });
  });
  const see = (what: 'all' | 'chosen' | 'today') => {
    if (what === 'today') handle?.reveal(today ?? year.start);
    else if (what === 'all') props.onZoom?.('year');
    else
      handle?.show(spanOfBars(byId, selected.size > 0 ? selected : [focusId ?? openId ?? 0]), props.onZoom);
  };
  const keyboard = useKeyboard({
    lanes,
    surface,
    shifting,
    selected,
    onFocus: focus,
    onOpen: onEnter,
    onSelect,
    onUnschedule,
    onZoom: (steps) => props.onZoom?.(steppedZoom(zoom, steps, whole)),
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

  return (
    <div
      data-preset={preset}
      data-look={look}
      className={classNames(
        styles['timeline'],
        strip && styles['strip'],
        alone && styles['alone'],
        fills && styles['fills'],
      )}
    >
      <div
        ref={frameRef}
        className={classNames(styles['frame'], !alone && !fills && styles['tall'])}
        onScroll={onScroll}
      >
        <div
          role="grid"
          id={timelineId}
          tabIndex={-1}
          aria-label={label}
          aria-rowcount={lanes.length}
          aria-multiselectable={editing !== undefined}
          className={styles['content']}
          style={{ width: labelWidth + ((whole.end - whole.start) / 4) * pixelsPerDay }}
          onClick={onClick}
          onKeyDown={keyboard.onKeyDown}
          onBlur={(event) => {
            keyboard.onBlur();
            if (frameRef.current?.contains(event.relatedTarget)) return;
            if (event.relatedTarget) wanted.current = null;
          }}
          onFocus={({ target }) => {
            const id = Number(target.dataset['bar'] ?? Number.NaN);
            if (Number.isNaN(id)) return;
            wanted.current = id;
            setFocusId(id);
          }}
          {...dragging.handlers}
        >
          <div className={styles['head']} role="presentation">
            {labelWidth > 0 && (
              <div className={styles['corner']} aria-hidden="true">
                {t('timeline.vessels')}
              </div>
            )}
            <Axis whole={whole} window={drawn} preset={preset} pixelsPerDay={pixelsPerDay} />
          </div>
          <div
            className={styles['lanes']}
            role="presentation"
            data-lanes
            style={{ height: heightOf(placed) }}
          >
            <Rules whole={whole} window={drawn} preset={preset} />
            <Marks whole={whole} year={year} today={today} />
            {placed.slice(inView.first, inView.last).map((each, position) => (
              <LaneRow
                key={each.lane.id}
                placed={each}
                index={inView.first + position}
                whole={whole}
                tabStop={each.lane.bars.some(({ id }) => id === stop) ? stop : null}
                openId={each.lane.bars.some(({ id }) => id === openId) ? openId : null}
                selected={selected}
              />
            ))}
            <div ref={landingRef} className={held['landing']} hidden />
          </div>
          {props.fleet && (
            <LoadFooter
              fleet={props.fleet}
              whole={whole}
              pixelsPerDay={pixelsPerDay}
              hasCorner={labelWidth > 0}
            />
          )}
        </div>
      </div>
      <div ref={previewRef} className={held['preview']} hidden />
      <VisuallyHidden>
        <output ref={spoken} aria-live="assertive" />
      </VisuallyHidden>
    </div>
  );
};
