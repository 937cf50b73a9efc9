import type { VesselResource } from '@shiptime/domain/vessels/vessel-wire';
import { type FleetFilter, matchesFleetFilter } from './fleet-filter.ts';

export const findVesselsNotYetPublished = (
  awaited: readonly number[],
  vessels: readonly VesselResource[],
  filter: FleetFilter,
): readonly VesselResource[] =>
  vessels.filter((vessel) => awaited.includes(vessel.id) && matchesFleetFilter(vessel, filter));
