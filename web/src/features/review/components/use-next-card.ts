import { useCallback, useEffect, useRef } from 'react';
import { focusIfLost } from '#lib/focus-if-lost.ts';
import { pageHeading } from '#lib/keeps-focus.ts';
import { cardTitle, cardTitles } from '../inbox-titles.ts';

/** A card that was decided, which one it was from the top, and the order in which the cards stood. */
type Left = { readonly id: number; readonly place: number; readonly order: string };

/** Read from the page itself: it may have taken the card away before anybody was told. */
const titleFor = (left: Left | null): HTMLElement | null => {
  const titles = cardTitles();
  const place = Math.min(left?.place ?? 0, titles.length - 1);
  return (left && cardTitle(left.id)) ?? titles[place] ?? pageHeading();
};

/**
 * A card goes with what was decided, and the focus with it: the keyboard goes on at the one that takes its place, or at
 * the heading when none is left. Whoever may have to give the focus a home uses this one `home`, whether the list comes
 * before or after the dialog has closed.
 */
export const useNextCard = (ids: readonly number[]) => {
  const left = useRef<Left | null>(null);
  const order = ids.join();
  const shown = useRef(order);
  const awaited = useRef(false);
  const home = useCallback(() => titleFor(left.current), []);
  useEffect(() => {
    shown.current = order;
    // One that goes to another ship of the same reader stands among others, drawn anew.
    if (!awaited.current || !left.current || left.current.order === order) return;
    awaited.current = ids.includes(left.current.id);
    left.current = { ...left.current, order };
    focusIfLost(home);
  });
  return {
    home,
    leave: useCallback((id: number) => {
      const title = cardTitle(id);
      left.current = { id, place: title ? cardTitles().indexOf(title) : 0, order: shown.current };
      awaited.current = true;
    }, []),
    first: useCallback(() => {
      left.current = null;
      focusIfLost(home);
    }, [home]),
  };
};
