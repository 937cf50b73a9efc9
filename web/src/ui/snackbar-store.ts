import type { Tone } from './notice.tsx';

export type Snack = { readonly id: number; readonly tone: Tone; readonly text: string };

let snacks: readonly Snack[] = [];
let nextId = 1;
const watchers = new Set<() => void>();

const become = (next: readonly Snack[]): void => {
  snacks = next;
  for (const watcher of watchers) watcher();
};

const shownAtOnce = 3;

const show =
  (tone: Tone) =>
  (text: string): void => {
    const others = snacks.filter((snack) => snack.text !== text);
    become([...others, { id: nextId++, tone, text }].slice(-shownAtOnce));
  };

/** Shows a message for 4 seconds; errors also appear in their place on the page. */
export const snackbar = { info: show('info'), success: show('success'), error: show('error') };

export const dismissSnack = (id: number): void => become(snacks.filter((snack) => snack.id !== id));

export const snackStore = {
  read: () => snacks,
  watch: (watcher: () => void) => {
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  },
};
