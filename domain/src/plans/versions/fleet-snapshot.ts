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

/** The schedule of the whole fleet for a fiscal year, as one version of the fleet plan publishes it. */
export type FleetSnapshot = {
  readonly format: 1;
  readonly fiscal_year_id: number;
  readonly fiscal_year: PlanSnapshot['names']['fiscal_year'];
  readonly plans: readonly PublishedPlan[];
};

type YearNames = PlanSnapshot['names']['fiscal_year'] & { readonly id: number };

export const fleetSnapshotOf = (year: YearNames, plans: readonly PublishedPlan[]): FleetSnapshot => ({
  format: 1,
  fiscal_year_id: year.id,
  fiscal_year: { name: year.name, start_date: year.start_date, end_date: year.end_date },
  plans: plans.toSorted((a, b) => a.snapshot.vessel_id - b.snapshot.vessel_id),
});

/** For those who read schedules but not plans: without what planners wrote for each other. */
export const withoutNotes = (fleet: FleetSnapshot): FleetSnapshot => ({
  ...fleet,
  plans: fleet.plans.map((published) => ({
    ...published,
    snapshot: {
      ...published.snapshot,
      notes: null,
      missions: published.snapshot.missions.map((mission) => ({ ...mission, notes: null })),
      kept: [],
    },
  })),
});
