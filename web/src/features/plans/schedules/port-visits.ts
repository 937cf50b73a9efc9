import { portIdsOfMission } from '@shiptime/domain/plans/port-calls';
import type { FleetSnapshot } from '@shiptime/domain/plans/versions/fleet-snapshot';
import type { SnapshotMission } from '@shiptime/domain/plans/versions/snapshot';

export type PortVisits = {
  readonly port_id: number;
  readonly missions: readonly SnapshotMission[];
  readonly vessel_ids: readonly number[];
};

export const findPortVisits = (fleet: FleetSnapshot): readonly PortVisits[] => {
  const byPort = new Map<number, { missions: SnapshotMission[]; vessels: Set<number> }>();
  for (const { snapshot } of fleet.plans) {
    for (const mission of snapshot.missions) {
      const ports = new Set(portIdsOfMission(mission));
      for (const id of ports) {
        const known = byPort.get(id) ?? { missions: [], vessels: new Set() };
        known.missions.push(mission);
        known.vessels.add(snapshot.vessel_id);
        byPort.set(id, known);
      }
    }
  }
  return [...byPort]
    .map(([port_id, { missions, vessels }]) => ({ port_id, missions, vessel_ids: [...vessels] }))
    .sort((a, b) => b.missions.length - a.missions.length || a.port_id - b.port_id);
};
