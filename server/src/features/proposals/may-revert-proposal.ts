import { mayEditPlan } from '@shiptime/domain/plans/decisions';
import type { Actor } from '@shiptime/domain/shared/actor';
import { allowed, type PermissionDecision, refused } from '@shiptime/domain/shared/permission-decision';
import type { Db } from '#db/connection.ts';
import type { PlanRow } from '../plans/plan-queries.ts';
import type { StoredProposedChange } from './proposal-outcome.ts';

type Placed = {
  readonly vessel_id: number;
  readonly start_date: string | null;
  readonly start_fraction: number;
};
type Written = Placed & { readonly id: number; readonly operational_days: number | null };

const writtenOf = (changes: readonly StoredProposedChange[]): Written[] =>
  changes.flatMap(({ mission_id, to, operational_days: days, second }) => [
    { ...to, id: mission_id, operational_days: days && days.to - (second?.operational_days ?? 0) },
    ...(second?.mission_id ? [{ ...second, id: second.mission_id, vessel_id: to.vessel_id }] : []),
  ]);

const isElsewhere = async (db: Db, planIds: readonly number[], applied: readonly StoredProposedChange[]) => {
  const written = writtenOf(applied);
  const rows = await db
    .selectFrom('missions as m')
    .innerJoin('vessel_plans as p', 'p.id', 'm.vessel_plan_id')
    .select(['m.id', 'p.vessel_id', 'm.start_date', 'm.start_fraction', 'm.operational_days'])
    .where('p.id', 'in', planIds)
    .where(
      'm.id',
      'in',
      written.map(({ id }) => id),
    )
    .execute();
  const now = new Map(rows.map((row) => [row.id, row]));
  return written.some(({ id, vessel_id, start_date, start_fraction, operational_days }) => {
    const found = now.get(id);
    if (!found || found.vessel_id !== vessel_id || found.start_date !== start_date) return true;
    if (operational_days !== null && Number(found.operational_days) !== operational_days) return true;
    return start_date !== null && Number(found.start_fraction) !== start_fraction;
  });
};

/** Refuses if an applied change was edited afterwards. */
export const mayRevertProposal = async (
  db: Db,
  actor: Actor,
  changes: readonly StoredProposedChange[],
  plans: readonly PlanRow[],
): Promise<PermissionDecision> => {
  const applied = changes.filter((change) => change.applied);
  if (applied.length === 0) return refused('invalid_transition');
  const closed = plans.map((plan) => mayEditPlan(actor, plan)).find((decision) => !decision.allowed);
  if (closed) return closed;
  const planIds = plans.map(({ id }) => id);
  return planIds.length === 0 || (await isElsewhere(db, planIds, applied))
    ? refused('changed_since')
    : allowed;
};
