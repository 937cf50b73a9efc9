import { type PlanStep, type ReviewLevel } from '@shiptime/domain/plans/lifecycle';
import type { Db } from '#db/connection.ts';

export const findPlanHistory = async (db: Db, planId: number) => {
  const rows = await db
    .selectFrom('vessel_plan_history as h')
    .innerJoin('users as u', 'u.id', 'h.user_id')
    .select(['h.id', 'h.from_level', 'h.to_level', 'h.action', 'h.reason', 'h.created_at'])
    .select(['h.user_id', 'u.first_name', 'u.last_name'])
    .where('h.vessel_plan_id', '=', planId)
    .orderBy('h.id')
    .execute();
  return rows.map(({ user_id, first_name, last_name, ...row }) => ({
    ...row,
    from_level: row.from_level as ReviewLevel,
    to_level: row.to_level as ReviewLevel,
    action: row.action as PlanStep,
    user: { id: user_id, first_name, last_name },
  }));
};
