export const inboxTitleId = (id: number | ''): string => `inbox-${id}`;
export const findInboxTitleLink = (id: number) =>
  document.querySelector<HTMLElement>(`#${inboxTitleId(id)} a`);
export const findInboxTitleLinks = () => [
  ...document.querySelectorAll<HTMLElement>(`[id^="${inboxTitleId('')}"] a`),
];
export const chosenHeadingId = 'chosen-application';
export const findChosenHeading = () => document.querySelector<HTMLElement>(`#${chosenHeadingId}`);

export const isTypingTarget = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('input:not([type=checkbox]), textarea, select, [contenteditable]');
