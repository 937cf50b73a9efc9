import type { Span } from '@shiptime/domain/plans/missions';
import type { RefObject } from 'react';
import { prefersReducedMotion } from '#lib/reduced-motion.ts';
import type { PlacedLane } from './lanes.ts';
import type { ScrollAnchor } from './viewport/scroll-viewport.ts';
import { type TimelineZoom, zoomToSpan } from './viewport/zoom.ts';
import { type Tick, ticksInDay } from '@shiptime/domain/plans/ticks';

export type TimelineHandleView = {
  readonly frame: HTMLElement;
  readonly whole: Span;
  readonly pixelsPerDay: number;
  readonly labelWidth: number;
  readonly width: number;
  readonly placed: readonly PlacedLane[];
  readonly landing: HTMLElement | null;
  readonly anchorRef: RefObject<ScrollAnchor | null>;
};

const spare = 90;

export class TimelineHandle {
  #view: TimelineHandleView | null = null;
  readonly #listeners = new Set<() => void>();

  readonly connect = (view: TimelineHandleView | null): void => {
    this.#view?.frame.removeEventListener('scroll', this.#tell);
    this.#view = view;
    view?.frame.addEventListener('scroll', this.#tell, { passive: true });
    this.#tell();
  };

  readonly watch = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    listener();
    return () => this.#listeners.delete(listener);
  };

  readonly #tell = (): void => {
    for (const listener of this.#listeners) listener();
  };

  seen(): Span | null {
    if (!this.#view) return null;
    const { frame, whole, width } = this.#view;
    const start = whole.start + frame.scrollLeft / this.#perTick();
    return { start, end: start + width / this.#perTick() };
  }

  show(span: Span | null, onZoom: ((zoom: TimelineZoom) => void) | undefined): void {
    if (!this.#view || !span) return;
    const middle = (span.start + span.end) / 2;
    // Scrolls explicitly, because zooming to the same scale scrolls nothing.
    this.reveal(middle);
    this.#view.anchorRef.current = { tick: middle, x: this.#view.width / 2 };
    onZoom?.(zoomToSpan(span, this.#view.whole));
  }

  reveal(tick: Tick): void {
    if (!this.#view) return;
    const { frame, whole, width } = this.#view;
    frame.scrollLeft = (tick - whole.start) * this.#perTick() - width / 2;
  }

  page(frames: number): void {
    this.#view?.frame.scrollBy({
      left: frames * this.#view.width * 0.9,
      behavior: prefersReducedMotion() ? 'instant' : 'smooth',
    });
  }

  at(clientX: number, clientY: number): { readonly laneId: number; readonly tick: number } | null {
    const track = document
      .elementsFromPoint(clientX, clientY)
      .map((each) => each.closest<HTMLElement>('[data-lane]'))
      .find((each) => each && this.#view?.frame.contains(each));
    if (!this.#view) return null;
    const { frame, whole, labelWidth, placed } = this.#view;
    const { left, right, top, bottom } = frame.getBoundingClientRect();
    const inside = clientX >= left && clientX < right && clientY >= top && clientY < bottom;
    const only = placed.length === 1 && inside ? placed[0]?.lane.id : undefined;
    const laneId = track ? Number(track.dataset['lane']) : only;
    if (laneId === undefined) return null;
    const x = clientX - left - labelWidth + frame.scrollLeft;
    return { laneId, tick: whole.start + x / this.#perTick() };
  }

  below(): number {
    const lanes = this.#view?.frame.querySelector('[data-lanes]')?.getBoundingClientRect().bottom ?? 0;
    return Math.min(lanes, window.innerHeight - spare);
  }

  land(laneId: number, span: Span | null): void {
    if (!this.#view?.landing) return;
    const { landing, placed, whole, labelWidth } = this.#view;
    const lane = placed.find((each) => each.lane.id === laneId);
    landing.hidden = !span || !lane;
    if (!span || !lane) return;
    landing.style.left = `${labelWidth + (span.start - whole.start) * this.#perTick()}px`;
    landing.style.width = `${(span.end - span.start) * this.#perTick()}px`;
    landing.style.top = `${lane.top + lane.inset}px`;
    landing.style.height = `${lane.rowHeight - 8}px`;
  }

  #perTick(): number {
    return (this.#view?.pixelsPerDay ?? 1) / ticksInDay;
  }
}
