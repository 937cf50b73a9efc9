import { useCallback, useEffect, useRef } from 'react';
import { focusIfLost } from '#lib/focus-if-lost.ts';
import { findPageHeading } from '#lib/use-focus-keeper.ts';
import { findChosenHeading, findInboxTitleLink, findInboxTitleLinks } from '../inbox-titles.ts';

type Left = { readonly id: number; readonly place: number; readonly order: string };

/** Reads the DOM, because a line may unmount before its hook runs. */
const titleFor = (left: Left | null): HTMLElement | null => {
  const titles = findInboxTitleLinks();
  const place = Math.min(left?.place ?? 0, titles.length - 1);
  return (left && findInboxTitleLink(left.id)) ?? titles[place] ?? findChosenHeading() ?? findPageHeading();
};

/**
 * Moves focus from a decided line to its successor, else to the heading. Dialogs also use `home`, because the
 * list may update before or after they close.
 */
export const useFocusNextLine = (ids: readonly number[]) => {
  const left = useRef<Left | null>(null);
  const order = ids.join();
  const shown = useRef(order);
  const awaited = useRef(false);
  const home = useCallback(() => titleFor(left.current), []);
  useEffect(() => {
    shown.current = order;
    if (!awaited.current || !left.current || left.current.order === order) return;
    awaited.current = ids.includes(left.current.id);
    left.current = { ...left.current, order };
    focusIfLost(home);
  });
  return {
    home,
    leave: useCallback((id: number) => {
      const title = findInboxTitleLink(id);
      left.current = { id, place: title ? findInboxTitleLinks().indexOf(title) : 0, order: shown.current };
      awaited.current = true;
    }, []),
    first: useCallback(() => {
      left.current = { id: 0, place: 0, order: shown.current };
      awaited.current = true;
      focusIfLost(home);
    }, [home]),
  };
};
