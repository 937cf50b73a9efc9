import { type RefObject, useEffect } from 'react';

const pressable = ':is(button, a[href], input, select, [tabindex="0"]):not([tabindex="-1"])';

const isSeen = (element: HTMLElement): boolean => element.getClientRects().length > 0;

const entryOf = (region: HTMLElement): HTMLElement | undefined =>
  region.querySelector<HTMLElement>('h2[tabindex]') ??
  region.querySelector<HTMLElement>('[data-bar][tabindex="0"]') ??
  [...region.querySelectorAll<HTMLElement>(pressable)].find(isSeen);

/** F6 moves to the next region, Shift+F6 back. */
export const useRegionKeys = (room: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.defaultPrevented || !room.current) return;
      if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      const regions = [...room.current.querySelectorAll<HTMLElement>('[data-region]')].filter(isSeen);
      const at = regions.findIndex((region) => region.contains(document.activeElement));
      const step = event.shiftKey ? -1 : 1;
      const from = at === -1 && step === -1 ? 0 : at;
      const next = regions[(from + step + regions.length) % regions.length];
      if (!next) return;
      event.preventDefault();
      entryOf(next)?.focus();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [room]);
};
