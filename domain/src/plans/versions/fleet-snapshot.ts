import { conflictSeverities } from '../conflicts/conflict.ts';
import type { Instant } from '../../shared/instant.ts';
import type { PlanSnapshot } from './snapshot.ts';

export type PublishedPlan = {
  readonly version: number;
  readonly finalized_at: Instant;
  readonly reopened: boolean;
  readonly snapshot: PlanSnapshot;
};

export type ScheduledProjectArea = {
  readonly id: number;
  readonly key: string;
  readonly name_en: string;
  readonly name_fr: string;
  readonly ship_time_request_ids: readonly number[];
};

export type FleetSnapshot = {
  readonly format: 1;
  readonly fiscal_year_id: number;
  readonly fiscal_year: PlanSnapshot['names']['fiscal_year'];
  readonly plans: readonly PublishedPlan[];
  readonly areas?: readonly ScheduledProjectArea[];
};

const withMissions = (
  published: PublishedPlan,
  missions: PlanSnapshot['missions'],
  before: PublishedPlan | undefined,
): PublishedPlan => {
  const { snapshot } = published;
  const { ports } = snapshot.names;
  const known = new Set(ports.map(({ id }) => id));
  const others = (before?.snapshot.names.ports ?? []).filter(({ id }) => !known.has(id));
  return {
    ...published,
    snapshot: { ...snapshot, names: { ...snapshot.names, ports: [...ports, ...others] }, missions },
  };
};

/**
 * Keeps each mission only in the plan finalized last. A mission whose plan is being amended (`underway`) stays
 * as in the previous version.
 */
export const keepEachMissionOnce = (
  plans: readonly PublishedPlan[],
  previous: readonly PublishedPlan[],
  underway: ReadonlySet<number>,
): PublishedPlan[] => {
  const lastPlan = new Map<number, PublishedPlan>();
  for (const plan of plans.toSorted((a, b) => a.finalized_at.localeCompare(b.finalized_at)))
    for (const { id } of plan.snapshot.missions) lastPlan.set(id, plan);
  return plans.map((plan) => {
    const { vessel_id, missions } = plan.snapshot;
    const before = previous.find(({ snapshot }) => snapshot.vessel_id === vessel_id);
    const own = missions.filter(({ id }) => lastPlan.get(id) === plan);
    const waiting = (before?.snapshot.missions ?? []).filter(
      ({ id }) => !lastPlan.has(id) && underway.has(id),
    );
    const isAsItIs = own.length === missions.length && waiting.length === 0;
    return isAsItIs ? plan : withMissions(plan, [...own, ...waiting], before);
  });
};

export type ReplannedIds = {
  readonly amended_plan_ids: ReadonlySet<number>;
  readonly mission_ids: ReadonlySet<number>;
};

/** Only the newest version shows which plans are being amended; older ones stay as published. */
export const markReplanning = (
  fleet: FleetSnapshot,
  { amended_plan_ids, mission_ids }: ReplannedIds,
): FleetSnapshot => ({
  ...fleet,
  plans: fleet.plans.map(({ snapshot, ...plan }) => ({
    ...plan,
    reopened: amended_plan_ids.has(snapshot.vessel_plan_id),
    snapshot: {
      ...snapshot,
      missions: snapshot.missions.map((mission) =>
        mission_ids.has(mission.id) ? { ...mission, replanned: true } : mission,
      ),
    },
  })),
});

export const assignVoyageNumbers = (
  fleet: FleetSnapshot,
  numbers: ReadonlyMap<number, string>,
): FleetSnapshot => ({
  ...fleet,
  plans: fleet.plans.map((plan) => ({
    ...plan,
    snapshot: {
      ...plan.snapshot,
      missions: plan.snapshot.missions.map((mission) => ({
        ...mission,
        voyage_number: numbers.get(mission.id) ?? null,
      })),
    },
  })),
});

type YearNames = PlanSnapshot['names']['fiscal_year'] & { readonly id: number };

export const applicationIdsIn = (plans: readonly PublishedPlan[]): readonly number[] => [
  ...new Set(
    plans.flatMap(({ snapshot }) => snapshot.missions.flatMap((each) => each.ship_time_request_id ?? [])),
  ),
];

export const createFleetSnapshot = (
  year: YearNames,
  plans: readonly PublishedPlan[],
  areas: readonly ScheduledProjectArea[],
): FleetSnapshot => ({
  format: 1,
  fiscal_year_id: year.id,
  fiscal_year: { name: year.name, start_date: year.start_date, end_date: year.end_date },
  plans: plans.toSorted((a, b) => a.snapshot.vessel_id - b.snapshot.vessel_id),
  areas: areas.toSorted((a, b) => a.id - b.id),
});

const isError = (code: string): boolean =>
  Object.entries(conflictSeverities).some(([name, severity]) => name === code && severity === 'error');

/** Removes planners' notes, kept warnings and the reasons for keeping errors. */
export const omitNotes = (fleet: FleetSnapshot): FleetSnapshot => ({
  ...fleet,
  plans: fleet.plans.map((published) => ({
    ...published,
    snapshot: {
      ...published.snapshot,
      notes: null,
      missions: published.snapshot.missions.map((mission) => ({ ...mission, notes: null })),
      kept: published.snapshot.kept
        .filter(({ code }) => isError(code))
        .map((each) => ({ ...each, reason: '', by: '' })),
    },
  })),
});
