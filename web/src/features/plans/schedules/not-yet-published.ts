import type { Vessel } from '@shiptime/domain/vessels/vessel-wire';
import { type FleetFilter, isWanted } from './fleet-filter.ts';

/** Ships that have a plan for the year which has not been final so far, as far as the reader wants to see them. */
export const notYetPublished = (
  awaited: readonly number[],
  vessels: readonly Vessel[],
  filter: FleetFilter,
): readonly Vessel[] => vessels.filter((vessel) => awaited.includes(vessel.id) && isWanted(vessel, filter));
