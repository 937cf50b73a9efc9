import { sealText, unsealText } from '../sealed-text.ts';
import { uniqueKey } from '../unique-key.ts';

const tabKey = 'shiptime.tab';
/** By the names that this page holds, or is just asking for: it does not stand in its own way. */
const held = new Map<string, Promise<boolean>>();
/** The keys of the stores that this page has opened. */
const opened = new Set<string>();
const patience = 1_000;

const request = (name: string): Promise<boolean> =>
  new Promise((resolve) => {
    const keep = () => {
      resolve(true);
      return new Promise<never>(() => undefined);
    };
    navigator.locks
      .request(name, { signal: AbortSignal.timeout(patience) }, keep)
      .catch(() => resolve(false));
  });

/** Held for as long as the page lives; false: another page holds it. A page that is just going has a moment to go. */
const hold = async (name: string): Promise<boolean> => {
  if (!navigator.locks) return true;
  const asked = held.get(name) ?? request(name);
  held.set(name, asked);
  const isHeld = await asked;
  if (!isHeld) held.delete(name);
  return isHeld;
};

/** A tab that was duplicated has the memory of the first: it takes a name of its own, so that neither clears the other's. */
const ownKey = async (start: string): Promise<string> => {
  const known = sessionStorage.getItem(tabKey);
  if (known && (await hold(start + known))) return start + known;
  const id = uniqueKey();
  sessionStorage.setItem(tabKey, id);
  await hold(start + id);
  return start + id;
};

const parse = <T>(sealed: string | null): T | null => {
  const text = unsealText(sealed ?? '');
  return text === null ? null : (JSON.parse(text) as T);
};

/** Keys of tabs that are no longer open; an open one holds a lock of that name. */
const abandoned = async (keys: readonly string[], own: string): Promise<string[]> => {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const open = new Set(held.map((lock) => lock.name));
  return keys.filter((key) => key === own || !open.has(key));
};

const forgetful = new Set<(start: string) => void>();

/** For what is still trying to save, though its page was left. */
export const onForgotten = (react: (start: string) => void): void => void forgetful.add(react);

/** What this tab, or one that is gone, has kept under this name is thrown away, knowingly. */
export const forgetStored = async (start: string): Promise<void> => {
  for (const react of forgetful) react(start);
  const own = start + (sessionStorage.getItem(tabKey) ?? '');
  localStorage.removeItem(own);
  // The tab may have taken another name since.
  for (const key of opened) if (key.startsWith(start)) localStorage.removeItem(key);
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(start));
  for (const key of await abandoned(keys, own)) localStorage.removeItem(key);
};

export type TabStore<T> = { read(): T | null; write(kept: T): void; clear(): void };

/**
 * Keeps something of this tab in this browser, sealed for whoever is signed in. Opening it takes back what this tab, or one that was closed or crashed,
 * left behind; `together` makes one of several.
 */
export const openTabStore = async <T>(
  start: string,
  together: (left: readonly [T, ...T[]]) => T,
): Promise<TabStore<T>> => {
  const own = await ownKey(start);
  opened.add(own);
  const left = await abandoned(
    Object.keys(localStorage).filter((key) => key.startsWith(start)),
    own,
  );
  const [first, ...others] = left
    .map((key) => parse<T>(localStorage.getItem(key)))
    .filter((entry) => entry !== null);
  const write = (entry: T): boolean => {
    try {
      const sealed = sealText(JSON.stringify(entry));
      if (sealed) localStorage.setItem(own, sealed);
      return sealed !== null;
    } catch {
      // A full browser keeps nothing more; typing and saving go on.
      return false;
    }
  };
  // What cannot be kept in one stays where it is.
  if (!first || write(together([first, ...others])))
    for (const key of left) if (key !== own) localStorage.removeItem(key);
  return {
    read: () => parse<T>(localStorage.getItem(own)),
    write: (entry) => void write(entry),
    clear: () => localStorage.removeItem(own),
  };
};
