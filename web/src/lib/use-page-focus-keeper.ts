import { type RefObject, useEffect } from 'react';
import { focusProvisionally, focusIfLost } from './focus-if-lost.ts';
import { findPageHeading } from './use-focus-keeper.ts';

const headings = 'h1, h2, h3, h4';
const usesNoFocus = (element: Element): boolean => !element.isConnected || element.matches(':disabled');

const ancestorsOf = (element: Element): readonly Element[] =>
  element.parentElement ? [element.parentElement, ...ancestorsOf(element.parentElement)] : [];

const focusableHeading = (ancestors: readonly Element[]): HTMLElement | null => {
  const around = ancestors.filter(({ isConnected }) => isConnected);
  const found =
    around.map((parent) => parent.querySelector<HTMLElement>(headings)).find((heading) => heading) ??
    findPageHeading();
  if (found && !found.hasAttribute('tabindex')) found.tabIndex = -1;
  return found;
};

/** Moves lost focus to the nearest heading if no region, dialog or new page has taken it. */
export const keepPageFocus = (page: HTMLElement): (() => void) => {
  let last: {
    readonly element: Element;
    readonly ancestors: readonly Element[];
    readonly path: string;
  } | null = null;
  const remember = ({ target }: FocusEvent) => {
    const element = target as Element;
    last = { element, ancestors: ancestorsOf(element), path: location.pathname };
  };
  const look = () => {
    if (!last || !usesNoFocus(last.element) || document.activeElement !== document.body) return;
    const { element, ancestors, path } = last;
    const focusHeading = () => {
      if (path === location.pathname && usesNoFocus(element)) focusProvisionally(focusableHeading(ancestors));
      return null;
    };
    focusIfLost(() => {
      focusIfLost(focusHeading);
      return null;
    });
  };
  const watch = new MutationObserver(look);
  watch.observe(page, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  watch.observe(document.body, { childList: true });
  page.addEventListener('focusin', remember);
  return () => {
    watch.disconnect();
    page.removeEventListener('focusin', remember);
  };
};

export const usePageFocusKeeper = (page: RefObject<HTMLElement | null>): void => {
  useEffect(() => (page.current ? keepPageFocus(page.current) : undefined), [page]);
};
