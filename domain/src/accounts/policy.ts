import type { Actor } from '../shared/actor.ts';
import { hasRole } from '../shared/actor.ts';
import type { Decision } from '../shared/decision.ts';
import { allowed, firstRefusal, refused, toCan } from '../shared/decision.ts';

const isSelf = (actor: Actor, userId: number): boolean => actor.id === userId;

/** Everyone sees the own account whole, administrators every account; others are not told that it exists. */
export const viewUser = (actor: Actor, userId: number): Decision =>
  isSelf(actor, userId) || hasRole(actor, 'administrator') ? allowed : refused('not_found');

/** Observers too change their own profile: it is the only thing that they change. */
export const editProfile = viewUser;

/** Lists, type, vessels and activity of accounts. */
export const manageUsers = (actor: Actor): Decision =>
  hasRole(actor, 'administrator') ? allowed : refused('forbidden');

/** Nobody takes the own rights away, or gives them to the own account: another administrator does. */
export const manageUser = (actor: Actor, userId: number): Decision =>
  firstRefusal(
    () => viewUser(actor, userId),
    () => manageUsers(actor),
    () => (isSelf(actor, userId) ? refused('forbidden') : allowed),
  );

const own = (actor: Actor, userId: number): Decision =>
  firstRefusal(
    () => viewUser(actor, userId),
    () => (isSelf(actor, userId) ? allowed : refused('forbidden')),
  );

/** Passwords and addresses are everyone's own, also before administrators. */
export const changePassword = own;
export const changeEmail = own;

export const userDecisions = (actor: Actor, userId: number) => ({
  edit: editProfile(actor, userId),
  manage: manageUser(actor, userId),
  change_password: changePassword(actor, userId),
  change_email: changeEmail(actor, userId),
});

export type UserAction = keyof ReturnType<typeof userDecisions>;

export const userCan = (actor: Actor, userId: number): Record<UserAction, boolean> =>
  toCan(userDecisions(actor, userId));
