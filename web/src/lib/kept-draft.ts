import { useState } from 'react';
import { sessionStore } from './session.tsx';

/** For this visit only: what was typed in a dialog that was left without a word, by the name of the dialog. */
const drafts = new Map<string, unknown>();

// Whoever signs in next on this computer finds nothing of it.
sessionStore.onEnd(() => drafts.clear());

/**
 * What is typed in a dialog. A dialog goes with Escape or a press beside it, and that is easily done by mistake: what
 * was typed is there when it is opened again, until it is sent or given up.
 */
export const useKeptDraft = <V>(key: string, initial: V) => {
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
