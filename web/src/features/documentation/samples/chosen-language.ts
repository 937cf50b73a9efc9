import { useSyncExternalStore } from 'react';
import { type SampleLanguage, sampleLanguages } from './sample.ts';

const storageKey = 'shiptime.samples';
const watchers = new Set<() => void>();

const read = (): SampleLanguage => {
  const stored = localStorage.getItem(storageKey);
  return sampleLanguages.find((each) => each === stored) ?? 'curl';
};

const watch = (watcher: () => void) => {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};

/** One choice for all samples, kept for the next visit. */
export const useChosenLanguage = (): SampleLanguage => useSyncExternalStore(watch, read);

export const chooseLanguage = (language: SampleLanguage): void => {
  localStorage.setItem(storageKey, language);
  for (const watcher of watchers) watcher();
};
