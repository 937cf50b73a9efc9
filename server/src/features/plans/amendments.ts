import { sql } from 'kysely';
import type { Plan } from '@shiptime/domain/plans/wire/plan';
import type { Db } from '#db/connection.ts';

export type Amendment = NonNullable<Plan['amendment']>;

export const findPlanAmendments = async (
  db: Db,
  planIds: readonly number[],
): Promise<ReadonlyMap<number, Amendment>> => {
  if (planIds.length === 0) return new Map();
  const { rows } = await sql<Amendment & { plan_id: number }>`
    select distinct on (h.vessel_plan_id) h.vessel_plan_id as plan_id, h.reason, h.created_at as opened_at,
      jsonb_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name) as opened_by
    from vessel_plan_history h join vessel_plans p on p.id = h.vessel_plan_id join users u on u.id = h.user_id
    where h.vessel_plan_id = any(${[...planIds]}::int[]) and h.action = 'reopen' and p.review_level <> 'final'
    order by h.vessel_plan_id, h.id desc`.execute(db);
  return new Map(rows.map(({ plan_id, ...amendment }) => [plan_id, amendment]));
};
