import type { Access } from '#http/access.ts';

export const planReaders: Access = [
  'regional_vessel_coordinator',
  'national_science_representative',
  'administrator',
  'observer',
];

export const scheduleReaders: Access = 'signed_in';
