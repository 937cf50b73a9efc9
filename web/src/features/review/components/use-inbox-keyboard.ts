import { useEffect, useState } from 'react';
import { isTypingTarget, inboxTitleId } from '../inbox-titles.ts';

export const neighbourId = (
  ids: readonly number[],
  id: number | undefined,
  by: 1 | -1,
): number | undefined => {
  const place = id === undefined ? -1 : ids.indexOf(id);
  if (place === -1) return by === 1 ? ids[0] : ids.at(-1);
  return ids[Math.min(Math.max(place + by, 0), ids.length - 1)];
};

const isCovered = (): boolean =>
  document.querySelector('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]') !== null;

const letterSteps: Readonly<Record<string, 1 | -1>> = { j: 1, n: 1, k: -1, p: -1 };
const arrowSteps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

const isTitle = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches(`[id^="${inboxTitleId('')}"] a`);

const storageKey = 'shiptime.inbox-keys';

/** Single-letter shortcuts can be turned off, because speech input triggers them (WCAG 2.1.4). */
const useLetters = () => {
  const [on, setOn] = useState(() => localStorage.getItem(storageKey) !== 'off');
  const choose = (wanted: boolean) => {
    setOn(wanted);
    if (wanted) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'off');
  };
  return [on, choose] as const;
};

/** Arrow keys move between titles; j/k and n/p work anywhere outside fields. */
export const useInboxKeyboard = (onStep: (by: 1 | -1) => void) => {
  const [letters, setLetters] = useLetters();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (isTypingTarget(event.target) || isCovered()) return;
      const by =
        (isTitle(event.target) ? arrowSteps[event.key] : undefined) ??
        (letters ? letterSteps[event.key] : undefined);
      if (!by) return;
      event.preventDefault();
      onStep(by);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
  return { letters, setLetters };
};
