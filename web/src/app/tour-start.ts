import { useSyncExternalStore } from 'react';

let running = false;
const watchers = new Set<() => void>();

const become = (next: boolean): void => {
  running = next;
  for (const watcher of watchers) watcher();
};

export const startTour = (): void => become(true);
export const endTour = (): void => become(false);

const watch = (watcher: () => void) => {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};

export const useTourRunning = (): boolean => useSyncExternalStore(watch, () => running);
