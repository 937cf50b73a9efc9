import type { EditStore, Kept } from './application-editor.ts';

const prefix = (userId: number, applicationId: number): string =>
  `shiptime.edits.${userId}.${applicationId}.`;

const tabKey = 'shiptime.tab';

const tabId = (): string => {
  const known = sessionStorage.getItem(tabKey);
  if (known) return known;
  const id = crypto.randomUUID();
  sessionStorage.setItem(tabKey, id);
  return id;
};

const parse = (text: string | null): Kept | null => {
  try {
    return text === null ? null : (JSON.parse(text) as Kept);
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

/**
 * Keeps unsaved edits of one form in this browser, for this user and this tab. Opening the form takes back
 * what this tab, or one that was closed or crashed, left behind.
 */
export const openEditStore = async (userId: number, applicationId: number): Promise<EditStore> => {
  const start = prefix(userId, applicationId);
  const own = start + tabId();
  const left = await abandoned(
    Object.keys(localStorage).filter((key) => key.startsWith(start)),
    own,
  );
  // Held for as long as the page lives.
  void navigator.locks?.request(own, { ifAvailable: true }, () => new Promise(() => undefined));
  const kept = left.map((key) => parse(localStorage.getItem(key))).filter((entry) => entry !== null);
  const first = kept[0];
  const together = first && {
    base: first.base,
    edits: Object.assign({}, ...kept.map(({ edits }) => edits)) as Kept['edits'],
  };
  if (together) localStorage.setItem(own, JSON.stringify(together));
  for (const key of left) if (key !== own) localStorage.removeItem(key);
  return {
    read: () => parse(localStorage.getItem(own)),
    write: (entry) => localStorage.setItem(own, JSON.stringify(entry)),
    clear: () => localStorage.removeItem(own),
  };
};
