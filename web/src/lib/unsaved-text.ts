import { useEffect, useRef } from 'react';

/**
 * What was typed and not yet saved when a session ended, kept for that user in this tab only,
 * and offered back after the next sign-in.
 */
export type KeptText = {
  readonly path: string;
  readonly kept_at: string;
  /** By the key under which the form keeps its text. */
  readonly texts: Readonly<Record<string, string>>;
};

const storageKey = (userId: number): string => `shiptime.unsaved.${userId}`;
const readers = new Map<string, () => string | null>();

export const keepUnsavedText = (userId: number, path: string, now: string): void => {
  const texts: Record<string, string> = {};
  for (const [key, read] of readers) {
    const text = read();
    if (text) texts[key] = text;
  }
  if (Object.keys(texts).length === 0) return;
  const before = keptText(userId)?.texts ?? {};
  const kept: KeptText = { path, kept_at: now, texts: { ...before, ...texts } };
  sessionStorage.setItem(storageKey(userId), JSON.stringify(kept));
};

export const keptText = (userId: number): KeptText | null => {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(userId)) ?? 'null') as KeptText | null;
  } catch {
    return null;
  }
};

/** Takes one text back, or throws it away. */
export const forgetKeptText = (userId: number, key: string): void => {
  const kept = keptText(userId);
  if (!kept) return;
  const { [key]: _, ...rest } = kept.texts;
  if (Object.keys(rest).length === 0) sessionStorage.removeItem(storageKey(userId));
  else sessionStorage.setItem(storageKey(userId), JSON.stringify({ ...kept, texts: rest }));
};

export const forgetAllKeptText = (userId: number): void => sessionStorage.removeItem(storageKey(userId));

/**
 * A form says how to read what is not yet saved: a text of its own making (JSON, say), or null when all is saved.
 * `key` names the form: `request-12`.
 */
export const useUnsavedText = (key: string, read: () => string | null): void => {
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  useEffect(() => {
    const reader = () => latest.current();
    readers.set(key, reader);
    return () => {
      if (readers.get(key) === reader) readers.delete(key);
    };
  }, [key]);
};
