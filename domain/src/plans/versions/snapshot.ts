import type { CalendarDay } from '../../shared/calendar-day.ts';
import { countDaysInclusive } from '../../shared/calendar-day.ts';
import type { ConstraintKind } from '../../vessels/constraints.ts';
import type { ConstraintNames } from '../../vessels/constraint-names.ts';
import type { KeptConflict } from '../conflicts/kept-conflicts.ts';
import type { ReviewLevel } from '../lifecycle.ts';
import type { Mission } from '../missions.ts';
import { missionEndDate } from '../missions.ts';
import { portIdsOfMission, sortStops } from '../port-calls.ts';
import { findPartnerMissions, type ApplicationPairs } from '../shared-voyages/shared-missions.ts';

type BilingualName = { readonly name_en: string; readonly name_fr: string };

export type MissionCaption = {
  readonly project_title: string | null;
  readonly primary_proponent: string | null;
};

export type SnapshotMission = Mission &
  MissionCaption & {
    readonly end_date: CalendarDay | null;
    readonly sails_with_id?: number;
    readonly replanned?: boolean;
    readonly voyage_number?: string | null;
  };

export type SnapshotConstraint = ConstraintNames & {
  readonly id: number;
  readonly kind?: ConstraintKind;
  readonly start_date: CalendarDay;
  readonly end_date: CalendarDay;
  readonly duration_days: number;
  readonly port_id: number | null;
};

/** Immutable snapshot that stays readable when vessels, ports, people or titles change. */
export type PlanSnapshot = {
  readonly format: 1;
  readonly vessel_plan_id: number;
  readonly vessel_id: number;
  readonly fiscal_year_id: number;
  readonly review_level: ReviewLevel;
  readonly notes: string | null;
  readonly names: {
    readonly vessel: BilingualName;
    readonly fiscal_year: {
      readonly name: string;
      readonly start_date: CalendarDay;
      readonly end_date: CalendarDay;
    };
    readonly ports: readonly (BilingualName & { readonly id: number })[];
  };
  readonly missions: readonly SnapshotMission[];
  readonly constraints: readonly SnapshotConstraint[];
  readonly kept: readonly KeptConflict[];
};

type Known = Mission &
  Partial<MissionCaption> & {
    readonly sails_with_id?: number | null;
    readonly voyage_number?: string | null;
  };

export type SnapshotInput = {
  readonly plan: Pick<
    PlanSnapshot,
    'vessel_plan_id' | 'vessel_id' | 'fiscal_year_id' | 'review_level' | 'notes'
  >;
  readonly vessel: BilingualName;
  readonly fiscal_year: PlanSnapshot['names']['fiscal_year'];
  readonly ports: readonly (BilingualName & { readonly id: number })[];
  readonly missions: readonly Known[];
  readonly pairs?: ApplicationPairs;
  readonly constraints: readonly Omit<SnapshotConstraint, 'duration_days'>[];
  readonly kept: readonly KeptConflict[];
};

const byId = <T extends { readonly id: number }>(rows: readonly T[]): T[] =>
  rows.toSorted((a, b) => a.id - b.id);

export const sortKeptConflicts = (kept: readonly KeptConflict[]): KeptConflict[] =>
  kept.toSorted(
    (a, b) =>
      a.mission_id - b.mission_id ||
      a.code.localeCompare(b.code, 'en') ||
      (a.other_mission_id ?? 0) - (b.other_mission_id ?? 0) ||
      (a.constraint_id ?? 0) - (b.constraint_id ?? 0),
  );

export const createMissionSnapshot = (mission: Known): SnapshotMission => ({
  id: mission.id,
  vessel_plan_id: mission.vessel_plan_id,
  ship_time_request_id: mission.ship_time_request_id,
  number: mission.number,
  title: mission.title,
  requested_berths: mission.requested_berths,
  approved_berths: mission.approved_berths,
  mobilization_days: mission.mobilization_days,
  operational_days: mission.operational_days,
  demobilization_days: mission.demobilization_days,
  mobilization_port_id: mission.mobilization_port_id,
  demobilization_port_id: mission.demobilization_port_id,
  port_calls: mission.port_calls,
  ...(mission.port_call_stops?.length && { port_call_stops: sortStops(mission) }),
  start_date: mission.start_date,
  start_fraction: mission.start_date === null ? 0 : mission.start_fraction,
  end_date: missionEndDate(mission),
  notes: mission.notes,
  project_title: mission.project_title ?? null,
  primary_proponent: mission.primary_proponent ?? null,
  ...(mission.sails_with_id && { sails_with_id: mission.sails_with_id }),
  ...(mission.voyage_number && { voyage_number: mission.voyage_number }),
});

export const createConstraintSnapshot = (
  row: Omit<SnapshotConstraint, 'duration_days'>,
): SnapshotConstraint => ({
  id: row.id,
  name: row.name,
  ...(row.name_en && { name_en: row.name_en }),
  ...(row.name_fr && { name_fr: row.name_fr }),
  ...(row.kind && { kind: row.kind }),
  start_date: row.start_date,
  end_date: row.end_date,
  duration_days: countDaysInclusive(row.start_date, row.end_date),
  port_id: row.port_id,
});

/** Sorts rows by id and attributes by name, so that equal plans give equal snapshots. */
export const createPlanSnapshot = (input: SnapshotInput): PlanSnapshot => {
  const spokenOf = new Set([
    ...input.missions.flatMap((mission) => portIdsOfMission(mission)),
    ...input.constraints.map((constraint) => constraint.port_id),
  ]);
  const mates = findPartnerMissions(input.missions, input.pairs ?? []);
  return {
    format: 1,
    vessel_plan_id: input.plan.vessel_plan_id,
    vessel_id: input.plan.vessel_id,
    fiscal_year_id: input.plan.fiscal_year_id,
    review_level: input.plan.review_level,
    notes: input.plan.notes,
    names: {
      vessel: { name_en: input.vessel.name_en, name_fr: input.vessel.name_fr },
      fiscal_year: {
        name: input.fiscal_year.name,
        start_date: input.fiscal_year.start_date,
        end_date: input.fiscal_year.end_date,
      },
      ports: byId(input.ports)
        .filter((port) => spokenOf.has(port.id))
        .map(({ id, name_en, name_fr }) => ({ id, name_en, name_fr })),
    },
    missions: byId(input.missions).map((mission) =>
      createMissionSnapshot({ ...mission, sails_with_id: mates.get(mission.id)?.mission.id ?? null }),
    ),
    constraints: byId(input.constraints).map(createConstraintSnapshot),
    kept: sortKeptConflicts(input.kept),
  };
};
