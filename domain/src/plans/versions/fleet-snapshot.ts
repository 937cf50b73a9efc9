import { conflictSeverities } from '../conflicts/conflict.ts';
import type { Instant } from '../../shared/instant.ts';
import type { PlanSnapshot } from './snapshot.ts';

/** A vessel's plan as it was set final. */
export type PublishedPlan = {
  /** The number of the version of the vessel plan. */
  readonly version: number;
  readonly finalized_at: Instant;
  /** An administrator has reopened the plan since: what was promised stands until it is final again. */
  readonly reopened: boolean;
  readonly snapshot: PlanSnapshot;
};

/** A project area in which applications mean to work, as it was called then. `key`: of its outline, where it has one. */
export type ScheduledArea = {
  readonly id: number;
  readonly key: string;
  readonly name_en: string;
  readonly name_fr: string;
  readonly ship_time_request_ids: readonly number[];
};

/** The schedule of the whole fleet for a fiscal year, as one version of the fleet plan publishes it. */
export type FleetSnapshot = {
  readonly format: 1;
  readonly fiscal_year_id: number;
  readonly fiscal_year: PlanSnapshot['names']['fiscal_year'];
  readonly plans: readonly PublishedPlan[];
  /** Schedules that were published before areas were kept have none. */
  readonly areas?: readonly ScheduledArea[];
};

type YearNames = PlanSnapshot['names']['fiscal_year'] & { readonly id: number };

/** The applications that have a mission in one of these plans. */
export const applicationsIn = (plans: readonly PublishedPlan[]): readonly number[] => [
  ...new Set(
    plans.flatMap(({ snapshot }) => snapshot.missions.flatMap((each) => each.ship_time_request_id ?? [])),
  ),
];

export const fleetSnapshotOf = (
  year: YearNames,
  plans: readonly PublishedPlan[],
  areas: readonly ScheduledArea[],
): FleetSnapshot => ({
  format: 1,
  fiscal_year_id: year.id,
  fiscal_year: { name: year.name, start_date: year.start_date, end_date: year.end_date },
  plans: plans.toSorted((a, b) => a.snapshot.vessel_id - b.snapshot.vessel_id),
  areas: areas.toSorted((a, b) => a.id - b.id),
});

const isError = (code: string): boolean =>
  Object.entries(conflictSeverities).some(([name, severity]) => name === code && severity === 'error');

/**
 * For those who read schedules but not plans: without what planners wrote for each other. Which errors stand knowingly
 * is part of what was promised; why, and who said so, is not.
 */
export const withoutNotes = (fleet: FleetSnapshot): FleetSnapshot => ({
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
