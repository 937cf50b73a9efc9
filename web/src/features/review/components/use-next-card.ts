import { useCallback, useEffect, useRef } from 'react';
import { focusIfLost } from '../../../lib/focus-if-lost.ts';
import { cardTitle } from './use-inbox-keys.ts';

const goOnAt = (id: number | undefined): void =>
  focusIfLost(() => (id === undefined ? null : cardTitle(id)) ?? document.querySelector('h1'));

/**
 * A card goes with what was decided, and the focus with it: the keyboard goes on at the one that takes its place, or at
 * the heading when none is left.
 */
export const useNextCard = (ids: readonly number[]) => {
  const left = useRef<{ readonly id: number; readonly place: number } | null>(null);
  const latest = useRef(ids);
  useEffect(() => {
    latest.current = ids;
    const gone = left.current;
    if (gone === null || ids.includes(gone.id)) return;
    left.current = null;
    goOnAt(ids[Math.min(gone.place, ids.length - 1)]);
  });
  return {
    leave: useCallback((id: number) => {
      left.current = { id, place: latest.current.indexOf(id) };
    }, []),
    first: useCallback(() => goOnAt(latest.current[0]), []),
  };
};
