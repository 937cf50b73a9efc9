import { useCallback, useEffect, useRef } from 'react';
import { focusIfLost } from '#lib/focus-if-lost.ts';
import { pageHeading } from '#lib/keeps-focus.ts';
import { chosenHeading, lineTitle, lineTitles } from '../inbox-titles.ts';

/** A line that was decided, its place from the top, and the order of the lines at that moment. */
type Left = { readonly id: number; readonly place: number; readonly order: string };

/** Reads the page itself, since a line may leave before its hook runs. */
const titleFor = (left: Left | null): HTMLElement | null => {
  const titles = lineTitles();
  const place = Math.min(left?.place ?? 0, titles.length - 1);
  // On a small screen the chosen application stands alone, without lines.
  return (left && lineTitle(left.id)) ?? titles[place] ?? chosenHeading() ?? pageHeading();
};

/**
 * Gives the focus of a line that leaves with its decision to the line that takes its place, or to the heading where none
 * is left. Dialogs use the same `home`, whether the list comes before or after they close.
 */
export const useNextLine = (ids: readonly number[]) => {
  const left = useRef<Left | null>(null);
  const order = ids.join();
  const shown = useRef(order);
  const awaited = useRef(false);
  const home = useCallback(() => titleFor(left.current), []);
  useEffect(() => {
    shown.current = order;
    // An application that goes to another ship of the same reader stays, in another line.
    if (!awaited.current || !left.current || left.current.order === order) return;
    awaited.current = ids.includes(left.current.id);
    left.current = { ...left.current, order };
    focusIfLost(home);
  });
  return {
    home,
    leave: useCallback((id: number) => {
      const title = lineTitle(id);
      left.current = { id, place: title ? lineTitles().indexOf(title) : 0, order: shown.current };
      awaited.current = true;
    }, []),
    first: useCallback(() => {
      // The list may come after the dialog has closed, and disable the button that has the focus again.
      left.current = { id: 0, place: 0, order: shown.current };
      awaited.current = true;
      focusIfLost(home);
    }, [home]),
  };
};
