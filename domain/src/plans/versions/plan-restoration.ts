import { isSameData } from '../../shared/same-data.ts';
import type { Mission } from '../missions.ts';
import { type MissionChangeBody, missionChangeSchema } from '../schema.ts';
import type { PlanSnapshot, SnapshotMission } from './snapshot.ts';

const changeable = missionChangeSchema.keyof().options;

export type PlanRestoration = {
  readonly changes: readonly (MissionChangeBody & { readonly id: number })[];
  readonly missing: readonly SnapshotMission[];
};

const withStops = (mission: Mission): Mission => ({ port_call_stops: [], ...mission });

/**
 * Missions that the version lacks lose their dates but are kept, since their applications may have been
 * accepted in between.
 */
export const computePlanRestoration = (
  version: Pick<PlanSnapshot, 'missions'>,
  now: readonly Mission[],
): PlanRestoration => {
  const then = new Map(version.missions.map((mission) => [mission.id, mission]));
  const changes = now.flatMap((mission) => {
    const before = then.get(mission.id);
    if (!before) return mission.start_date === null ? [] : [{ id: mission.id, start_date: null }];
    const [was, is] = [withStops(before), withStops(mission)];
    const differing = changeable.filter((field) => !isSameData(was[field], is[field]));
    if (differing.length === 0) return [];
    return [{ id: mission.id, ...Object.fromEntries(differing.map((field) => [field, was[field]])) }];
  });
  const ids = new Set(now.map(({ id }) => id));
  return { changes, missing: version.missions.filter(({ id }) => !ids.has(id)) };
};
