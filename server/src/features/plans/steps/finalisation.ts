import { sql } from 'kysely';
import { canTransition } from '@shiptime/domain/applications/lifecycle';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { Tx } from '../../../db/connection.ts';
import { findApplication } from '../../applications/queries.ts';
import { takeStep } from '../../applications/transition.ts';
import { publishFleetPlan } from '../fleet/publishing.ts';
import type { PlanRow } from '../plan-queries.ts';

/** Those with a scheduled mission in the plan, locked in one order. */
const lockApplications = async (tx: Tx, planId: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select r.id from ship_time_requests r where exists (
      select 1 from missions m
      where m.ship_time_request_id = r.id and m.vessel_plan_id = ${planId} and m.start_date is not null)
    order by r.id for update`.execute(tx);
  return rows.map((row) => row.id);
};

/**
 * What becomes of a plan that is final: each application with a scheduled mission in it is accepted, once, with its
 * history, notices and mails; the fleet plan of the year has a new version. One that another plan has accepted already
 * stays as it is.
 */
export const finalise = async (tx: Tx, actor: Actor, plan: PlanRow): Promise<void> => {
  for (const id of await lockApplications(tx, plan.id)) {
    const application = await findApplication(tx, id);
    if (!application || !canTransition('finalise', application.status_id)) continue;
    await takeStep(tx, actor, application, { action: 'finalise' });
  }
  await publishFleetPlan(tx, plan.fiscal_year_id, actor.id, 'set_final');
};
