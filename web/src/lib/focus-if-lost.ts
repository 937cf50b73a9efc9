/**
 * Focuses the target if the focused element was removed. Waits two frames, so that dialogs can restore focus
 * first.
 */
export const focusIfLost = (target: () => HTMLElement | null | undefined): void => {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const { activeElement } = document;
      if (activeElement === null || activeElement === document.body) target()?.focus();
    }),
  );
};
