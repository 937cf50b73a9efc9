let standIn: HTMLElement | null = null;

const isLost = (): boolean => {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement === standIn;
};

/**
 * Focuses the target if the focused element was removed. Waits two frames, so that dialogs can restore focus
 * first.
 */
export const focusIfLost = (target: () => HTMLElement | null | undefined): void => {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (isLost()) target()?.focus();
    }),
  );
};

/** Focuses the target provisionally; a later `focusIfLost` may move the focus. */
export const focusProvisionally = (target: HTMLElement | null): void => {
  standIn = target;
  target?.focus();
};
