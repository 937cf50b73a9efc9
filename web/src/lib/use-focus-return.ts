import { useEffect } from 'react';
import { focusIfLost, focusProvisionally } from './focus-if-lost.ts';
import { findPageHeading } from './use-focus-keeper.ts';

const dialogs = '[role="dialog"], [role="alertdialog"]';
const overThePage = `${dialogs}, [role="menu"], [role="listbox"]`;

let last: HTMLElement | null = null;

globalThis.document?.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLElement && !target.closest(overThePage)) last = target;
});

/**
 * Returns focus to the control that opened a dialog, even through menus or earlier dialogs; otherwise to the
 * page heading.
 */
export const useFocusReturn = (isOpen: boolean): void => {
  useEffect(() => {
    if (!isOpen) return undefined;
    return () =>
      focusIfLost(() => {
        if (document.querySelector(dialogs)) return null;
        if (last?.isConnected) return last;
        focusIfLost(() => {
          focusProvisionally(findPageHeading());
          return null;
        });
        return null;
      });
  }, [isOpen]);
};
