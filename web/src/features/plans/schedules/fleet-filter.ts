import type { FleetSnapshot } from '@shiptime/domain/plans/versions/fleet-snapshot';
import type { VesselResource } from '@shiptime/domain/vessels/vessel-wire';

export type FleetFilter = {
  readonly regionId?: number | undefined;
  readonly classId?: number | undefined;
  readonly ofApplications?: ReadonlySet<number> | undefined;
};

export const matchesFleetFilter = (
  { region_id, vessel_class_id }: VesselResource,
  { regionId, classId }: FleetFilter,
): boolean =>
  (regionId === undefined || region_id === regionId) &&
  (classId === undefined || vessel_class_id === classId);

const isOf = (applications: ReadonlySet<number>) => (mission: { ship_time_request_id: number | null }) =>
  mission.ship_time_request_id !== null && applications.has(mission.ship_time_request_id);

export const hasMissionsOfApplications = (fleet: FleetSnapshot, applications: ReadonlySet<number>): boolean =>
  fleet.plans.some(({ snapshot }) => snapshot.missions.some(isOf(applications)));

const onlyOf = (fleet: FleetSnapshot, applications: ReadonlySet<number>): FleetSnapshot => ({
  ...fleet,
  plans: fleet.plans.flatMap((plan) => {
    const missions = plan.snapshot.missions.filter(isOf(applications));
    return missions.length === 0 ? [] : [{ ...plan, snapshot: { ...plan.snapshot, missions } }];
  }),
});

export const filterFleet = (
  fleet: FleetSnapshot,
  vessels: readonly VesselResource[],
  filter: FleetFilter,
): FleetSnapshot => {
  const among = filter.ofApplications ? onlyOf(fleet, filter.ofApplications) : fleet;
  if (filter.regionId === undefined && filter.classId === undefined) return among;
  const wanted = new Set(vessels.filter((vessel) => matchesFleetFilter(vessel, filter)).map(({ id }) => id));
  return { ...among, plans: among.plans.filter(({ snapshot }) => wanted.has(snapshot.vessel_id)) };
};

export const filterChoicesOf = (fleet: FleetSnapshot, vessels: readonly VesselResource[]) => {
  const planned = new Set(fleet.plans.map(({ snapshot }) => snapshot.vessel_id));
  const among = vessels.filter(({ id }) => planned.has(id));
  return {
    regionIds: new Set(among.map(({ region_id }) => region_id)),
    classIds: new Set(among.map(({ vessel_class_id }) => vessel_class_id)),
  };
};
