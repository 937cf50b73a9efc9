import { api, isApiError } from './api-client.ts';
import { loadedCiphers } from './ciphers.ts';

/**
 * Ends the session later if the portal was unreachable at sign-out. Stores only a hash of the token, which
 * cannot open a session.
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
    if (isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 429) write([]);
  } finally {
    trying = false;
  }
};

export const addPendingSignOut = (token: string): void => {
  const code = loadedCiphers();
  if (code) write([...read(), code.bytesToHex(code.sha256(new TextEncoder().encode(token)))]);
};

export const retryPendingSignOuts = (): void => {
  const tryThem = () => {
    if (read().length > 0) void endThem();
  };
  tryThem();
  window.addEventListener('online', tryThem);
  setInterval(tryThem, pauseMilliseconds);
};
