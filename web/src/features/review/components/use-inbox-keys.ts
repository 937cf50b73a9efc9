import { useEffect, useRef, useState } from 'react';
import { cardTitle, isTyping } from '../inbox-titles.ts';

/** The one so many places further; from nowhere, the first or the last. It stops at the ends. */
export const neighbour = (ids: readonly number[], id: number | undefined, by: 1 | -1): number | undefined => {
  const place = id === undefined ? -1 : ids.indexOf(id);
  if (place === -1) return by === 1 ? ids[0] : ids.at(-1);
  return ids[Math.min(Math.max(place + by, 0), ids.length - 1)];
};

/** What lies over the page has its own keys. */
const isCovered = (): boolean =>
  document.querySelector('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]') !== null;

const steps: Readonly<Record<string, 1 | -1>> = { n: 1, p: -1 };

const storageKey = 'shiptime.inbox-keys';

/** Letters that do something by themselves disturb whoever speaks to the computer: they can be turned off. */
const useLetters = () => {
  const [on, setOn] = useState(() => localStorage.getItem(storageKey) !== 'off');
  const choose = (wanted: boolean) => {
    setOn(wanted);
    if (wanted) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'off');
  };
  return [on, choose] as const;
};

/**
 * `n` and `p`, anywhere on the page outside of fields, open the next and the previous application, and put the focus on
 * its title.
 */
export const useInboxKeys = (
  ids: readonly number[],
  openedId: number | undefined,
  open: (id: number) => void,
) => {
  const [letters, setLetters] = useLetters();
  const awaited = useRef<number | null>(null);
  useEffect(() => {
    if (openedId === undefined || awaited.current !== openedId) return;
    awaited.current = null;
    const title = cardTitle(openedId);
    title?.focus();
    title?.closest('article, tr')?.scrollIntoView({ block: 'nearest' });
  });
  const step = (by: 1 | -1) => {
    const next = neighbour(ids, openedId, by);
    if (next === undefined) return;
    awaited.current = next;
    open(next);
  };
  useEffect(() => {
    if (!letters) return undefined;
    const listen = (event: KeyboardEvent) => {
      const by = steps[event.key];
      if (!by || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || isCovered()) return;
      event.preventDefault();
      step(by);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
  return { step, letters, setLetters };
};
