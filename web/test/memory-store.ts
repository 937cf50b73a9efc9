import type { TabStore } from '#lib/saving/tab-store.ts';

export const memoryStore = <T>(): TabStore<T> & { kept: string | null } => {
  const store = {
    kept: null as string | null,
    read: () => (store.kept === null ? null : (JSON.parse(store.kept) as T)),
    write: (entry: T) => {
      store.kept = JSON.stringify(entry);
    },
    clear: () => {
      store.kept = null;
    },
  };
  return store;
};
