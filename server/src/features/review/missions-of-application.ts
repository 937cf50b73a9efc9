import { sql } from 'kysely';
import { mayChangeMissions } from '@shiptime/domain/applications/decisions';
import type { AffectedPlan } from '@shiptime/domain/applications/reassignment';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { Tx } from '#db/connection.ts';
import { announcePlanEvent } from '#live/announce-plan-event.ts';
import { writeAuditEntry } from '#audit/audit.ts';
import { throwIfRefused } from '#http/refusal.ts';
import type { Row } from '#http/answers/resource.ts';
import type { ApplicationRow } from '../applications/application-row.ts';

export type LockedPlan = AffectedPlan & { readonly id: number };

/** Locks the plan, so that missions are numbered in order. */
export const lockOrCreatePlanOfVessel = async (
  tx: Tx,
  vesselId: number,
  fiscalYearId: number,
): Promise<LockedPlan> => {
  await tx
    .insertInto('vessel_plans')
    .values({ vessel_id: vesselId, fiscal_year_id: fiscalYearId })
    .onConflict((conflict) => conflict.constraint('vessel_plans_one_for_vessel_and_year').doNothing())
    .execute();
  return tx
    .selectFrom('vessel_plans')
    .select(['id', 'vessel_id', 'review_level'])
    .$narrowType<AffectedPlan>()
    .where('vessel_id', '=', vesselId)
    .where('fiscal_year_id', '=', fiscalYearId)
    .where('scenario_id', 'is', null)
    .forUpdate()
    .executeTakeFirstOrThrow();
};

export const addUnscheduledMission = async (
  tx: Tx,
  actor: Actor,
  application: ApplicationRow,
): Promise<void> => {
  const plan = await lockOrCreatePlanOfVessel(tx, application.vessel_id!, application.fiscal_year_id);
  throwIfRefused(mayChangeMissions(actor, plan.review_level));
  const { rows } = await sql<Row & { id: number }>`
    insert into missions (vessel_plan_id, ship_time_request_id, number, title, requested_berths, mobilization_days,
      operational_days, demobilization_days, mobilization_port_id, demobilization_port_id)
    select ${plan.id}, r.id, (select coalesce(max(number), 0) + 1 from missions where vessel_plan_id = ${plan.id}),
      r.project_title, r.ideal_science_berths, coalesce(r.mobilization_days, 0), r.operational_days,
      coalesce(r.demobilization_days, 0), r.mobilization_port_id, r.demobilization_port_id
    from ship_time_requests r where r.id = ${application.id} returning *`.execute(tx);
  await writeAuditEntry(tx, actor, {
    action: 'missions.created',
    subject_type: 'missions',
    subject_id: rows[0]!.id,
    after: rows[0]!,
  });
  await announcePlanEvent(tx, plan.id, actor.id, { kind: 'missions' });
};

type Dropped = Row & {
  readonly id: number;
  readonly vessel_plan_id: number;
  readonly review_level: AffectedPlan['review_level'];
};

export const removeMissionsOfApplication = async (
  tx: Tx,
  actor: Actor,
  applicationId: number,
): Promise<void> => {
  const { rows: missions } = await sql<Dropped>`
    select m.*, p.review_level from missions m join vessel_plans p on p.id = m.vessel_plan_id
    where m.ship_time_request_id = ${applicationId} and p.scenario_id is null order by p.id, m.id for update of p, m`.execute(
    tx,
  );
  for (const { review_level } of missions) throwIfRefused(mayChangeMissions(actor, review_level));
  for (const { review_level: _level, ...mission } of missions) {
    await tx.deleteFrom('missions').where('id', '=', mission.id).execute();
    await writeAuditEntry(tx, actor, {
      action: 'missions.dropped',
      subject_type: 'missions',
      subject_id: mission.id,
      before: mission,
    });
  }
  for (const id of new Set(missions.map((each) => each.vessel_plan_id)))
    await announcePlanEvent(tx, id, actor.id, { kind: 'missions' });
};
