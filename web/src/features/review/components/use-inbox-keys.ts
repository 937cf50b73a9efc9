import { type KeyboardEvent, useEffect, useRef } from 'react';

/** The one so many places further; from nowhere, the first or the last. It stops at the ends. */
export const neighbour = (ids: readonly number[], id: number | undefined, by: 1 | -1): number | undefined => {
  const place = id === undefined ? -1 : ids.indexOf(id);
  if (place === -1) return by === 1 ? ids[0] : ids.at(-1);
  return ids[Math.min(Math.max(place + by, 0), ids.length - 1)];
};

export const titleId = (id: number): string => `inbox-${id}`;

const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLElement &&
  target.matches('input:not([type=checkbox]), textarea, select, [contenteditable]');

const steps: Readonly<Record<string, 1 | -1>> = { n: 1, p: -1 };

/** `n` and `p` open the next and the previous application, and put the focus on its title. */
export const useInboxKeys = (
  ids: readonly number[],
  openedId: number | undefined,
  open: (id: number) => void,
) => {
  const awaited = useRef<number | null>(null);
  useEffect(() => {
    if (openedId === undefined || awaited.current !== openedId) return;
    awaited.current = null;
    const title = document.querySelector<HTMLElement>(`#${titleId(openedId)} a`);
    title?.focus();
    title?.closest('article')?.scrollIntoView({ block: 'nearest' });
  });
  const step = (by: 1 | -1) => {
    const next = neighbour(ids, openedId, by);
    if (next === undefined) return;
    awaited.current = next;
    open(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (!by || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (event.target instanceof HTMLElement && event.target.closest('[role=dialog]')) return;
    event.preventDefault();
    step(by);
  };
  return { step, onKeyDown };
};
