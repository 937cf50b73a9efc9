import { isLocalPath, paths } from './paths.ts';
import { roleName } from './role-name.ts';
import { sessionStore, type SessionUser } from './session-store.ts';

/** First entry of the user's menu; observers have no applications. */
export const landingPathOf = (user: { readonly user_type_id: number } | null): string =>
  user && roleName(user.user_type_id) === 'observer' ? paths.requests() : paths.myRequests();

export const pathAfterSignIn = (redirect: unknown, user: Parameters<typeof landingPathOf>[0]): string =>
  isLocalPath(redirect) ? redirect : landingPathOf(user);

export const signedInUser = (): SessionUser | null => {
  const session = sessionStore.state();
  return session.status === 'authenticated' ? session.user : null;
};
