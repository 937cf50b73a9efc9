import { describe, expect, it } from 'vitest';
import { roles } from '../shared/actor.ts';
import type { PermissionDecision } from '../shared/permission-decision.ts';
import { mayManageUsers, userPermissions, checkUserActions, mayViewUser } from './policy.ts';

const actor = (role: keyof typeof roles) => ({ id: 1, role: roles[role], vesselIds: [] });
const names = Object.keys(roles) as (keyof typeof roles)[];
const answer = (decision: PermissionDecision): string => (decision.allowed ? 'yes' : decision.code);

describe('accounts', () => {
  it.each(names)('the own one is everyone’s to see and edit, as %s', (name) => {
    expect(userPermissions(actor(name), 1)).toEqual({
      edit: true,
      manage: false,
      change_password: true,
      change_email: true,
    });
  });

  it.each(names.filter((name) => name !== 'administrator'))('another one does not exist for a %s', (name) => {
    const decisions = Object.values(checkUserActions(actor(name), 2));
    expect(new Set([...decisions, mayViewUser(actor(name), 2)].map(answer))).toEqual(new Set(['not_found']));
    expect(answer(mayManageUsers(actor(name)))).toBe('forbidden');
  });

  it('administrators manage every account but their own, and nobody’s password', () => {
    expect(userPermissions(actor('administrator'), 2)).toEqual({
      edit: true,
      manage: true,
      change_password: false,
      change_email: false,
    });
    expect(answer(checkUserActions(actor('administrator'), 1).manage)).toBe('forbidden');
    expect(answer(mayManageUsers(actor('administrator')))).toBe('yes');
  });
});
