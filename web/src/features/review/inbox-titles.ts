export const titleId = (id: number | ''): string => `inbox-${id}`;
export const lineTitle = (id: number) => document.querySelector<HTMLElement>(`#${titleId(id)} a`);
export const lineTitles = () => [...document.querySelectorAll<HTMLElement>(`[id^="${titleId('')}"] a`)];
export const chosenHeadingId = 'chosen-application';
export const chosenHeading = () => document.querySelector<HTMLElement>(`#${chosenHeadingId}`);

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('input:not([type=checkbox]), textarea, select, [contenteditable]');
