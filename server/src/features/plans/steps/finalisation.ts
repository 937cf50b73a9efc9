import { sql } from 'kysely';
import { canTransition } from '@shiptime/domain/applications/lifecycle';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { Tx } from '#db/connection.ts';
import { findApplication } from '#features/applications/queries.ts';
import { changeStatus } from '#features/applications/stages/transition.ts';
import { publishFleetPlan } from '../fleet/publishing.ts';
import type { PlanRow } from '../plan-queries.ts';

/**
 * The applications of the plan's missions, in one order. Locked before anything is decided: one that is refused or
 * withdrawn at the same moment takes its missions off the plan first, or comes too late.
 */
export const lockApplications = async (tx: Tx, planId: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select r.id from ship_time_requests r where exists (
      select 1 from missions m where m.ship_time_request_id = r.id and m.vessel_plan_id = ${planId})
    order by r.id for update`.execute(tx);
  return rows.map((row) => row.id);
};

/**
 * What becomes of a plan that is final, in which every mission has its date: each application with a mission in it is
 * accepted, once, with its history, notices and mails; the fleet plan of the year has a new version. One that another
 * plan has accepted already stays as it is.
 */
export const finalise = async (
  tx: Tx,
  actor: Actor,
  plan: PlanRow,
  applicationIds: readonly number[],
): Promise<void> => {
  // Published first: what the mails say of the days at sea is what the schedule says.
  await publishFleetPlan(tx, plan.fiscal_year_id, actor, 'set_final');
  for (const id of applicationIds) {
    const application = await findApplication(tx, id);
    if (!application || !canTransition('finalise', application.status_id)) continue;
    await changeStatus(tx, actor, application, { action: 'finalise' });
  }
};
