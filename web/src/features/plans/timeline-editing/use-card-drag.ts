import {
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { clipStartToYear } from '@shiptime/domain/plans/fiscal-year-bounds';
import { placeMissionAt } from '@shiptime/domain/plans/mission-changes';
import { type Mission, occupiedSpan } from '@shiptime/domain/plans/missions';
import type { Tick } from '@shiptime/domain/plans/ticks';
import { startOfDay } from '@shiptime/domain/plans/ticks';
import { useLatest } from '#lib/use-latest.ts';
import type { TimelineHandle } from '../timeline/timeline-handle.ts';
import { useEditingModel, useCheckedPlans } from '../edited-plan/scheduler-model.ts';

type Carried = { readonly mission: Mission; readonly x: number; readonly y: number; moved: boolean };

type CarryingParts = {
  readonly boxRef: RefObject<HTMLElement | null>;
  readonly handle: TimelineHandle;
  readonly onCarry: (id: number | null) => void;
  readonly onDrop: (id: number, tick: Tick, planId: number) => void;
};

const threshold = 5;

const tickAt = (handle: TimelineHandle, { clientX, clientY, altKey }: PointerEvent) => {
  const over = handle.at(clientX, clientY);
  return over && { laneId: over.laneId, tick: altKey ? Math.floor(over.tick) : startOfDay(over.tick) };
};

const showBox = (
  box: HTMLElement,
  { text, isTrouble, x, y }: { text: string; isTrouble: boolean; x: number; y: number },
): void => {
  box.hidden = false;
  box.textContent = text;
  box.dataset['trouble'] = String(isTrouble);
  box.style.transform = `translate(${x}px, ${y}px)`;
};

/** Listens on the window, because a fast pointer leaves the card. */
const listenToPointer = (heard: {
  readonly moved: (event: PointerEvent) => void;
  readonly lifted: (event: PointerEvent) => void;
  readonly lost: () => void;
}): void => {
  const listening = new AbortController();
  const { signal } = listening;
  const last = (react: (event: PointerEvent) => void) => (event: PointerEvent) => {
    listening.abort();
    react(event);
  };
  window.addEventListener('pointermove', heard.moved, { signal });
  window.addEventListener('pointerup', last(heard.lifted), { signal });
  window.addEventListener('pointercancel', last(heard.lost), { signal });
};

const useEscape = (isListening: boolean, react: () => void): void => {
  useEffect(() => {
    if (!isListening) return undefined;
    const listen = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') react();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isListening, react]);
};

const useWithinYear = () => {
  const year = useEditingModel().plans[0]?.fiscal_year;
  return (mission: Mission, tick: Tick): Tick => (year ? clipStartToYear(mission, tick, year) : tick);
};

/** Drags a card to the timeline with mouse or pen; touch users have a button. */
export const useCardDrag = ({ boxRef, handle, onCarry, onDrop }: CarryingParts) => {
  const { words, predictConflicts } = useCheckedPlans();
  const within = useWithinYear();
  const carried = useRef<Carried | null>(null);
  const [carriedId, setCarriedId] = useState<number | null>(null);

  const letGo = useCallback(() => {
    if (carried.current?.moved) onCarry(null);
    carried.current = null;
    setCarriedId(null);
    handle.land(0, null);
    if (boxRef.current) boxRef.current.hidden = true;
  }, [boxRef, handle, onCarry]);
  useEscape(carriedId !== null, letGo);

  const follow = (event: PointerEvent) => {
    const held = carried.current;
    if (!held || !boxRef.current) return;
    if (!held.moved) {
      if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < threshold) return;
      held.moved = true;
      setCarriedId(held.mission.id);
      onCarry(held.mission.id);
    }
    const over = tickAt(handle, event);
    const placed = over && {
      ...placeMissionAt(held.mission, within(held.mission, over.tick)),
      vessel_plan_id: over.laneId,
    };
    const troubles = placed ? [...new Set(predictConflicts([placed]).map(words.title))] : [];
    handle.land(over?.laneId ?? 0, placed && occupiedSpan(placed));
    showBox(boxRef.current, {
      text: placed ? [words.dates(placed), ...troubles].join('. ') : held.mission.title,
      isTrouble: troubles.length > 0,
      x: event.clientX + 12,
      y: over ? handle.below() + 6 : event.clientY + 12,
    });
  };
  const end = (event: PointerEvent) => {
    const held = carried.current;
    const over = held?.moved ? tickAt(handle, event) : null;
    letGo();
    if (held && over) onDrop(held.mission.id, within(held.mission, over.tick), over.laneId);
  };
  const latest = useLatest({ follow, end });
  const start = (event: ReactPointerEvent<HTMLElement>, mission: Mission) => {
    if (event.button !== 0 || event.pointerType === 'touch') return;
    if ((event.target as Element).closest('[data-place]')) return;
    carried.current = { mission, x: event.clientX, y: event.clientY, moved: false };
    listenToPointer({
      moved: (moved) => latest.current.follow(moved),
      lifted: (up) => latest.current.end(up),
      lost: letGo,
    });
  };
  return {
    carriedId,
    handlersOf: (mission: Mission) => ({
      onPointerDown: (event: ReactPointerEvent<HTMLElement>) => start(event, mission),
    }),
  };
};
