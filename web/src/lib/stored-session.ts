export type StoredSession = { readonly token: string; readonly expires_at: string };

const sessionKey = 'shiptime.session';
const contactKey = 'shiptime.contact';

export const readStoredSession = (now: number): StoredSession | null => {
  try {
    const stored = JSON.parse(localStorage.getItem(sessionKey) ?? 'null') as StoredSession | null;
    return stored?.token && Date.parse(stored.expires_at) > now ? stored : null;
  } catch {
    return null;
  }
};

export const storeSession = (session: StoredSession, now: number): void => {
  localStorage.setItem(contactKey, String(now));
  localStorage.setItem(sessionKey, JSON.stringify(session));
};

export const clearStoredSession = (): void => {
  localStorage.removeItem(sessionKey);
  localStorage.removeItem(contactKey);
};

export const readLastServerContact = (now: number): number =>
  Number(localStorage.getItem(contactKey) ?? Number.NaN) || now;

const contactGrain = 5000;

export const recordServerContact = (now: number): void => {
  if (now - Number(localStorage.getItem(contactKey) ?? 0) >= contactGrain) {
    localStorage.setItem(contactKey, String(now));
  }
};

/** `react` is not called in the tab that changed the session. */
export const onStoredSessionChange = (react: () => void): (() => void) => {
  const listener = (event: StorageEvent) => {
    if (event.key === sessionKey || event.key === null) react();
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
};
