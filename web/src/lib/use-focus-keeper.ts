import { type RefObject, useEffect } from 'react';
import { focusIfLost } from './focus-if-lost.ts';

const focusable =
  'a[href], button:not(:disabled, [data-beside-label]), input:not(:disabled), select, textarea';
const dialogs = '[role="dialog"], [role="alertdialog"]';

type Place = readonly { readonly parent: Element; readonly index: number }[];

const placeOf = (element: Element, region: Element): Place => {
  const place: { parent: Element; index: number }[] = [];
  for (let at = element; at !== region && at.parentElement; at = at.parentElement)
    place.push({ parent: at.parentElement, index: [...at.parentElement.children].indexOf(at) });
  return place;
};

const controlIn = (place: Element, gone: HTMLElement): HTMLElement | null => {
  const { act } = gone.dataset;
  const alike = act && place.querySelector<HTMLElement>(`[data-act="${act}"]:not(:disabled)`);
  if (alike) return alike;
  return place.matches(focusable) ? (place as HTMLElement) : place.querySelector<HTMLElement>(focusable);
};

const neighbourOf = (gone: HTMLElement, place: Place, region: HTMLElement): HTMLElement => {
  for (const { parent, index } of place) {
    if (!region.contains(parent)) continue;
    const sibling = parent.children[Math.min(index, parent.children.length - 1)];
    const control = (sibling && controlIn(sibling, gone)) ?? controlIn(parent, gone);
    if (control) return control;
  }
  return region;
};

/**
 * Moves focus to a neighbour, else `home`, when the focused control is removed. In dialogs this happens
 * before the next frame, because they would focus their close button.
 */
export const keepFocusOnRemoval = (region: HTMLElement, home?: () => HTMLElement | null): (() => void) => {
  let last: { readonly element: HTMLElement; readonly place: Place } | null = null;
  const remember = ({ target }: FocusEvent) => {
    const element = target as HTMLElement;
    last = { element, place: placeOf(element, region) };
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    const next = relatedTarget as Element | null;
    if (next && !region.contains(next) && !next.closest(dialogs)) last = null;
  };
  const forget = ({ target }: PointerEvent) => {
    // Presses inside a dialog must not forget the dialog's opener.
    if (!(target instanceof Element && target.closest(dialogs))) last = null;
  };
  const look = () => {
    if (!last || last.element.isConnected || document.activeElement !== document.body) return;
    const { element, place } = last;
    const next = () => home?.() ?? neighbourOf(element, place, region);
    const dialog = region.closest<HTMLElement>(dialogs);
    if (!dialog) return focusIfLost(next);
    const found = next();
    (found === region ? dialog : found).focus();
  };
  const watch = new MutationObserver(look);
  watch.observe(region, { childList: true, subtree: true });
  watch.observe(document.body, { childList: true });
  region.addEventListener('focusin', remember);
  region.addEventListener('focusout', leave);
  document.addEventListener('pointerdown', forget, true);
  return () => {
    watch.disconnect();
    region.removeEventListener('focusin', remember);
    region.removeEventListener('focusout', leave);
    document.removeEventListener('pointerdown', forget, true);
  };
};

export const useFocusKeeper = (
  region: RefObject<HTMLElement | null>,
  home?: () => HTMLElement | null,
): void => {
  useEffect(() => (region.current ? keepFocusOnRemoval(region.current, home) : undefined), [region, home]);
};

export const findPageHeading = (): HTMLElement | null => document.querySelector<HTMLElement>('main h1');
