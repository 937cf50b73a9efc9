import { type RefObject, useEffect } from 'react';
import { focusIfLost } from './focus-if-lost.ts';

/** What stands beside a label is no place to go on from: the control of that label is. */
const focusable =
  'a[href], button:not(:disabled, [data-beside-label]), input:not(:disabled), select, textarea';
const dialogs = '[role="dialog"], [role="alertdialog"]';

/** Where an element stood: what it is in, from the inside out, and as which child. */
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

/** What has come into the place of a control that is gone, or stands nearest to it. */
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
 * The keyboard goes on where it was when the control that was used goes: in its neighbour, or in `home`. A dialog that lost
 * the focus would take it back to its first button, which closes it: there, the neighbour has it before a frame is drawn, or
 * the dialog itself.
 */
export const keepFocus = (region: HTMLElement, home?: () => HTMLElement | null): (() => void) => {
  let last: { readonly element: HTMLElement; readonly place: Place } | null = null;
  const remember = ({ target }: FocusEvent) => {
    const element = target as HTMLElement;
    last = { element, place: placeOf(element, region) };
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    const next = relatedTarget as Element | null;
    // A question in between gives the focus back, where there is something to give it back to.
    if (next && !region.contains(next) && !next.closest(dialogs)) last = null;
  };
  const forget = ({ target }: PointerEvent) => {
    // What is pressed in a dialog is the answer to what was pressed here.
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
  // Dialogs come and go at the end of the page.
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

/** For a part of the page, or of a dialog, whose controls go when they have been used. */
export const useKeepsFocus = (
  region: RefObject<HTMLElement | null>,
  home?: () => HTMLElement | null,
): void => {
  useEffect(() => (region.current ? keepFocus(region.current, home) : undefined), [region, home]);
};

/** The heading of the page takes the focus as after a navigation. */
export const pageHeading = (): HTMLElement | null => document.querySelector<HTMLElement>('main h1');
