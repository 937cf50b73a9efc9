import { useEffect, useRef } from 'react';

/** Work that may be unsaved; leaving the page asks first. */
export type UnsavedWork = {
  readonly isUnsaved: () => boolean;
  /** Tries one last save before asking, unless autosave is off. */
  readonly settle: () => Promise<unknown>;
  readonly save: () => Promise<unknown>;
  readonly told: () => readonly string[];
};

const works = new Set<UnsavedWork>();
const watchers = new Set<() => void>();
let ask: (() => Promise<boolean>) | null = null;

const tell = (): void => {
  for (const watcher of watchers) watcher();
};

const each = (): readonly UnsavedWork[] => [...works].filter((work) => work.isUnsaved());
const timeoutMs = 3_000;

export const unsavedWorkRegistry = {
  watch: (watcher: () => void) => {
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  },
  isWatched: (): boolean => works.size > 0,
  exists: (): boolean => each().length > 0,
  told: (): readonly string[] => each().flatMap((work) => work.told()),
  save: async (): Promise<boolean> => {
    await Promise.all(each().map((work) => work.save()));
    return !unsavedWorkRegistry.exists();
  },
  settle: async (): Promise<boolean> => {
    if (!unsavedWorkRegistry.exists()) return true;
    const settled = Promise.all(each().map((work) => work.settle())).catch(() => undefined);
    await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
    return !unsavedWorkRegistry.exists();
  },
  askedBy: (asking: () => Promise<boolean>) => {
    ask = asking;
    return () => {
      if (ask === asking) ask = null;
    };
  },
  mayLeave: async (): Promise<boolean> => (ask ? ask() : true),
};

export const useRegisterUnsavedWork = (work: UnsavedWork): void => {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  useEffect(() => {
    const registered: UnsavedWork = {
      isUnsaved: () => latest.current.isUnsaved(),
      settle: () => latest.current.settle(),
      save: () => latest.current.save(),
      told: () => latest.current.told(),
    };
    works.add(registered);
    tell();
    return () => {
      works.delete(registered);
      tell();
    };
  }, []);
};
