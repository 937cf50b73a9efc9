import type { EditStore, Kept } from './application-editor.ts';

const tabKey = 'shiptime.tab';

const tabId = (): string => {
  const known = sessionStorage.getItem(tabKey);
  if (known) return known;
  const id = crypto.randomUUID();
  sessionStorage.setItem(tabKey, id);
  return id;
};

const parse = <T>(text: string | null): T | null => {
  try {
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
};

/** Keys of tabs that are no longer open; an open one holds a lock of that name. */
const abandoned = async (keys: readonly string[], own: string): Promise<string[]> => {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const open = new Set(held.map((lock) => lock.name));
  return keys.filter((key) => key === own || !open.has(key));
};

export type TabStore<T> = { read(): T | null; write(kept: T): void; clear(): void };

/**
 * Keeps something of this tab in this browser. Opening it takes back what this tab, or one that was closed or crashed,
 * left behind; `together` makes one of several.
 */
export const openTabStore = async <T>(
  start: string,
  together: (left: readonly [T, ...T[]]) => T,
): Promise<TabStore<T>> => {
  const own = start + tabId();
  const left = await abandoned(
    Object.keys(localStorage).filter((key) => key.startsWith(start)),
    own,
  );
  // Held for as long as the page lives.
  void navigator.locks?.request(own, { ifAvailable: true }, () => new Promise(() => undefined));
  const [first, ...others] = left
    .map((key) => parse<T>(localStorage.getItem(key)))
    .filter((entry) => entry !== null);
  if (first) localStorage.setItem(own, JSON.stringify(together([first, ...others])));
  for (const key of left) if (key !== own) localStorage.removeItem(key);
  return {
    read: () => parse<T>(localStorage.getItem(own)),
    write: (entry) => localStorage.setItem(own, JSON.stringify(entry)),
    clear: () => localStorage.removeItem(own),
  };
};

/** Unsaved edits of one form, for this user. */
export const openEditStore = (userId: number, applicationId: number): Promise<EditStore> =>
  openTabStore<Kept>(`shiptime.edits.${userId}.${applicationId}.`, (left) => ({
    base: left[0].base,
    edits: Object.assign({}, ...left.map(({ edits }) => edits)) as Kept['edits'],
  }));
