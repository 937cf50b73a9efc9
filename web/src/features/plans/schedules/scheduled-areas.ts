import type { FleetSnapshot, ScheduledProjectArea } from '@shiptime/domain/plans/versions/fleet-snapshot';
import type { SnapshotMission } from '@shiptime/domain/plans/versions/snapshot';

export type AreaMissions = {
  readonly area: ScheduledProjectArea;
  readonly missions: readonly SnapshotMission[];
  readonly vessel_ids: readonly number[];
};

export const groupMissionsByArea = (fleet: FleetSnapshot): readonly AreaMissions[] =>
  (fleet.areas ?? [])
    .map((area) => {
      const applications = new Set(area.ship_time_request_ids);
      const there = fleet.plans.flatMap(({ snapshot }) =>
        snapshot.missions
          .filter(({ ship_time_request_id: id }) => id !== null && applications.has(id))
          .map((mission) => ({ mission, vessel: snapshot.vessel_id })),
      );
      return {
        area,
        missions: there.map(({ mission }) => mission),
        vessel_ids: [...new Set(there.map(({ vessel }) => vessel))],
      };
    })
    .filter(({ missions }) => missions.length > 0)
    .sort((a, b) => b.missions.length - a.missions.length || a.area.id - b.area.id);

export const findAreasOfApplication = (
  fleet: FleetSnapshot,
  applicationId: number | null,
): readonly ScheduledProjectArea[] =>
  applicationId === null
    ? []
    : (fleet.areas ?? []).filter(({ ship_time_request_ids: ids }) => ids.includes(applicationId));
