import type { Vessel } from '@shiptime/domain/vessels/vessel-wire';
import { type FleetFilter, matchesFilter } from './fleet-filter.ts';

/** Vessels with a plan for the year that has never been final, after the reader's filters. */
export const notYetPublished = (
  awaited: readonly number[],
  vessels: readonly Vessel[],
  filter: FleetFilter,
): readonly Vessel[] =>
  vessels.filter((vessel) => awaited.includes(vessel.id) && matchesFilter(vessel, filter));
