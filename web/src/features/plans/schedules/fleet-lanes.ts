import type { FleetSnapshot } from '@shiptime/domain/plans/versions/fleet-snapshot';
import type { SnapshotMission } from '@shiptime/domain/plans/versions/snapshot';
import { barsOf } from '../looks/timeline-lane.ts';
import { tickAfterDay, tickOfDay } from '@shiptime/domain/plans/ticks';
import type { Vessel } from '@shiptime/domain/vessels/wire';
import type { TimelineLane } from '../timeline/lanes.ts';

export type FleetWords = {
  readonly name: (row: { readonly name_en: string; readonly name_fr: string }) => string;
  readonly mission: (mission: SnapshotMission) => string;
  readonly constraint: (constraint: { name: string; start_date: string; end_date: string }) => string;
  readonly detail: (missions: number) => string;
  readonly waiting: string;
};

/** A published schedule as lanes, by the name of the vessel. */
export const fleetLanes = (
  fleet: FleetSnapshot,
  waiting: readonly Vessel[],
  words: FleetWords,
  compare: (a: string, b: string) => number,
): readonly TimelineLane[] =>
  [
    ...fleet.plans.map(({ snapshot }) => ({
      id: snapshot.vessel_id,
      label: words.name(snapshot.names.vessel),
      detail: words.detail(snapshot.missions.length),
      bars: barsOf(snapshot.missions, [], (mission) => words.mission(mission as SnapshotMission)),
      blocks: snapshot.constraints.map((constraint) => ({
        key: `constraint-${constraint.id}`,
        kind: 'constraint' as const,
        start: tickOfDay(constraint.start_date),
        end: tickAfterDay(constraint.end_date),
        label: words.constraint(constraint),
      })),
    })),
    ...waiting.map((vessel) => ({
      id: vessel.id,
      label: words.name(vessel),
      detail: words.waiting,
      bars: [],
      blocks: [],
    })),
  ].sort((a, b) => compare(a.label, b.label));
