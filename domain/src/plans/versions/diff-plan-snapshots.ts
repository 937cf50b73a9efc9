import { ticksToDays, startToTick } from '../ticks.ts';
import type { ConstraintNames } from '../../vessels/constraint-names.ts';
import { isSameData } from '../../shared/same-data.ts';
import type { PlanFieldValue } from '../port-calls.ts';
import type { MissionStart } from '../ticks.ts';
import type { KeptConflict } from '../conflicts/kept-conflicts.ts';
import type { PlanSnapshot, SnapshotConstraint, SnapshotMission } from './snapshot.ts';

export type FieldChange<F extends string = string> = {
  readonly field: F;
  readonly before: PlanFieldValue;
  readonly after: PlanFieldValue;
};

export const missionFields = [
  'number',
  'title',
  'project_title',
  'primary_proponent',
  'ship_time_request_id',
  'vessel_plan_id',
  'requested_berths',
  'approved_berths',
  'mobilization_days',
  'operational_days',
  'demobilization_days',
  'mobilization_port_id',
  'demobilization_port_id',
  'port_calls',
  'port_call_stops',
  'sails_with_id',
  'notes',
] as const satisfies readonly (keyof SnapshotMission)[];
export type MissionField = (typeof missionFields)[number];

export const constraintFields = [
  'name',
  'name_en',
  'name_fr',
  'kind',
  'start_date',
  'end_date',
  'duration_days',
  'port_id',
] as const satisfies readonly (keyof SnapshotConstraint)[];

export const planFields = [
  'review_level',
  'notes',
  'vessel_plan_id',
  'vessel_id',
  'fiscal_year_id',
] as const satisfies readonly (keyof PlanSnapshot)[];

type OfMission = { readonly mission_id: number; readonly number: number; readonly title: string };
type OfConstraint = ConstraintNames & { readonly constraint_id: number };

export type PlanChange =
  | (OfMission & { readonly kind: 'mission_added' | 'mission_removed'; readonly mission: SnapshotMission })
  | (OfMission & {
      readonly kind: 'mission_moved';
      readonly before: MissionStart;
      readonly after: MissionStart;
      readonly days: number;
    })
  | (OfMission & { readonly kind: 'mission_scheduled'; readonly after: MissionStart })
  | (OfMission & { readonly kind: 'mission_unscheduled'; readonly before: MissionStart })
  | (OfMission & { readonly kind: 'mission_changed'; readonly fields: readonly FieldChange<MissionField>[] })
  | (OfConstraint & {
      readonly kind: 'constraint_added' | 'constraint_removed';
      readonly constraint: SnapshotConstraint;
    })
  | (OfConstraint & { readonly kind: 'constraint_changed'; readonly fields: readonly FieldChange[] })
  | { readonly kind: 'plan_changed'; readonly fields: readonly FieldChange[] }
  | { readonly kind: 'conflict_kept' | 'conflict_no_longer_kept'; readonly kept: KeptConflict }
  /** Renamed vessels, ports or fiscal years, which are not changes by planners. */
  | {
      readonly kind: 'names_changed';
      readonly before: PlanSnapshot['names'];
      readonly after: PlanSnapshot['names'];
    };

export type PlanChangeKind = PlanChange['kind'];

type Row = Readonly<Record<string, unknown>>;

const value = (row: Row, field: string): PlanFieldValue => (row[field] ?? null) as PlanFieldValue;

const fieldChanges = <F extends string>(before: Row, after: Row, fields: readonly F[]): FieldChange<F>[] =>
  fields
    .map((field) => ({ field, before: value(before, field), after: value(after, field) }))
    .filter((change) => !isSameData(change.before, change.after));

const startOf = ({ start_date, start_fraction }: SnapshotMission): MissionStart | null =>
  start_date === null ? null : { start_date, start_fraction };

const nameOf = (mission: SnapshotMission): OfMission => ({
  mission_id: mission.id,
  number: mission.number,
  title: mission.title,
});

const startChange = (before: SnapshotMission, after: SnapshotMission): PlanChange[] => {
  const [from, to, name] = [startOf(before), startOf(after), nameOf(after)];
  if (from === null) return to === null ? [] : [{ kind: 'mission_scheduled', ...name, after: to }];
  if (to === null) return [{ kind: 'mission_unscheduled', ...name, before: from }];
  const days = ticksToDays(startToTick(to) - startToTick(from));
  return days === 0 ? [] : [{ kind: 'mission_moved', ...name, before: from, after: to, days }];
};

const missionChanges = (
  before: SnapshotMission | undefined,
  after: SnapshotMission | undefined,
): PlanChange[] => {
  if (before === undefined) return after ? [{ kind: 'mission_added', ...nameOf(after), mission: after }] : [];
  if (after === undefined) return [{ kind: 'mission_removed', ...nameOf(before), mission: before }];
  const fields = fieldChanges(before, after, missionFields);
  const changed: PlanChange[] =
    fields.length === 0 ? [] : [{ kind: 'mission_changed', ...nameOf(after), fields }];
  return [...startChange(before, after), ...changed];
};

const constraintChanges = (
  before: SnapshotConstraint | undefined,
  after: SnapshotConstraint | undefined,
): PlanChange[] => {
  const constraint = after ?? before;
  if (constraint === undefined) return [];
  const { name_en, name_fr } = constraint;
  const name = {
    constraint_id: constraint.id,
    name: constraint.name,
    ...(name_en && { name_en }),
    ...(name_fr && { name_fr }),
  };
  if (before === undefined) return [{ kind: 'constraint_added', ...name, constraint }];
  if (after === undefined) return [{ kind: 'constraint_removed', ...name, constraint }];
  const isKindKnown = before.kind !== undefined && after.kind !== undefined;
  const known = constraintFields.filter((field) => field !== 'kind' || isKindKnown);
  const fields = fieldChanges(before, after, known);
  return fields.length === 0 ? [] : [{ kind: 'constraint_changed', ...name, fields }];
};

const pairs = <T extends { readonly id: number }>(before: readonly T[], after: readonly T[]) => {
  const [old, now] = [
    new Map(before.map((row) => [row.id, row])),
    new Map(after.map((row) => [row.id, row])),
  ];
  return [...new Set([...old.keys(), ...now.keys()])].map((id) => [old.get(id), now.get(id)] as const);
};

const without = (some: readonly KeptConflict[], others: readonly KeptConflict[]): KeptConflict[] =>
  some.filter((one) => others.every((other) => !isSameData(one, other)));

/**
 * Changes between two versions; `applyPlanChanges(before, diffPlanSnapshots(before, after))` equals
 * `after`.
 */
export const diffPlanSnapshots = (before: PlanSnapshot, after: PlanSnapshot): PlanChange[] => {
  const fields = fieldChanges(before, after, planFields);
  const { names } = after;
  return [
    ...(fields.length === 0 ? [] : [{ kind: 'plan_changed', fields } as const]),
    ...pairs(before.missions, after.missions).flatMap(([old, now]) => missionChanges(old, now)),
    ...pairs(before.constraints, after.constraints).flatMap(([old, now]) => constraintChanges(old, now)),
    ...without(before.kept, after.kept).map((kept) => ({ kind: 'conflict_no_longer_kept', kept }) as const),
    ...without(after.kept, before.kept).map((kept) => ({ kind: 'conflict_kept', kept }) as const),
    ...(isSameData(before.names, names)
      ? []
      : [{ kind: 'names_changed', before: before.names, after: names } as const]),
  ];
};
