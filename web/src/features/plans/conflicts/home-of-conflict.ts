/** Receives focus when the conflict disappears: the heading of the mission panel or of the conflict list. */
export const homeOfConflict = (element: Element | null): HTMLElement | null | undefined =>
  element?.closest('section[data-region]')?.querySelector('h2');
