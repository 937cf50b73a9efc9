export const titleId = (id: number | ''): string => `inbox-${id}`;
export const cardTitle = (id: number) => document.querySelector<HTMLElement>(`#${titleId(id)} a`);
/** Of all cards, from the top. */
export const cardTitles = () => [...document.querySelectorAll<HTMLElement>(`[id^="${titleId('')}"] a`)];

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('input:not([type=checkbox]), textarea, select, [contenteditable]');
