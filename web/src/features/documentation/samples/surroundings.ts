import { type Role, roles } from '@shiptime/domain/shared/actor';
import { usePortal } from '#lib/portal.ts';
import type { Account, Surroundings } from './sample.ts';

const nobody: Account = { email: 'you@example.org', password: '…' };

/** This very portal; in a demonstration with accounts that can sign in. */
export const useSurroundings = (): Surroundings => {
  const accounts = usePortal()?.demo_accounts ?? [];
  const one = (role?: Role): Account => {
    const found =
      role === undefined ? accounts[0] : accounts.find(({ user_type_id }) => user_type_id === role);
    return found ? { email: found.email, password: found.password } : nobody;
  };
  return {
    address: window.location.origin,
    ...one(),
    administrator: one(roles.administrator),
    coordinator: one(roles.regional_vessel_coordinator),
  };
};
