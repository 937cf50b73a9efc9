import { sql } from 'kysely';
import { planDecisions } from '@shiptime/domain/plans/decisions';
import { nextLevel, type PlanStep } from '@shiptime/domain/plans/lifecycle';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { Tx } from '#db/connection.ts';
import { type AuditVerb, writeAudit } from '#audit/audit.ts';
import type { Viewer } from '#http/access.ts';
import { type Known, requireAsRead } from '#http/answers/versions.ts';
import { enforce } from '#http/refusal.ts';
import { announceOnPlan } from '#live/announce-on-plan.ts';
import { requireFreshProof } from '#features/accounts/second-factor/fresh-proof.ts';
import { obstaclesTo } from '../obstacles.ts';
import { lockPlan, type PlanRow } from '../plan-queries.ts';
import { takeVersion } from '../versions/taking.ts';
import { finalise, lockApplications } from './finalisation.ts';
import { tellOfStep } from './telling.ts';

const changeLevel = async (
  tx: Tx,
  actor: Actor,
  plan: PlanRow,
  step: PlanStep,
  reason: string | null,
): Promise<{ plan: PlanRow; historyId: number }> => {
  const to = nextLevel(plan.review_level, step);
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

/** From planned to final and back: that is a change of each mission to whoever has it in a calendar. */
const renewMissions = (tx: Tx, planId: number) =>
  sql`update missions set lock_version = lock_version where vessel_plan_id = ${planId}`.execute(tx);

/** Why it goes down, or a word to whoever reviews it next. Both stand in the history, and in the mails. */
export type StepWords = { readonly reason?: string; readonly note?: string | null | undefined };

/**
 * One step of a plan, up or down: the level, a row of history, a version. Setting it final also accepts the
 * applications of its missions and publishes the fleet plan, all or nothing.
 */
export const takePlanStep = async (
  tx: Tx,
  actor: Viewer,
  planId: number,
  step: PlanStep,
  words: StepWords = {},
  known?: Known<PlanRow>,
): Promise<void> => {
  const said = words.reason ?? words.note ?? null;
  const before = await lockPlan(tx, planId);
  await requireAsRead(known, before);
  const applicationIds = step === 'set_final' ? await lockApplications(tx, planId) : [];
  enforce(planDecisions(actor, before, await obstaclesTo(tx, planId))[step]);
  if (step === 'set_final') {
    await requireFreshProof(tx, actor);
    await renewMissions(tx, planId);
  }
  const { plan, historyId } = await changeLevel(tx, actor, before, step, said);
  if (step === 'reopen') await renewMissions(tx, planId);
  await writeAudit(tx, actor, {
    action: `vessel_plans.${verbs[step]}`,
    subject_type: 'vessel_plans',
    subject_id: planId,
    before: { review_level: before.review_level },
    after: { review_level: plan.review_level },
    reason: said,
  });
  await takeVersion(tx, plan, actor.id, words.reason ?? step);
  if (step === 'set_final') await finalise(tx, actor, plan, applicationIds);
  await tellOfStep(tx, { actor, plan, step, reason: said, historyId });
  await announceOnPlan(tx, planId, actor.id, { kind: 'level', review_level: plan.review_level });
};
