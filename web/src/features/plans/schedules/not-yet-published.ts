import type { FleetSnapshot } from '@shiptime/domain/plans/versions/fleet-snapshot';
import type { CalendarDay } from '@shiptime/domain/shared/calendar-day';
import type { Vessel } from '../../vessels/api.ts';
import { type FleetFilter, isWanted } from './fleet-filter.ts';

/** Ships of the fleet whose plan for the year has not been final so far; of a year that is over nobody waits for one. */
export const notYetPublished = (
  fleet: FleetSnapshot,
  vessels: readonly Vessel[],
  filter: FleetFilter,
  today: CalendarDay,
): readonly Vessel[] => {
  if (fleet.fiscal_year.end_date < today) return [];
  const published = new Set(fleet.plans.map(({ snapshot }) => snapshot.vessel_id));
  return vessels.filter((vessel) => vessel.active && !published.has(vessel.id) && isWanted(vessel, filter));
};
