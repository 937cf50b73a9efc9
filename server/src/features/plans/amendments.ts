import { sql } from 'kysely';
import type { Plan } from '@shiptime/domain/plans/wire/plan';
import type { Db } from '#db/connection.ts';

export type Amendment = NonNullable<Plan['amendment']>;

export type AmendmentRequest = {
  readonly reason: string;
  readonly asked_at: string;
  readonly asked_by: Amendment['opened_by'] | null;
};

export const findAmendmentRequest = async (
  db: Db,
  outage: { readonly id: number; readonly vessel_id: number },
): Promise<AmendmentRequest | null> => {
  const { rows } = await sql<AmendmentRequest>`
    select a.reason, a.created_at as asked_at, case when u.id is not null then
      jsonb_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name) end as asked_by
    from vessel_plans p join audit_log a on a.subject_type = 'vessel_plans' and a.subject_id = p.id
      left join users u on u.id = a.actor_id
    where p.vessel_id = ${outage.vessel_id} and a.action = 'vessel_plans.amendment_asked'
      and (a.after ->> 'outage_id')::int = ${outage.id}
      and not exists (select 1 from vessel_plan_history h
        where h.vessel_plan_id = a.subject_id and h.created_at > a.created_at)
    order by a.id desc limit 1`.execute(db);
  return rows[0] ?? null;
};

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
