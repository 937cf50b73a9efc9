import { mayAddOrphanMission, mayCreatePlan, mayRecordDelivery } from '@shiptime/domain/plans/decisions';
import type { MissionRowResult } from '@shiptime/domain/plans/imports/mission-rows';
import type { PlanFacts } from '@shiptime/domain/plans/policy';
import type { Actor } from '@shiptime/domain/shared/actor';
import { type PermissionDecision, firstRefusal } from '@shiptime/domain/shared/permission-decision';
import type { RefusalCode } from '@shiptime/domain/shared/refusal-codes';
import type { Tx } from '#db/connection.ts';
import { createPlan } from '../create-plans.ts';
import { lockPlan, type PlanRow } from '../plan-queries.ts';

export type PlansForImport = {
  readonly ids: readonly number[];
  readonly keyOf: (vesselId: number | null, yearId: number) => string;
  readonly keyOfPlan: (planId: number) => string;
  readonly planIdOf: (key: string) => number;
  readonly refusals: ReadonlyMap<number, RefusalCode>;
  readonly created: number;
};

const keyOf = (vesselId: number | null, yearId: number): string => `${vesselId}:${yearId}`;

/** A missing plan counts as regional, because the import would create a regional plan. */
const mayImport = (actor: Actor, row: MissionRowResult, plan: PlanRow | undefined): PermissionDecision => {
  const vessel_id = row.vessel_id ?? 0;
  const facts: PlanFacts = plan ?? { vessel_id, review_level: 'regional' };
  return firstRefusal(
    () => mayCreatePlan(actor, vessel_id),
    () => (row.kind === 'delivered' ? mayRecordDelivery(actor, facts) : mayAddOrphanMission(actor, facts)),
  );
};

const lockPlans = async (tx: Tx, keys: ReadonlySet<string>): Promise<Map<string, PlanRow>> => {
  const known = await tx
    .selectFrom('vessel_plans')
    .select(['id', 'vessel_id', 'fiscal_year_id'])
    .where('scenario_id', 'is', null)
    .orderBy('id')
    .execute();
  const plans = new Map<string, PlanRow>();
  for (const { id, vessel_id, fiscal_year_id } of known) {
    const key = keyOf(vessel_id, fiscal_year_id);
    if (keys.has(key)) plans.set(key, await lockPlan(tx, id));
  }
  return plans;
};

export const lockPlansForImport = async (
  tx: Tx,
  actor: Actor,
  rows: readonly MissionRowResult[],
): Promise<PlansForImport> => {
  const keysOf = (row: MissionRowResult) =>
    row.parts.map(({ fiscal_year_id }) => keyOf(row.vessel_id, fiscal_year_id));
  const plans = await lockPlans(tx, new Set(rows.flatMap(keysOf)));
  const refusals = new Map<number, RefusalCode>();
  for (const row of rows)
    for (const key of keysOf(row)) {
      const decision = mayImport(actor, row, plans.get(key));
      if (!decision.allowed) refusals.set(row.row, decision.code);
    }
  let created = 0;
  for (const row of rows.filter((each) => !refusals.has(each.row)))
    for (const { fiscal_year_id } of row.parts) {
      const key = keyOf(row.vessel_id, fiscal_year_id);
      if (plans.has(key) || row.vessel_id === null) continue;
      const id = await createPlan(tx, actor, { vessel_id: row.vessel_id, fiscal_year_id });
      plans.set(key, await lockPlan(tx, id));
      created += 1;
    }
  const keys = new Map([...plans].map(([key, { id }]) => [id, key]));
  return {
    ids: [...keys.keys()],
    keyOf,
    keyOfPlan: (planId) => keys.get(planId)!,
    planIdOf: (key) => plans.get(key)!.id,
    refusals,
    created,
  };
};
