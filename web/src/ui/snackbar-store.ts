import type { NoticeTone } from './notice.tsx';

export type SnackbarMessage = { readonly id: number; readonly tone: NoticeTone; readonly text: string };

let snacks: readonly SnackbarMessage[] = [];
let nextId = 1;
const watchers = new Set<() => void>();

const become = (next: readonly SnackbarMessage[]): void => {
  snacks = next;
  for (const watcher of watchers) watcher();
};

const shownAtOnce = 3;

const show =
  (tone: NoticeTone) =>
  (text: string): void => {
    const others = snacks.filter((snack) => snack.text !== text);
    become([...others, { id: nextId++, tone, text }].slice(-shownAtOnce));
  };

/** Shows a message for 4 seconds; hover and focus pause the timer. */
export const snackbar = { info: show('info'), success: show('success'), error: show('error') };

export const dismissSnackbarMessage = (id: number): void => become(snacks.filter((snack) => snack.id !== id));

export const snackbarStore = {
  read: () => snacks,
  watch: (watcher: () => void) => {
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  },
};
