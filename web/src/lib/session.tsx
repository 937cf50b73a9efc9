import { useSyncExternalStore } from 'react';
import { type SessionState, sessionStore, type SessionUser } from './session-store.ts';

export type { SessionState, SessionUser } from './session-store.ts';
export { sessionStore } from './session-store.ts';

export const useSession = (): SessionState => useSyncExternalStore(sessionStore.watch, sessionStore.state);

export const useUser = (): SessionUser | null => {
  const session = useSession();
  return session.status === 'authenticated' ? session.user : null;
};

export const useSignedInUser = (): SessionUser => {
  const user = useUser();
  if (!user) throw new Error('this page is for signed-in users');
  return user;
};
