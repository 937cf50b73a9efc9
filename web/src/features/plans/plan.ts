import type {
  ApplicationFacts,
  ConstraintFacts,
  PortFacts,
  SeaDistance,
} from '@shiptime/domain/plans/conflicts/circumstances';
import type { KeptConflict } from '@shiptime/domain/plans/conflicts/kept-conflicts';
import type { MissionOnVessel } from '@shiptime/domain/plans/conflicts/rules/application';
import type { PlanStep, ReviewLevel } from '@shiptime/domain/plans/lifecycle';
import type { Mission } from '@shiptime/domain/plans/missions';
import type { Totals } from '@shiptime/domain/plans/totals';
import type { PlanSnapshot } from '@shiptime/domain/plans/versions/snapshot';
import type { FleetSnapshot } from '@shiptime/domain/plans/versions/fleet-snapshot';
import type { ConstraintKind } from '@shiptime/domain/vessels/constraints';
import type { FiscalYearRow } from '../reference/api.ts';
import type { Vessel } from '../vessels/api.ts';

export type Can = Readonly<Record<string, boolean>>;
export type Person = { readonly id: number; readonly first_name: string; readonly last_name: string };

/** What a planner sees of the application behind a mission. */
export type AskedApplication = ApplicationFacts & {
  readonly project_title: string;
  readonly status_id: number;
  readonly scheduling_constraints: string | null;
  readonly mobilization_days: number | null;
  readonly demobilization_days: number | null;
  readonly primary_proponent: Person & { readonly email: string; readonly affiliation: string | null };
};

export type PlannedMission = Mission & {
  readonly end_date: string | null;
  readonly overlap_kept: boolean;
  readonly lock_version: number;
  readonly updated_at: string;
  readonly can: Can;
  readonly ship_time_request?: AskedApplication | null;
};

export type PlanConstraint = ConstraintFacts & {
  readonly kind?: ConstraintKind;
  readonly vessel_id: number;
  readonly duration_days: number;
};

export type PlanVersion = {
  readonly id: number;
  readonly number: number;
  readonly reason: string;
  readonly review_level: ReviewLevel;
  readonly author: Person;
  readonly created_at: string;
  readonly snapshot?: PlanSnapshot;
};

export type KeptRow = KeptConflict & { readonly id: number };

/** How many of each severity; those kept knowingly are counted apart. */
export type ConflictCounts = Readonly<Record<'error' | 'warning' | 'info' | 'kept', number>>;

/** What has to be done before the plan goes one level up, whoever takes the step. */
export type Obstacle = {
  readonly code: 'undecided_applications' | 'unscheduled_missions' | 'unresolved_conflicts';
  readonly ids: readonly number[];
};

export type Plan = {
  readonly id: number;
  readonly vessel_id: number;
  readonly fiscal_year_id: number;
  readonly review_level: ReviewLevel;
  readonly notes: string | null;
  readonly lock_version: number;
  readonly updated_at: string;
  readonly can: Can;
  readonly vessel?: Vessel;
  readonly fiscal_year?: FiscalYearRow;
  readonly missions?: readonly PlannedMission[];
  readonly constraints?: readonly PlanConstraint[];
  readonly versions?: readonly PlanVersion[];
  readonly totals?: Totals;
  readonly conflicts?: ConflictCounts;
  readonly blocking?: { readonly step: PlanStep | null; readonly reasons: readonly Obstacle[] };
};

/** What whoever takes a step should have seen before; sentences in the reader's language. */
export type Preflight = {
  readonly allowed: boolean;
  readonly refusal: { readonly code: string; readonly message: string } | null;
  readonly undecided: readonly number[];
  readonly undated: readonly (Pick<Mission, 'id' | 'number' | 'title'> & {
    readonly ship_time_request_id: number | null;
  })[];
  readonly kept: readonly {
    readonly key: string;
    readonly message: string;
    readonly kept: { readonly reason: string; readonly by: string };
  }[];
  readonly totals: Readonly<Record<'requested_days' | 'granted_days' | 'refused_days', number>>;
};

/** The plan with everything that the scheduler draws. */
export type OpenPlan = Plan & Required<Pick<Plan, 'vessel' | 'fiscal_year' | 'missions' | 'constraints'>>;

export type FleetPlan = {
  readonly id: number;
  readonly fiscal_year_id: number;
  readonly fiscal_year_name: string;
  readonly latest_version: number | null;
  readonly published_at: string | null;
  readonly vessels_published: number;
  readonly vessels: number;
  /** Those whose plan for the year has not been final so far. */
  readonly awaited_vessel_ids: readonly number[];
  readonly can: Can;
};

export type FleetVersion = {
  readonly id: number;
  readonly number: number;
  readonly reason: string;
  readonly is_latest: boolean;
  readonly author: Person;
  readonly created_at: string;
  readonly snapshot?: FleetSnapshot;
};

/** What the rules ask beside the plan itself, so that a change is checked before it is saved. */
export type BoardFacts = {
  readonly applications: readonly ApplicationFacts[];
  readonly ports: readonly PortFacts[];
  readonly distances: readonly (SeaDistance & {
    readonly from_port_id: number;
    readonly to_port_id: number;
  })[];
  readonly kept: readonly KeptRow[];
  readonly elsewhere: readonly MissionOnVessel[];
  /** Of the same vessels right before and after the year; nothing of it is changed here. */
  readonly beside: {
    readonly missions: readonly MissionBeside[];
    readonly constraints: readonly (ConstraintFacts & { readonly vessel_id: number })[];
  };
};

export type MissionBeside = {
  readonly vessel_id: number;
  readonly fiscal_year_name: string;
  readonly side: 'before' | 'after';
  readonly mission: Mission;
};
