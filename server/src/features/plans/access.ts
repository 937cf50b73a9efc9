import type { Access } from '../../http/access.ts';

/** Those who read plans at every level (domain/plans/policy, `readPlans`); what each may do, the commands ask. */
export const planReaders: Access = [
  'regional_vessel_coordinator',
  'national_science_representative',
  'administrator',
  'observer',
];

/** Published schedules (`readSchedules`): proponents too. */
export const scheduleReaders: Access = [
  'proponent',
  'regional_vessel_coordinator',
  'national_science_representative',
  'administrator',
  'observer',
];
