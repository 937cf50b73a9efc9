import { type Role, roles } from '../shared/actor.ts';

/** What a service account may be used for; which routes each opens stands in the server (`route-scopes.ts`). */
export const scopes = [
  'applications:read',
  'applications:write',
  'plans:read',
  'plans:write',
  'schedules:read',
  'events:read',
] as const;
export type Scope = (typeof scopes)[number];

/** Lists, vessels and years are open to each of them. */
export type RouteScope = Scope | 'any';

/**
 * As whom a service account reads and writes: what such a person sees and may do, within its scopes. Never as an
 * administrator, and never as a general user, who may do nothing.
 */
export const serviceUserTypes = [
  roles.proponent,
  roles.regional_vessel_coordinator,
  roles.national_science_representative,
  roles.observer,
] as const satisfies readonly Role[];

export const mostTokens = 5;
export const longestTokenDays = 730;
export const usualTokenDays = 365;

export const tokenStart = 'shp_';
export const isServiceToken = (token: string): boolean => token.startsWith(tokenStart);
