import {
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { startWithinYear } from '@shiptime/domain/plans/fiscal-year-bounds';
import { placeAt } from '@shiptime/domain/plans/mission-changes';
import { type Mission, occupiedSpan } from '@shiptime/domain/plans/missions';
import type { Tick } from '@shiptime/domain/plans/ticks';
import { dayContaining } from '@shiptime/domain/plans/timeline/calendar';
import type { TimelineHandle } from '../timeline/timeline-handle.ts';
import { useEditing, useOutlook } from '../model/scheduler-model.ts';

type Carried = { readonly mission: Mission; readonly x: number; readonly y: number; moved: boolean };

type CarryingParts = {
  /** Goes along with the pointer, and says where the mission would stand. */
  readonly boxRef: RefObject<HTMLElement | null>;
  readonly handle: TimelineHandle;
  readonly onCarry: (id: number | null) => void;
  readonly onDrop: (id: number, tick: Tick, planId: number) => void;
};

const threshold = 5;

/** A card carried over to the timeline with mouse or pen; a finger has the button. */
export const useCarrying = ({ boxRef, handle, onCarry, onDrop }: CarryingParts) => {
  const { words, foresee } = useOutlook();
  const year = useEditing().plans[0]?.fiscal_year;
  /** It stays within the fiscal year: near an edge it stops there. */
  const within = (mission: Mission, tick: Tick): Tick => (year ? startWithinYear(mission, tick, year) : tick);
  const carried = useRef<Carried | null>(null);
  const [carriedId, setCarriedId] = useState<number | null>(null);

  // The day that is pointed at, wherever in it.
  const tickAt = ({ clientX, clientY, altKey }: PointerEvent) => {
    const over = handle.at(clientX, clientY);
    return over && { laneId: over.laneId, tick: altKey ? Math.floor(over.tick) : dayContaining(over.tick) };
  };
  const letGo = useCallback(() => {
    if (carried.current?.moved) onCarry(null);
    carried.current = null;
    setCarriedId(null);
    handle.land(0, null);
    if (boxRef.current) boxRef.current.hidden = true;
  }, [boxRef, handle, onCarry]);
  useEffect(() => {
    if (carriedId === null) return undefined;
    const listen = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') letGo();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [carriedId, letGo]);

  const follow = (event: PointerEvent) => {
    const held = carried.current;
    if (!held || !boxRef.current) return;
    if (!held.moved && Math.hypot(event.clientX - held.x, event.clientY - held.y) < threshold) return;
    if (!held.moved) {
      held.moved = true;
      setCarriedId(held.mission.id);
      onCarry(held.mission.id);
    }
    const over = tickAt(event);
    const placed = over && {
      ...placeAt(held.mission, within(held.mission, over.tick)),
      vessel_plan_id: over.laneId,
    };
    const troubles = placed ? [...new Set(foresee([placed]).map(words.title))] : [];
    handle.land(over?.laneId ?? 0, placed && occupiedSpan(placed));
    boxRef.current.hidden = false;
    boxRef.current.textContent = placed ? [words.dates(placed), ...troubles].join('. ') : held.mission.title;
    boxRef.current.dataset['trouble'] = String(troubles.length > 0);
    boxRef.current.style.transform = `translate(${event.clientX + 12}px, ${over ? handle.below() + 6 : event.clientY + 12}px)`;
  };
  const end = (event: PointerEvent) => {
    const held = carried.current;
    const over = held?.moved ? tickAt(event) : null;
    letGo();
    if (held && over) onDrop(held.mission.id, within(held.mission, over.tick), over.laneId);
  };
  const latest = useRef({ follow, end });
  useEffect(() => {
    latest.current = { follow, end };
  });
  // On the whole window: a quick hand has left the card before it has moved.
  const start = (event: ReactPointerEvent<HTMLElement>, mission: Mission) => {
    if (event.button !== 0 || event.pointerType === 'touch') return;
    if ((event.target as Element).closest('[data-place]')) return;
    carried.current = { mission, x: event.clientX, y: event.clientY, moved: false };
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('pointermove', (moved) => latest.current.follow(moved), { signal });
    window.addEventListener(
      'pointerup',
      (up) => {
        listening.abort();
        latest.current.end(up);
      },
      { signal },
    );
    window.addEventListener(
      'pointercancel',
      () => {
        listening.abort();
        letGo();
      },
      { signal },
    );
  };
  return {
    carriedId,
    handlersOf: (mission: Mission) => ({
      onPointerDown: (event: ReactPointerEvent<HTMLElement>) => start(event, mission),
    }),
  };
};
