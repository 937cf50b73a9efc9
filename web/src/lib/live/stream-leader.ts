const key = 'shiptime.live';

/** Elects the tab that holds the stream, through localStorage, because Web Locks require HTTPS. */
export const streamLeader = {
  is: (tab: string): boolean => localStorage.getItem(key) === tab,
  isVacant: (): boolean => localStorage.getItem(key) === null,
  claim: (tab: string): void => localStorage.setItem(key, tab),
  resign: (tab: string): void => {
    if (streamLeader.is(tab)) localStorage.removeItem(key);
  },
  onChange: (react: () => void): (() => void) => {
    const listener = (event: StorageEvent) => {
      if (event.key === key || event.key === null) react();
    };
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  },
};
