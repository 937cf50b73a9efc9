import { type RoleName, roles } from '@shiptime/domain/shared/actor';

export const roleName = (userTypeId: number): RoleName =>
  (Object.entries(roles).find(([, number]) => number === userTypeId)?.[0] as RoleName | undefined) ??
  'co_proponent';
