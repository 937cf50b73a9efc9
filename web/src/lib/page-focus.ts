/**
 * After a navigation the heading of the new page takes the focus: a screen reader says where one is.
 * The heading may come later than the navigation, when the page is still loading, so the wish waits for it.
 */
let awaited = false;

export const awaitHeading = (): void => {
  awaited = true;
};

/** Called by a heading when it appears, and by the router when a page has come that was there already. */
export const focusHeading = (heading: HTMLElement | null): void => {
  if (!awaited || !heading) return;
  awaited = false;
  heading.focus({ preventScroll: true });
};

export const forgetHeading = (): void => {
  awaited = false;
};
