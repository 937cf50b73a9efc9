import type { Vessel } from '@shiptime/domain/vessels/vessel-wire';
import { type FleetFilter, matchesFleetFilter } from './fleet-filter.ts';

export const findVesselsNotYetPublished = (
  awaited: readonly number[],
  vessels: readonly Vessel[],
  filter: FleetFilter,
): readonly Vessel[] =>
  vessels.filter((vessel) => awaited.includes(vessel.id) && matchesFleetFilter(vessel, filter));
