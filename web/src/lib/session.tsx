import { useSyncExternalStore } from 'react';
import { type SessionState, sessionStore, type SessionUser } from './session-store.ts';

export type { SessionState, SessionUser } from './session-store.ts';
export { sessionStore } from './session-store.ts';

/** loading, authenticated (with `user`), unauthenticated or error. */
export const useSession = (): SessionState => useSyncExternalStore(sessionStore.watch, sessionStore.state);

/** The signed-in user, or null. */
export const useUser = (): SessionUser | null => {
  const session = useSession();
  return session.status === 'authenticated' ? session.user : null;
};

/** For pages behind the guard, where there always is one. */
export const useSignedInUser = (): SessionUser => {
  const user = useUser();
  if (!user) throw new Error('this page is for signed-in users');
  return user;
};
