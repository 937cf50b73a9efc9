/**
 * After a navigation the heading of the new page takes the focus: a screen reader says where one is.
 * The heading may come later than the navigation, when the page or its texts are still loading, so the wish waits for
 * it, until somebody goes on by hand.
 */
type Wish = {
  readonly heading: HTMLElement | null;
  readonly text: string | null;
  readonly fulfilled: boolean;
};

let wish: Wish | null = null;

export const forgetHeading = (): void => {
  wish = null;
  document.removeEventListener('keydown', forgetHeading, true);
  document.removeEventListener('pointerdown', forgetHeading, true);
};

const wishFor = (next: Wish): void => {
  wish = next;
  document.addEventListener('keydown', forgetHeading, true);
  document.addEventListener('pointerdown', forgetHeading, true);
};

export const awaitHeading = (): void => {
  const heading = document.querySelector('h1');
  wishFor({ heading, text: heading?.textContent ?? null, fulfilled: false });
};

export const awaitHeadingIfLost = (): void => wishFor({ heading: null, text: null, fulfilled: true });

/**
 * Called by a heading when it appears, and by the router when a page has come that was there already. A page that has
 * come may go once more, for texts that its parts need; when it is back, so is the focus that was lost with it.
 */
export const focusHeading = (heading: HTMLElement | null): void => {
  if (!wish || !heading) return;
  // The page that is being left stands for as long as the texts of the new one are missing.
  if (heading === wish.heading && heading.textContent === wish.text) return;
  if (wish.fulfilled && document.activeElement !== document.body) return;
  wish = { heading: null, text: null, fulfilled: true };
  heading.focus({ preventScroll: true });
};

/** On with the page that is there, or that is still loading: after what lay over it has gone. */
export const returnToHeading = (): void => {
  wishFor({ heading: null, text: null, fulfilled: false });
  focusHeading(document.querySelector('h1'));
};
