import { useState } from 'react';
import { decryptText, encryptText } from './encrypted-text.ts';
import { sessionStore } from './session.tsx';

const drafts = new Map<string, unknown>();

sessionStore.onEnd(() => drafts.clear());

const storageKey = (key: string): string | null => {
  const session = sessionStore.state();
  return session.status === 'authenticated' ? `shiptime.drafts.${session.user.id}.${key}` : null;
};

const store = (key: string, value: unknown): void => {
  const place = storageKey(key);
  const sealed = encryptText(JSON.stringify(value));
  if (place && sealed) sessionStorage.setItem(place, sealed);
};

const stored = (key: string): unknown => {
  const place = storageKey(key);
  const text = place && decryptText(sessionStorage.getItem(place) ?? '');
  return text ? JSON.parse(text) : undefined;
};

/** Keeps input of a closed dialog, also after a reload of this tab, until it is sent or discarded. */
export const useRememberedInput = <V>(key: string, initial: V) => {
  const [value, setValue] = useState<V>(() => ((drafts.get(key) ?? stored(key)) as V) ?? initial);
  return {
    value,
    set: (next: V) => {
      drafts.set(key, next);
      store(key, next);
      setValue(next);
    },
    forget: () => {
      drafts.delete(key);
      sessionStorage.removeItem(storageKey(key) ?? '');
    },
  };
};
