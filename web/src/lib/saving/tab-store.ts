import { encryptText, decryptText } from '../encrypted-text.ts';
import { uniqueKey } from '../unique-key.ts';

const tabKey = 'shiptime.tab';
const held = new Map<string, Promise<boolean>>();
const opened = new Set<string>();
const timeoutMs = 1_000;

const request = (name: string): Promise<boolean> =>
  new Promise((resolve) => {
    const keep = () => {
      resolve(true);
      return new Promise<never>(() => undefined);
    };
    navigator.locks
      .request(name, { signal: AbortSignal.timeout(timeoutMs) }, keep)
      .catch(() => resolve(false));
  });

/** Holds a lock while the page is open; false if another page has it. Waits briefly for a closing page. */
const hold = async (name: string): Promise<boolean> => {
  if (!navigator.locks) return true;
  const asked = held.get(name) ?? request(name);
  held.set(name, asked);
  const isHeld = await asked;
  if (!isHeld) held.delete(name);
  return isHeld;
};

/** A duplicated tab copies sessionStorage, so the duplicate takes a new name. */
const ownKey = async (start: string): Promise<string> => {
  const known = sessionStorage.getItem(tabKey);
  if (known && (await hold(start + known))) return start + known;
  const id = uniqueKey();
  sessionStorage.setItem(tabKey, id);
  await hold(start + id);
  return start + id;
};

const parse = <T>(sealed: string | null): T | null => {
  const text = decryptText(sealed ?? '');
  return text === null ? null : (JSON.parse(text) as T);
};

const abandoned = async (keys: readonly string[], own: string): Promise<string[]> => {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const open = new Set(held.map((lock) => lock.name));
  return keys.filter((key) => key === own || !open.has(key));
};

const forgetful = new Set<(start: string) => void>();

export const onStoredEditsDeleted = (react: (start: string) => void): void => void forgetful.add(react);

export const deleteStoredEdits = async (start: string): Promise<void> => {
  for (const react of forgetful) react(start);
  const own = start + (sessionStorage.getItem(tabKey) ?? '');
  localStorage.removeItem(own);
  for (const key of opened) if (key.startsWith(start)) localStorage.removeItem(key);
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(start));
  for (const key of await abandoned(keys, own)) localStorage.removeItem(key);
};

export type TabStore<T> = { read(): T | null; write(kept: T): void; clear(): void };

/**
 * Encrypted store of this tab. Opening it recovers what closed or crashed tabs left; `together` merges
 * several entries.
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
      const sealed = encryptText(JSON.stringify(entry));
      if (sealed) localStorage.setItem(own, sealed);
      return sealed !== null;
    } catch {
      // If storage is full, edits are no longer stored here, but saving continues.
      return false;
    }
  };
  if (!first || write(together([first, ...others])))
    for (const key of left) if (key !== own) localStorage.removeItem(key);
  return {
    read: () => parse<T>(localStorage.getItem(own)),
    write: (entry) => void write(entry),
    clear: () => localStorage.removeItem(own),
  };
};
