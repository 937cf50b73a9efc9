import type { FleetSnapshot } from '@shiptime/domain/plans/versions/fleet-snapshot';
import type { Vessel } from '../../vessels/api.ts';

export type FleetFilter = { readonly regionId?: number | undefined; readonly classId?: number | undefined };

export const isWanted = (
  { region_id, vessel_class_id }: Vessel,
  { regionId, classId }: FleetFilter,
): boolean =>
  (regionId === undefined || region_id === regionId) &&
  (classId === undefined || vessel_class_id === classId);

/** The vessels of a region, of a class, or both; all of them without either. */
export const filteredFleet = (
  fleet: FleetSnapshot,
  vessels: readonly Vessel[],
  filter: FleetFilter,
): FleetSnapshot => {
  if (filter.regionId === undefined && filter.classId === undefined) return fleet;
  const wanted = new Set(vessels.filter((vessel) => isWanted(vessel, filter)).map(({ id }) => id));
  return { ...fleet, plans: fleet.plans.filter(({ snapshot }) => wanted.has(snapshot.vessel_id)) };
};

/** Regions and classes of which a vessel has a plan; others would show nothing. */
export const offeredBy = (fleet: FleetSnapshot, vessels: readonly Vessel[]) => {
  const planned = new Set(fleet.plans.map(({ snapshot }) => snapshot.vessel_id));
  const among = vessels.filter(({ id }) => planned.has(id));
  return {
    regionIds: new Set(among.map(({ region_id }) => region_id)),
    classIds: new Set(among.map(({ vessel_class_id }) => vessel_class_id)),
  };
};
