import { useState } from 'react';
import { sessionStore } from './session.tsx';

const drafts = new Map<string, unknown>();

sessionStore.onEnd(() => drafts.clear());

/** Keeps input of a dialog closed by Escape or a click outside, until it is sent or discarded. */
export const useRememberedInput = <V>(key: string, initial: V) => {
  const [value, setValue] = useState<V>(() => (drafts.has(key) ? (drafts.get(key) as V) : initial));
  return {
    value,
    set: (next: V) => {
      drafts.set(key, next);
      setValue(next);
    },
    forget: () => void drafts.delete(key),
  };
};
