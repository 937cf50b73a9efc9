import type { OwnAccount, AccessToken } from '@shiptime/domain/accounts/account-wire';
import { api, type ApiError, toApiError } from './api-client.ts';
import { loadCiphers } from './ciphers.ts';
import { addPendingSignOut } from './pending-sign-outs.ts';
import { queryClient } from './query-client.ts';
import { setEncryptionKey } from './encrypted-text.ts';
import { clearStoredSession, readStoredSession, storeSession } from './stored-session.ts';
import { storeUnsavedText } from './unsaved-text.ts';

export type SessionUser = Omit<OwnAccount, 'draft_key'>;

export type SessionState =
  | { readonly status: 'loading' }
  | { readonly status: 'authenticated'; readonly user: SessionUser }
  | { readonly status: 'unauthenticated' }
  | { readonly status: 'error'; readonly error: ApiError };

export type SessionEnd = 'signed_out' | 'expired';

let state: SessionState = { status: 'loading' };
/** Token of this tab; the stored one may change in another tab. */
let token: string | null = null;
const watchers = new Set<() => void>();
const endListeners = new Set<(why: SessionEnd) => void>();

const become = (next: SessionState): void => {
  state = next;
  for (const watcher of watchers) watcher();
};

const forgetRows = (): void => {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'portal' });
  queryClient.getMutationCache().clear();
  if (!queryClient.getQueryData(['portal'])) void queryClient.resetQueries({ queryKey: ['portal'] });
};

const forget = (why: SessionEnd): void => {
  const before = state;
  if (before.status === 'authenticated') {
    storeUnsavedText(
      before.user.id,
      window.location.pathname + window.location.search,
      new Date().toISOString(),
    );
  }
  token = null;
  clearStoredSession();
  forgetRows();
  setEncryptionKey(null);
  become({ status: 'unauthenticated' });
  if (before.status === 'authenticated') for (const listener of endListeners) listener(why);
};

/** Network failures and server restarts do not invalidate the token. */
const saysNothing = (error: ApiError): boolean => [0, 429, 502, 503, 504].includes(error.status);

const loadUser = async (): Promise<void> => {
  const asked = token;
  try {
    const [{ draft_key, ...user }] = await Promise.all([
      api.get('/auth/user'),
      loadCiphers().catch(() => undefined),
    ]);
    if (asked !== token) return;
    setEncryptionKey(draft_key);
    become({ status: 'authenticated', user });
  } catch (thrown) {
    const error = toApiError(thrown);
    const isKnown = state.status === 'authenticated';
    if (asked !== token || error.status === 401 || (isKnown && saysNothing(error))) return;
    if (!saysNothing(error)) {
      token = null;
      clearStoredSession();
      forgetRows();
    }
    become({ status: 'error', error });
  }
};

const adopt = async (): Promise<void> => {
  const stored = readStoredSession(Date.now());
  if (!stored) {
    if (state.status === 'authenticated') forget('signed_out');
    else become({ status: 'unauthenticated' });
    return;
  }
  if (stored.token === token && state.status === 'authenticated') return;
  token = stored.token;
  forgetRows();
  become({ status: 'loading' });
  await loadUser();
};

export const sessionStore = {
  token: (): string | null => token,
  state: (): SessionState => state,
  watch: (watcher: () => void) => {
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  },
  settled: (): Promise<SessionState> =>
    new Promise((resolve) => {
      const check = () => {
        if (state.status === 'loading') return;
        watchers.delete(check);
        resolve(state);
      };
      watchers.add(check);
      check();
    }),
  onEnd: (listener: (why: SessionEnd) => void) => {
    endListeners.add(listener);
    return () => void endListeners.delete(listener);
  },
  start: adopt,
  signIn: async (email: string, password: string): Promise<void> => {
    const once = { idempotencyKey: undefined };
    await sessionStore.enter(await api.post('/auth/login', { email, password }, once));
  },
  enter: async (answer: AccessToken): Promise<void> => {
    token = answer.access_token;
    storeSession({ token, expires_at: answer.expires_at }, Date.now());
    forgetRows();
    await loadUser();
    if (state.status === 'error') throw state.error;
  },
  signOut: async (): Promise<void> => {
    const ending = token;
    await api.post('/auth/logout', undefined, { idempotencyKey: undefined }).catch((thrown: unknown) => {
      if (ending !== null && saysNothing(toApiError(thrown))) addPendingSignOut(ending);
    });
    if (token !== null) forget('signed_out');
  },
  refresh: loadUser,
  expire: (): void => {
    if (token !== null) forget('expired');
  },
};
