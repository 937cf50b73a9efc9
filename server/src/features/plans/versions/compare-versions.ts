import { diffPlanSnapshots, type PlanChange } from '@shiptime/domain/plans/versions/diff-plan-snapshots';
import type { PlanSnapshot } from '@shiptime/domain/plans/versions/snapshot';
import type { Db } from '#db/connection.ts';
import { notFoundRefusal } from '#http/refusal.ts';

export const compareVersions = async (
  db: Db,
  planId: number,
  number: number,
  other: number,
): Promise<PlanChange[]> => {
  const rows = await db
    .selectFrom('vessel_plan_versions')
    .select(['number', 'snapshot'])
    .where('vessel_plan_id', '=', planId)
    .where('number', 'in', [number, other])
    .execute();
  const [from, to] = [number, other].map((wanted) => rows.find((row) => row.number === wanted)?.snapshot);
  if (from === undefined || to === undefined) throw notFoundRefusal();
  return diffPlanSnapshots(from as PlanSnapshot, to as PlanSnapshot);
};
