import { api, isApiError } from './api-client.ts';
import { ciphers } from './ciphers.ts';

/**
 * Whoever signs out while the portal is out of reach is signed out there as well, once it is reached again. What is kept
 * for that is the hash of the token: it ends the session and opens nothing.
 */
const storageKey = 'shiptime.endings';
const pauseMilliseconds = 15_000;
const most = 20;

const read = (): string[] => {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? '[]') as string[];
  } catch {
    return [];
  }
};

const write = (endings: readonly string[]): void => {
  if (endings.length === 0) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, JSON.stringify(endings.slice(-most)));
};

let trying = false;

const endThem = async (): Promise<void> => {
  if (trying) return;
  trying = true;
  try {
    for (const ending of read()) {
      await api.post('/auth/sessions/end', { ending }, { idempotencyKey: undefined });
      write(read().filter((other) => other !== ending));
    }
  } catch (error) {
    // Not now; a server that answers otherwise has nothing to end.
    if (isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 429) write([]);
  } finally {
    trying = false;
  }
};

/** Whoever is signed in has the ciphers (session-store.ts); without them there was no session to end. */
export const endLater = (token: string): void => {
  const code = ciphers();
  if (code) write([...read(), code.bytesToHex(code.sha256(new TextEncoder().encode(token)))]);
};

/** Once, at the start of the page. */
export const endPendingSessions = (): void => {
  const tryThem = () => {
    if (read().length > 0) void endThem();
  };
  tryThem();
  window.addEventListener('online', tryThem);
  setInterval(tryThem, pauseMilliseconds);
};
