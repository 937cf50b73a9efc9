import type { Actor } from '../shared/actor.ts';
import { hasRole, roles } from '../shared/actor.ts';
import type { PermissionDecision } from '../shared/permission-decision.ts';
import { allowed, firstRefusal, refused, toPermissionFlags } from '../shared/permission-decision.ts';

const isSelf = (actor: Actor, userId: number): boolean => actor.id === userId;

/** Users may view their own account, administrators every account; everyone else gets 404. */
export const mayViewUser = (actor: Actor, userId: number): PermissionDecision =>
  isSelf(actor, userId) || hasRole(actor, 'administrator') ? allowed : refused('not_found');

/** Even observers, who are read-only elsewhere, may edit their own profile. */
export const mayEditProfile = mayViewUser;

export const mayManageUsers = (actor: Actor): PermissionDecision =>
  hasRole(actor, 'administrator') ? allowed : refused('forbidden');

export const mayManageUser = (actor: Actor, userId: number): PermissionDecision =>
  firstRefusal(
    () => mayViewUser(actor, userId),
    () => mayManageUsers(actor),
    () => (isSelf(actor, userId) ? refused('forbidden') : allowed),
  );

type Standing = { readonly user_type_id: number; readonly active: boolean };
type AskedStanding = Standing & { readonly administrator_asked_by: { readonly id: number } | null };

const isAdministrator = ({ user_type_id, active }: Standing): boolean =>
  active && user_type_id === roles.administrator;

/**
 * True if the change would make someone an administrator and no other administrator has requested it (record
 * 0148).
 */
export const lacksSecondAdministrator = (actor: Actor, before: AskedStanding, after: Standing): boolean =>
  isAdministrator(after) &&
  !isAdministrator(before) &&
  (before.administrator_asked_by === null || isSelf(actor, before.administrator_asked_by.id));

const own = (actor: Actor, userId: number): PermissionDecision =>
  firstRefusal(
    () => mayViewUser(actor, userId),
    () => (isSelf(actor, userId) ? allowed : refused('forbidden')),
  );

export const mayChangePassword = own;
export const mayChangeEmail = own;

export const checkUserActions = (actor: Actor, userId: number) => ({
  edit: mayEditProfile(actor, userId),
  manage: mayManageUser(actor, userId),
  change_password: mayChangePassword(actor, userId),
  change_email: mayChangeEmail(actor, userId),
});

export type UserAction = keyof ReturnType<typeof checkUserActions>;

export const userPermissions = (actor: Actor, userId: number): Record<UserAction, boolean> =>
  toPermissionFlags(checkUserActions(actor, userId));
