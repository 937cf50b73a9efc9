import { type Role, roles } from '../shared/actor.ts';

/** `route-scopes.ts` of the server lists the routes of each scope. */
export const scopes = [
  'applications:read',
  'applications:write',
  'plans:read',
  'plans:write',
  'schedules:read',
  'events:read',
  'people:read',
  'letters:read',
  'voyages:read',
] as const;
export type Scope = (typeof scopes)[number];

export type RouteScope = Scope | 'any';

/** Excludes administrators and co-proponents. */
export const serviceUserTypes = [
  roles.proponent,
  roles.regional_vessel_coordinator,
  roles.national_science_representative,
  roles.observer,
] as const satisfies readonly Role[];

export const maximumTokensPerServiceAccount = 5;
export const maximumTokenDays = 730;
export const defaultTokenDays = 365;

export const tokenPrefix = 'shp_';
export const isServiceToken = (token: string): boolean => token.startsWith(tokenPrefix);
