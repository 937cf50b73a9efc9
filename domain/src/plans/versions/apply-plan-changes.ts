import type { FieldChange, PlanChange } from './diff-plan-snapshots.ts';
import { isSameData } from '../../shared/same-data.ts';
import type { PlanSnapshot, SnapshotConstraint, SnapshotMission } from './snapshot.ts';
import { createConstraintSnapshot, createMissionSnapshot, sortKeptConflicts } from './snapshot.ts';

type Rows<T> = Map<number, T>;

const rowsOf = <T extends { readonly id: number }>(rows: readonly T[]): Rows<T> =>
  new Map(rows.map((row) => [row.id, row]));

const sorted = <T extends { readonly id: number }>(rows: Rows<T>): T[] =>
  [...rows.values()].sort((a, b) => a.id - b.id);

const assigned = (fields: readonly FieldChange[]) =>
  Object.fromEntries(fields.map(({ field, after }) => [field, after]));

const edit = <T>(rows: Rows<T>, id: number, fields: Partial<T>): void => {
  const row = rows.get(id);
  if (row !== undefined) rows.set(id, { ...row, ...fields });
};

const onMission = (missions: Rows<SnapshotMission>, change: PlanChange): void => {
  switch (change.kind) {
    case 'mission_added':
      missions.set(change.mission_id, change.mission);
      break;
    case 'mission_removed':
      missions.delete(change.mission_id);
      break;
    case 'mission_moved':
    case 'mission_scheduled':
      edit(missions, change.mission_id, change.after);
      break;
    case 'mission_unscheduled':
      edit(missions, change.mission_id, { start_date: null, start_fraction: 0 });
      break;
    case 'mission_changed':
      edit(missions, change.mission_id, assigned(change.fields));
      break;
    default:
  }
};

const onConstraint = (constraints: Rows<SnapshotConstraint>, change: PlanChange): void => {
  if (change.kind === 'constraint_added') constraints.set(change.constraint_id, change.constraint);
  if (change.kind === 'constraint_removed') constraints.delete(change.constraint_id);
  const row = constraints.get(change.kind === 'constraint_changed' ? change.constraint_id : 0);
  if (change.kind === 'constraint_changed' && row)
    constraints.set(row.id, createConstraintSnapshot({ ...row, ...assigned(change.fields) }));
};

const onPlan = (plan: PlanSnapshot, change: PlanChange): PlanSnapshot => {
  if (change.kind === 'plan_changed') return { ...plan, ...assigned(change.fields) };
  if (change.kind === 'names_changed') return { ...plan, names: change.after };
  if (change.kind === 'conflict_kept') return { ...plan, kept: [...plan.kept, change.kept] };
  if (change.kind !== 'conflict_no_longer_kept') return plan;
  return { ...plan, kept: plan.kept.filter((each) => !isSameData(each, change.kept)) };
};

export const applyPlanChanges = (before: PlanSnapshot, changes: readonly PlanChange[]): PlanSnapshot => {
  const missions = rowsOf(before.missions);
  const constraints = rowsOf(before.constraints);
  for (const change of changes) {
    onMission(missions, change);
    onConstraint(constraints, change);
  }
  const plan = changes.reduce(onPlan, before);
  return {
    ...plan,
    missions: sorted(missions).map(createMissionSnapshot),
    constraints: sorted(constraints),
    kept: sortKeptConflicts(plan.kept),
  };
};
