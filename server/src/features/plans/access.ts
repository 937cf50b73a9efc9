import type { Access } from '#http/access.ts';

/** Those who read plans at every level (domain/plans/policy, `readPlans`); what each may do, the commands ask. */
export const planReaders: Access = [
  'regional_vessel_coordinator',
  'national_science_representative',
  'administrator',
  'observer',
];

/** Published schedules (`readSchedules`): whoever is signed in. */
export const scheduleReaders: Access = 'signed_in';
