const key = 'shiptime.live';

/**
 * Names the one tab that holds the stream for this browser. It is kept in localStorage because Web Locks do not exist on
 * plain HTTP, where a browser allows only six connections.
 */
export const streamHolder = {
  is: (tab: string): boolean => localStorage.getItem(key) === tab,
  isVacant: (): boolean => localStorage.getItem(key) === null,
  claim: (tab: string): void => localStorage.setItem(key, tab),
  resign: (tab: string): void => {
    if (streamHolder.is(tab)) localStorage.removeItem(key);
  },
  /** Reports changes made by other tabs. */
  onChange: (react: () => void): (() => void) => {
    const listener = (event: StorageEvent) => {
      if (event.key === key || event.key === null) react();
    };
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  },
};
