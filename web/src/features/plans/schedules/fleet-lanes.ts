import type { FleetSnapshot } from '@shiptime/domain/plans/versions/fleet-snapshot';
import type { SnapshotMission } from '@shiptime/domain/plans/versions/snapshot';
import { constraintBlocks, type ConstraintFacts, readBarsOf } from '../timeline-view/timeline-lane.ts';
import type { Vessel } from '@shiptime/domain/vessels/vessel-wire';
import type { TimelineLane } from '../timeline/lanes.ts';

export type FleetWords = {
  readonly name: (row: { readonly name_en: string; readonly name_fr: string }) => string;
  readonly mission: (mission: SnapshotMission, mate: SnapshotMission | undefined) => string;
  readonly constraint: (constraint: ConstraintFacts) => string;
  readonly detail: (missions: number) => string;
  readonly waiting: string;
};

export const fleetLanes = (
  fleet: FleetSnapshot,
  waiting: readonly Vessel[],
  words: FleetWords,
  compare: (a: string, b: string) => number,
): readonly TimelineLane[] => {
  const byName = (a: TimelineLane, b: TimelineLane) => compare(a.label, b.label);
  const published = fleet.plans.map(({ snapshot }) => ({
    id: snapshot.vessel_id,
    label: words.name(snapshot.names.vessel),
    detail: words.detail(snapshot.missions.length),
    bars: readBarsOf(snapshot.missions, words.mission),
    blocks: constraintBlocks(snapshot.constraints, words.constraint),
  }));
  const awaited = waiting.map((vessel) => ({
    id: vessel.id,
    label: words.name(vessel),
    detail: words.waiting,
    bars: [],
    blocks: [],
  }));
  return [...published.sort(byName), ...awaited.sort(byName)];
};
