import { useEffect, useRef } from 'react';
import { deleteStoredEdits } from './saving/tab-store.ts';
import { encryptText, decryptText } from './encrypted-text.ts';

/** Unsaved text of an ended session, encrypted, for that user in this tab; offered after the next sign-in. */
export type UnsavedText = {
  readonly path: string;
  readonly kept_at: string;
  readonly texts: Readonly<Record<string, string>>;
};

const storagePrefix = 'shiptime.unsaved.';
const storageKey = (userId: number): string => `${storagePrefix}${userId}`;
const write = (userId: number, kept: UnsavedText): void => {
  const sealed = encryptText(JSON.stringify(kept));
  if (sealed) sessionStorage.setItem(storageKey(userId), sealed);
};
const readers = new Map<string, () => string | null>();

export const storeUnsavedText = (userId: number, path: string, now: string): void => {
  const texts: Record<string, string> = {};
  for (const [key, read] of readers) {
    const text = read();
    if (text) texts[key] = text;
  }
  if (Object.keys(texts).length === 0) return;
  const before = findUnsavedText(userId)?.texts ?? {};
  write(userId, { path, kept_at: now, texts: { ...before, ...texts } });
};

export const findUnsavedText = (userId: number): UnsavedText | null => {
  const text = decryptText(sessionStorage.getItem(storageKey(userId)) ?? '');
  return text === null ? null : (JSON.parse(text) as UnsavedText);
};

export const hasUnsavedText = (): boolean =>
  Object.keys(sessionStorage).some((key) => key.startsWith(storagePrefix));

export const deleteUnsavedText = (userId: number, key: string): void => {
  const kept = findUnsavedText(userId);
  if (!kept) return;
  const { [key]: _, ...rest } = kept.texts;
  if (Object.keys(rest).length === 0) sessionStorage.removeItem(storageKey(userId));
  else write(userId, { ...kept, texts: rest });
};

const isStored = (key: string): boolean => key.startsWith('stored-');

export const deleteAllUnsavedText = async (userId: number, { texts }: UnsavedText): Promise<void> => {
  const stores = Object.entries(texts).flatMap(([key, text]) =>
    isStored(key) ? (JSON.parse(text) as string[]) : [],
  );
  for (const store of stores) await deleteStoredEdits(store);
  sessionStorage.removeItem(storageKey(userId));
};

/** Registers a form; `read` returns null when all is saved. Returns an unregister function. */
export const registerUnsavedText = (key: string, read: () => string | null): (() => void) => {
  readers.set(key, read);
  return () => {
    if (readers.get(key) === read) readers.delete(key);
  };
};

export const useRegisterStoredEdits = (
  userId: number,
  name: string,
  stores: readonly string[],
  isUnsaved: () => boolean,
): void => {
  const key = `stored-${name}`;
  useRegisterUnsavedText(key, () => (isUnsaved() ? JSON.stringify(stores) : null));
  useEffect(() => deleteUnsavedText(userId, key), [userId, key]);
};

/** `read`: the form's own serialization, or null when all is saved. `key` names the form: `request-12`. */
export const useRegisterUnsavedText = (key: string, read: () => string | null): void => {
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  useEffect(() => registerUnsavedText(key, () => latest.current()), [key]);
};
