import type { RouteAccess } from '#http/access.ts';

export const planReadersAccess: RouteAccess = [
  'regional_vessel_coordinator',
  'national_science_representative',
  'administrator',
  'observer',
];

export const scheduleReadersAccess: RouteAccess = 'signed_in';
