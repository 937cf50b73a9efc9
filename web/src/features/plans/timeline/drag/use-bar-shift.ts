import { type RefObject, useCallback, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { YearEdge } from '@shiptime/domain/plans/fiscal-year-bounds';
import type { Span } from '@shiptime/domain/plans/missions';
import { ticksInDay } from '@shiptime/domain/plans/ticks';
import { useLatest } from '#lib/use-latest.ts';
import type { BarGrip } from './keyboard-commands.ts';
import {
  laneIndexOf,
  leftPercentOf,
  percentOf,
  type PlacedLane,
  type TimelineBar,
  clampLaneShift,
} from '../lanes.ts';
import { limitResize, type BarShift, shiftedSpan, createBarShift } from './bar-shift.ts';

export type TimelineEditing = {
  readonly mayChange: (id: number) => boolean;
  readonly hold: (ids: readonly number[]) => void;
  readonly describe: (shift: BarShift) => { readonly text: string; readonly isTrouble: boolean };
  readonly commit: (shift: BarShift) => void;
  readonly reach: (shift: BarShift, ticks: number) => { readonly ticks: number; readonly stop: YearEdge };
  readonly changesLanes?: boolean;
};

export type TimelineDragModel = {
  readonly barOf: (id: number) => TimelineBar | undefined;
  readonly whole: Span;
  readonly pixelsPerDay: number;
  readonly placed: readonly PlacedLane[];
  readonly editing: TimelineEditing | undefined;
};

export const barElement = (id: number): HTMLElement | null => document.getElementById(`bar-${id}`);

const down = (bar: TimelineBar, { lanes }: BarShift, { placed }: TimelineDragModel): number => {
  const from = laneIndexOf(placed, bar.id);
  return (placed[from + lanes]?.top ?? 0) - (placed[from]?.top ?? 0);
};

const place = (node: HTMLElement, bar: TimelineBar, shift: BarShift, surface: TimelineDragModel): void => {
  if (shift.grip === 'move') {
    const x = (shift.ticks / ticksInDay) * surface.pixelsPerDay;
    node.style.transform = `translate(${x}px, ${shift.lanes === 0 ? 0 : down(bar, shift, surface)}px)`;
    return;
  }
  const { start, end } = shiftedSpan(bar, shift);
  node.style.left = `${leftPercentOf(start, surface.whole)}%`;
  node.style.width = `${percentOf(end - start, surface.whole)}%`;
};

const putBack = (node: HTMLElement, bar: TimelineBar | undefined, whole: Span): void => {
  delete node.dataset['held'];
  node.style.transform = '';
  if (!bar) return;
  node.style.left = `${leftPercentOf(bar.start, whole)}%`;
  node.style.width = `${percentOf(bar.end - bar.start, whole)}%`;
};

const placeAll = (shift: BarShift, surface: TimelineDragModel): void => {
  for (const id of shift.ids) {
    const [node, bar] = [barElement(id), surface.barOf(id)];
    if (!node || !bar) continue;
    node.dataset['held'] = 'true';
    place(node, bar, shift, surface);
  }
};

const putAllBack = ({ ids }: BarShift, { barOf, whole }: TimelineDragModel): void => {
  for (const id of ids) {
    const node = barElement(id);
    if (node) putBack(node, barOf(id), whole);
  }
};

const withMates = (ids: readonly number[], { barOf }: TimelineDragModel): readonly number[] => [
  ...new Set([...ids, ...ids.flatMap((id) => barOf(id)?.mate?.id ?? [])]),
];

const showWords = (box: HTMLElement, text: string, isTrouble: boolean, beside: HTMLElement | null): void => {
  box.hidden = text === '';
  box.textContent = text;
  box.dataset['trouble'] = String(isTrouble);
  const anchor = beside?.getBoundingClientRect();
  if (!anchor) return;
  const left = Math.min(Math.max(8, anchor.left), window.innerWidth - box.offsetWidth - 8);
  const above = anchor.top - box.offsetHeight - 6;
  box.style.transform = `translate(${left}px, ${above < 0 ? anchor.bottom + 6 : above}px)`;
};

const reachedBy = (
  shift: BarShift,
  ticks: number,
  lanes: number,
  surface: TimelineDragModel,
): BarShift | null => {
  const { barOf, editing, placed } = surface;
  const bar = barOf(shift.ids[0] ?? 0);
  if (!bar) return null;
  const short = limitResize(bar, shift.grip, ticks);
  const { ticks: wanted, stop } = editing?.reach(shift, short) ?? { ticks: short, stop: null };
  const changes = editing?.changesLanes && shift.grip === 'move' && shift.ids.length === 1;
  const reached = changes ? clampLaneShift(placed, bar.id, lanes) : 0;
  return { ...shift, ticks: wanted, lanes: reached, stop };
};

const isSame = (a: BarShift, b: BarShift): boolean =>
  a.ticks === b.ticks && a.lanes === b.lanes && a.stop === b.stop;

/** Moves elements directly in the DOM; React renders only after the drop. */
export const useBarShift = (
  surface: TimelineDragModel,
  previewRef: RefObject<HTMLElement | null>,
  announce: (text: string) => void,
) => {
  const latest = useLatest(surface);
  const current = useRef<BarShift | null>(null);

  const draw = useCallback(
    (aloud: boolean) => {
      const shift = current.current;
      const { editing } = latest.current;
      const box = previewRef.current;
      if (!shift || !box) {
        if (box) box.hidden = true;
        return;
      }
      placeAll(shift, latest.current);
      const { text, isTrouble } = editing?.describe(shift) ?? { text: '', isTrouble: false };
      showWords(box, text, isTrouble, barElement(shift.ids[0] ?? 0));
      if (aloud) announce(text);
    },
    [latest, previewRef, announce],
  );

  const finish = useCallback(
    (commit: boolean): BarShift | null => {
      const shift = current.current;
      if (!shift) return null;
      current.current = null;
      const { editing } = latest.current;
      const changed = shift.ticks !== 0 || shift.lanes !== 0;
      putAllBack(shift, latest.current);
      if (commit && changed) flushSync(() => editing?.commit(shift));
      draw(false);
      return shift;
    },
    [latest, draw],
  );

  return useMemo(
    () => ({
      held: () => current.current,
      begin: (picked: readonly number[], grip: BarGrip, aloud: boolean) => {
        const ids = grip === 'move' ? withMates(picked, latest.current) : picked;
        latest.current.editing?.hold(ids);
        current.current = createBarShift(ids, grip);
        draw(aloud);
      },
      to: (ticks: number, aloud: boolean, lanes = current.current?.lanes ?? 0) => {
        const shift = current.current;
        const next = shift && reachedBy(shift, ticks, lanes, latest.current);
        if (!shift || !next || (isSame(next, shift) && !aloud)) return;
        current.current = next;
        // Announces only once that a bar has reached the edge.
        draw(aloud || (next.stop !== null && next.stop !== shift.stop));
      },
      drop: () => finish(true),
      cancel: () => finish(false),
    }),
    [latest, draw, finish],
  );
};

export type BarShiftControls = ReturnType<typeof useBarShift>;
