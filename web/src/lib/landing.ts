import { paths } from './paths.ts';
import { roleName } from './role-name.ts';
import { sessionStore, type SessionUser } from './session-store.ts';

/** Where a visit begins: with what the menu of the reader offers first. Observers have no applications of their own. */
export const landingPath = (user: { readonly user_type_id: number } | null): string =>
  user && roleName(user.user_type_id) === 'observer' ? paths.requests() : paths.myRequests();

/** Whoever has just come in, before anything was drawn anew. */
export const signedInUser = (): SessionUser | null => {
  const session = sessionStore.state();
  return session.status === 'authenticated' ? session.user : null;
};
