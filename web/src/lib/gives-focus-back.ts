import { useEffect } from 'react';
import { focusIfLost } from './focus-if-lost.ts';
import { pageHeading } from './keeps-focus.ts';

const dialogs = '[role="dialog"], [role="alertdialog"]';
const overThePage = `${dialogs}, [role="menu"], [role="listbox"]`;

/** What had the keyboard last, of the page itself. */
let last: HTMLElement | null = null;

globalThis.document?.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLElement && !target.closest(overThePage)) last = target;
});

/**
 * What opened a dialog has the keyboard back when it closes, also where the press was in a menu that has gone, or in a dialog
 * before this one; where it has gone itself, or an address opened the dialog, the heading of the page.
 */
export const useGivesFocusBack = (isOpen: boolean): void => {
  useEffect(() => {
    if (!isOpen) return undefined;
    return () =>
      focusIfLost(() => {
        // The dialog below has it back by itself.
        if (document.querySelector(dialogs)) return null;
        if (last?.isConnected) return last;
        // The part of the page that it stood in knows a better place, where it keeps the focus (keeps-focus.ts).
        focusIfLost(pageHeading);
        return null;
      });
  }, [isOpen]);
};
