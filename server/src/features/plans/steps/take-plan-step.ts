import { sql } from 'kysely';
import { checkPlanActions, type PlanObstacles } from '@shiptime/domain/plans/decisions';
import {
  type AmendmentLevel,
  eventTypeByPlanStep,
  nextLevel,
  type PlanStep,
} from '@shiptime/domain/plans/lifecycle';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { Tx } from '#db/connection.ts';
import { type AuditVerb, writeAuditEntry } from '#audit/audit.ts';
import type { Viewer } from '#http/access.ts';
import { type VersionCheck, requireUnchangedRow } from '#http/answers/versions.ts';
import { throwIfRefused } from '#http/refusal.ts';
import { EventKind, QueryHook } from '#events/events.ts';
import { requireFreshProof } from '#features/accounts/second-factor/fresh-proof.ts';
import { lockPlan, type PlanRow } from '../plan-queries.ts';

/** Locks before deciding, so that no refusal or withdrawal can run in between. */
const lockApplications = async (tx: Tx, planId: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select r.id from ship_time_requests r where exists (
      select 1 from missions m where m.ship_time_request_id = r.id and m.vessel_plan_id = ${planId})
    order by r.id for update`.execute(tx);
  return rows.map((row) => row.id);
};

const changeLevel = async (
  tx: Tx,
  actor: Actor,
  plan: PlanRow,
  step: PlanStep,
  { reason, level }: { readonly reason: string | null; readonly level: AmendmentLevel | undefined },
): Promise<{ plan: PlanRow; historyId: number }> => {
  const to = step === 'reopen' && level ? level : nextLevel(plan.review_level, step);
  if (to === null) throw new RangeError(`${step} does not lead on from ${plan.review_level}`);
  const after = await tx
    .updateTable('vessel_plans')
    .set({ review_level: to })
    .where('id', '=', plan.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const { id: historyId } = await tx
    .insertInto('vessel_plan_history')
    .values({
      vessel_plan_id: plan.id,
      from_level: plan.review_level,
      to_level: to,
      action: step,
      reason,
      user_id: actor.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { plan: { ...after, review_level: to }, historyId };
};

const verbs: Readonly<Record<PlanStep, AuditVerb>> = {
  send_to_national: 'sent_to_national',
  send_to_executive: 'sent_to_executive',
  set_final: 'set_final',
  return: 'returned',
  reopen: 'reopened',
};

/** A trigger raises `lock_version`, because calendar feeds show whether a plan is final. */
const renewMissions = (tx: Tx, planId: number) =>
  sql`update missions set lock_version = lock_version where vessel_plan_id = ${planId}`.execute(tx);

export type StepNotes = {
  readonly reason?: string;
  readonly note?: string | null | undefined;
  readonly level?: AmendmentLevel | undefined;
};

export type PlanStepTaken = {
  readonly type: (typeof eventTypeByPlanStep)[PlanStep];
  readonly actor: Viewer;
  readonly plan: PlanRow;
  readonly step: PlanStep;
  readonly reason: string | null;
  readonly versionReason: string | undefined;
  readonly historyId: number;
  readonly applicationIds: readonly number[];
};
export const planStepTakenEvent = new EventKind<PlanStepTaken>(Object.values(eventTypeByPlanStep));

export const planObstaclesHook = new QueryHook<number, PlanObstacles>();

export const takePlanStep = async (
  tx: Tx,
  actor: Viewer,
  planId: number,
  step: PlanStep,
  words: StepNotes = {},
  known?: VersionCheck<PlanRow>,
): Promise<void> => {
  const said = words.reason ?? words.note ?? null;
  const before = await lockPlan(tx, planId);
  await requireUnchangedRow(known, before);
  const applicationIds = step === 'set_final' ? await lockApplications(tx, planId) : [];
  throwIfRefused(checkPlanActions(actor, before, await planObstaclesHook.ask(tx, planId))[step]);
  if (['set_final', 'return', 'reopen'].includes(step)) await requireFreshProof(tx, actor);
  if (step === 'set_final') await renewMissions(tx, planId);
  const { plan, historyId } = await changeLevel(tx, actor, before, step, {
    reason: said,
    level: words.level,
  });
  if (step === 'reopen') await renewMissions(tx, planId);
  await writeAuditEntry(tx, actor, {
    action: `vessel_plans.${verbs[step]}`,
    subject_type: 'vessel_plans',
    subject_id: planId,
    before: { review_level: before.review_level },
    after: { review_level: plan.review_level },
    reason: said,
  });
  await planStepTakenEvent.raise(tx, {
    type: eventTypeByPlanStep[step],
    ...{ actor, plan, step, historyId, applicationIds },
    reason: said,
    versionReason: words.reason,
  });
};
