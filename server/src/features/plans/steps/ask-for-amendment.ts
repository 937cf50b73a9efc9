import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { askForAmendment as mayAskForAmendment } from '@shiptime/domain/plans/decisions';
import { type Actor, roles } from '@shiptime/domain/shared/actor';
import type { Language } from '@shiptime/domain/shared/text';
import type { Tx } from '#db/connection.ts';
import { enforce } from '#http/refusal.ts';
import { deliver, type Recipient, recipientColumns } from '#mail/notices.ts';
import { findPlan } from '../plan-queries.ts';
import { findPlanFacts } from '../step-followers/step-notices.ts';

/** Mails all administrators; the same reason on the same final plan is mailed once. */
export const askForAmendment = async (
  tx: Tx,
  actor: Actor,
  planId: number,
  reason: string,
): Promise<void> => {
  const plan = await findPlan(tx, planId);
  enforce(mayAskForAmendment(actor, plan));
  const { rows } = await sql<Recipient>`
    select ${recipientColumns} from users u
    where u.active and u.user_type_id = ${roles.administrator} order by u.id`.execute(tx);
  const { name_en, name_fr, ...facts } = await findPlanFacts(tx, actor, plan);
  const words = (language: Language) => ({ ...facts, vessel: language === 'fr' ? name_fr : name_en });
  const digest = createHash('sha256').update(reason).digest('hex').slice(0, 16);
  await deliver(tx, rows, {
    kind: 'plan_amendment_asked',
    path: `/vesselPlan/${plan.id}/scheduler`,
    subject: { vessel_plan_id: plan.id },
    en: words('en'),
    fr: words('fr'),
    about: `amendment_asked:${plan.id}:${plan.lock_version}:${actor.id}:${digest}`,
    quote: reason,
    causedBy: actor.id,
  });
};
