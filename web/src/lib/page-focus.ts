/**
 * Request to focus the heading of a new page, so that screen readers announce it. Waits for late headings until the
 * reader interacts.
 */
type Wish = {
  readonly heading: HTMLElement | null;
  readonly text: string | null;
  readonly fulfilled: boolean;
};

let wish: Wish | null = null;

export const cancelHeadingFocus = (): void => {
  wish = null;
  document.removeEventListener('keydown', cancelHeadingFocus, true);
  document.removeEventListener('pointerdown', cancelHeadingFocus, true);
};

const wishFor = (next: Wish): void => {
  wish = next;
  document.addEventListener('keydown', cancelHeadingFocus, true);
  document.addEventListener('pointerdown', cancelHeadingFocus, true);
};

export const requestHeadingFocus = (): void => {
  const heading = document.querySelector('h1');
  wishFor({ heading, text: heading?.textContent ?? null, fulfilled: false });
};

export const requestHeadingFocusIfLost = (): void => wishFor({ heading: null, text: null, fulfilled: true });

/** Call when a heading mounts or reappears. Focuses again if the page suspends once more. */
export const focusHeading = (heading: HTMLElement | null): void => {
  if (!wish || !heading || document.activeElement?.matches('[data-takes-focus]')) return;
  // The old page remains until the new one's texts have loaded.
  if (heading === wish.heading && heading.textContent === wish.text) return;
  if (wish.fulfilled && document.activeElement !== document.body) return;
  wish = { heading: null, text: null, fulfilled: true };
  heading.focus({ preventScroll: true });
};

export const focusCurrentHeading = (): void => {
  wishFor({ heading: null, text: null, fulfilled: false });
  focusHeading(document.querySelector('h1'));
};
