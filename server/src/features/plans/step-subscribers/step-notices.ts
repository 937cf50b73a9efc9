import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { reviewerRoleByLevel } from '@shiptime/domain/plans/policy';
import { type Actor, roles } from '@shiptime/domain/shared/actor';
import type { Language } from '@shiptime/domain/shared/text';
import type { Tx } from '#db/connection.ts';
import { translate } from '#http/language.ts';
import { deliverNotice, type Recipient, recipientColumnsSql } from '#mail/deliver-notice.ts';
import type { PlanRow } from '../plan-queries.ts';
import type { AmendmentRequested } from '../steps/ask-for-amendment.ts';
import type { PlanStepTaken } from '../steps/take-plan-step.ts';

export const findPlanStepRecipients = async (tx: Tx, actor: Actor, plan: PlanRow): Promise<Recipient[]> => {
  const reviewer = reviewerRoleByLevel[plan.review_level];
  const { rows } = await sql<Recipient>`
    select ${recipientColumnsSql} from users u
    where u.active and u.id <> ${actor.id} and (u.user_type_id = ${reviewer && roles[reviewer]}::int
      or (u.user_type_id = ${roles.regional_vessel_coordinator}
        and u.id in (select v.user_id from user_vessels v where v.vessel_id = ${plan.vessel_id})))
    order by u.id`.execute(tx);
  return rows;
};

type Facts = {
  readonly actor: string;
  readonly year: string;
  readonly name_en: string;
  readonly name_fr: string;
};

const findPlanFacts = async (tx: Tx, actor: Actor, plan: PlanRow): Promise<Facts> => {
  const { rows } = await sql<Facts>`
    select u.first_name || ' ' || u.last_name as actor, y.name as year, v.name_en, v.name_fr
    from users u join fiscal_years y on y.id = ${plan.fiscal_year_id} join vessels v on v.id = ${plan.vessel_id}
    where u.id = ${actor.id}`.execute(tx);
  return rows[0]!;
};

export const findPlanNoticeParams = async (tx: Tx, actor: Actor, plan: PlanRow) => {
  const { name_en, name_fr, ...facts } = await findPlanFacts(tx, actor, plan);
  return { en: { ...facts, vessel: name_en }, fr: { ...facts, vessel: name_fr } };
};

const findAmendmentAskers = async (tx: Tx, actor: Actor, plan: PlanRow): Promise<Recipient[]> => {
  const { rows } = await sql<Recipient>`
    select ${recipientColumnsSql} from users u
    where u.active and u.id <> ${actor.id} and u.id in (
      select a.actor_id from audit_log a
      where a.subject_type = 'vessel_plans' and a.subject_id = ${plan.id}
        and a.action = 'vessel_plans.amendment_asked' and a.created_at > (
          select max(h.created_at) from vessel_plan_history h
          where h.vessel_plan_id = ${plan.id} and h.action = 'set_final'))
    order by u.id`.execute(tx);
  return rows;
};

export const notifyOfPlanStep = async (
  tx: Tx,
  { actor, plan, step, reason, historyId }: PlanStepTaken,
): Promise<void> => {
  const planners = await findPlanStepRecipients(tx, actor, plan);
  const askers = step === 'reopen' ? await findAmendmentAskers(tx, actor, plan) : [];
  const concerned = [...new Map([...planners, ...askers].map((each) => [each.id, each])).values()];
  if (concerned.length === 0) return;
  const words = await findPlanNoticeParams(tx, actor, plan);
  const withLevel = (language: Language) => ({
    ...words[language],
    level: translate(language, `plans:levels.${plan.review_level}`),
  });
  await deliverNotice(tx, concerned, {
    kind: `plan_${step}`,
    path: `/vesselPlan/${plan.id}/scheduler`,
    subject: { vessel_plan_id: plan.id },
    en: withLevel('en'),
    fr: withLevel('fr'),
    about: `plan_history:${historyId}`,
    quote: reason,
  });
};

export const notifyOfAmendmentRequest = async (
  tx: Tx,
  { actor, plan, reason, outageId }: AmendmentRequested,
): Promise<void> => {
  const { rows } = await sql<Recipient>`
    select ${recipientColumnsSql} from users u
    where u.active and u.user_type_id = ${roles.administrator} order by u.id`.execute(tx);
  const digest = createHash('sha256').update(reason).digest('hex').slice(0, 16);
  await deliverNotice(tx, rows, {
    kind: 'plan_amendment_asked',
    path: outageId === undefined ? `/vesselPlan/${plan.id}/scheduler` : `/outages/${outageId}`,
    subject: { vessel_plan_id: plan.id },
    ...(await findPlanNoticeParams(tx, actor, plan)),
    about: `amendment_asked:${plan.id}:${plan.lock_version}:${actor.id}:${digest}`,
    quote: reason,
    causedBy: actor.id,
  });
};
