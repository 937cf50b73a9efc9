/**
 * What had the focus may go with what was done: a card that is placed, a conflict that is mended. Then the keyboard goes
 * on from here. Two frames later dialogs have given the focus back, where there is something to give it back to.
 */
export const focusIfLost = (target: () => HTMLElement | null | undefined): void => {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const { activeElement } = document;
      if (activeElement === null || activeElement === document.body) target()?.focus();
    }),
  );
};
