import { type RoleName, roles } from '@shiptime/domain/shared/actor';

/** The name of a role, for its label; what a role may do is in `can`. */
export const roleName = (userTypeId: number): RoleName =>
  (Object.entries(roles).find(([, number]) => number === userTypeId)?.[0] as RoleName | undefined) ??
  'co_proponent';
