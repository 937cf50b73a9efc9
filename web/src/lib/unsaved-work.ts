import { useEffect, useRef } from 'react';

/** Something on the page that the server may not have yet. Whoever is about to leave is asked first. */
export type UnsavedWork = {
  readonly isUnsaved: () => boolean;
  /** A last try before anybody is asked; nothing where saving by itself is switched off. */
  readonly settle: () => Promise<unknown>;
  /** Because somebody wants to. */
  readonly save: () => Promise<unknown>;
  /** What is not saved and why, and what becomes of the text when the page is left. */
  readonly told: () => readonly string[];
};

const works = new Set<UnsavedWork>();
const watchers = new Set<() => void>();
let ask: (() => Promise<boolean>) | null = null;

const tell = (): void => {
  for (const watcher of watchers) watcher();
};

const each = (): readonly UnsavedWork[] => [...works].filter((work) => work.isUnsaved());
const patience = 3_000;

export const unsavedWork = {
  watch: (watcher: () => void) => {
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  },
  /** Whether there is anything on the page that has to be asked. */
  isWatched: (): boolean => works.size > 0,
  exists: (): boolean => each().length > 0,
  told: (): readonly string[] => each().flatMap((work) => work.told()),
  save: async (): Promise<boolean> => {
    await Promise.all(each().map((work) => work.save()));
    return !unsavedWork.exists();
  },
  /** Waits a moment for what is being saved; true when the server has it all. */
  settle: async (): Promise<boolean> => {
    if (!unsavedWork.exists()) return true;
    const settled = Promise.all(each().map((work) => work.settle())).catch(() => undefined);
    await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, patience))]);
    return !unsavedWork.exists();
  },
  /** Who asks, as long as it is there. */
  askedBy: (asking: () => Promise<boolean>) => {
    ask = asking;
    return () => {
      if (ask === asking) ask = null;
    };
  },
  /** For ways out that are no links: whether the reader really wants to go. */
  mayLeave: async (): Promise<boolean> => (ask ? ask() : true),
};

export const useUnsavedWork = (work: UnsavedWork): void => {
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
