import { sql } from 'kysely';
import { type Actor, hasRole } from '@shiptime/domain/shared/actor';
import { refused } from '@shiptime/domain/shared/decision';
import type { Tx } from '../../db/connection.ts';
import { announceOnPlan } from '../../http/announce-on-plan.ts';
import { enforce } from '../../http/refusal.ts';
import type { ApplicationRow } from '../applications/application-row.ts';

type Plan = { readonly id: number; readonly review_level: string };

/** The plan of a vessel and year, made where there is none yet, and locked: missions are numbered one after another. */
const lockPlan = async (tx: Tx, vesselId: number, fiscalYearId: number): Promise<Plan> => {
  await tx
    .insertInto('vessel_plans')
    .values({ vessel_id: vesselId, fiscal_year_id: fiscalYearId })
    .onConflict((conflict) => conflict.columns(['vessel_id', 'fiscal_year_id']).doNothing())
    .execute();
  return tx
    .selectFrom('vessel_plans')
    .select(['id', 'review_level'])
    .where('vessel_id', '=', vesselId)
    .where('fiscal_year_id', '=', fiscalYearId)
    .forUpdate()
    .executeTakeFirstOrThrow();
};

/**
 * The mission of an application that was just accepted: unscheduled, on the plan of its vessel and year, with what was
 * asked for. Once coordinators have sent the plan on, only an administrator adds to it.
 */
export const addUnscheduledMission = async (
  tx: Tx,
  actor: Actor,
  application: ApplicationRow,
): Promise<void> => {
  const plan = await lockPlan(tx, application.vessel_id!, application.fiscal_year_id);
  if (plan.review_level !== 'regional' && !hasRole(actor, 'administrator')) enforce(refused('plan_level'));
  await sql`
    insert into missions (vessel_plan_id, ship_time_request_id, number, title, requested_berths, mobilization_days,
      operational_days, demobilization_days, mobilization_port_id, demobilization_port_id)
    select ${plan.id}, r.id, (select coalesce(max(number), 0) + 1 from missions where vessel_plan_id = ${plan.id}),
      r.project_title, r.ideal_science_berths, coalesce(r.mobilization_days, 0), r.operational_days,
      coalesce(r.demobilization_days, 0), r.mobilization_port_id, r.demobilization_port_id
    from ship_time_requests r where r.id = ${application.id}`.execute(tx);
  await announceOnPlan(tx, plan.id, actor.id, { kind: 'missions' });
};

/** An application that will not sail leaves the plans. */
export const removeMissions = async (tx: Tx, actor: Actor, applicationId: number): Promise<void> => {
  const { rows } = await sql<{ id: number }>`
    with removed as (delete from missions where ship_time_request_id = ${applicationId} returning vessel_plan_id)
    select distinct vessel_plan_id as id from removed`.execute(tx);
  for (const { id } of rows) await announceOnPlan(tx, id, actor.id, { kind: 'missions' });
};
