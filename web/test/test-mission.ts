import type { PlannedMission } from '@shiptime/domain/plans/wire/mission';

/** Five days from 1 May 2028 by default. */
export const createTestMission = (
  some: Partial<PlannedMission> & { readonly id: number },
): PlannedMission => ({
  vessel_plan_id: 1,
  ship_time_request_id: null,
  number: some.id,
  title: `Mission ${some.id}`,
  requested_berths: null,
  approved_berths: null,
  guest_berths: 0,
  mobilization_days: 1,
  operational_days: 3,
  demobilization_days: 1,
  mobilization_port_id: null,
  demobilization_port_id: null,
  port_calls: 0,
  port_call_stops: [],
  start_date: '2028-05-01',
  start_fraction: 0,
  notes: null,
  end_date: null,
  overlap_kept: false,
  outside_number: null,
  voyage_number: null,
  lock_version: 1,
  created_at: '2028-01-01T00:00:00.000Z',
  updated_at: '2028-01-01T00:00:00.000Z',
  can: { edit: true, move: true, split: true, delete: true },
  ...some,
});
