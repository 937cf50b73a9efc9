import type { z } from 'zod';
import { mayCreatePlan } from '@shiptime/domain/plans/decisions';
import { newPlanSchema } from '@shiptime/domain/plans/schema';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { FieldProblem } from '@shiptime/domain/shared/field-problem';
import type { Tx } from '#db/connection.ts';
import { type NewAuditEntry, writeAuditEntry } from '#audit/audit.ts';
import { announceLiveEvent, planTopic } from '#live/live.ts';
import { Refusal, throwIfRefused, invalidRefusal } from '#http/refusal.ts';

export const missingPlansSchema = newPlanSchema.pick({ fiscal_year_id: true });

const requireKnown = async (tx: Tx, plan: { vessel_id?: number; fiscal_year_id: number }): Promise<void> => {
  const year = await tx
    .selectFrom('fiscal_years')
    .select('id')
    .where('id', '=', plan.fiscal_year_id)
    .executeTakeFirst();
  const vessel = plan.vessel_id
    ? await tx.selectFrom('vessels').select('id').where('id', '=', plan.vessel_id).executeTakeFirst()
    : true;
  const problems: FieldProblem[] = [
    ...(year ? [] : [{ field: 'fiscal_year_id', code: 'unknown_choice' as const }]),
    ...(vessel ? [] : [{ field: 'vessel_id', code: 'unknown_choice' as const }]),
  ];
  if (problems.length > 0) throw invalidRefusal(problems);
};

const creationOf = (id: number, plan: { vessel_id: number; fiscal_year_id: number }): NewAuditEntry => ({
  action: 'vessel_plans.created',
  subject_type: 'vessel_plans',
  subject_id: id,
  after: { ...plan },
});

export const createPlan = async (
  tx: Tx,
  actor: Actor,
  plan: z.infer<typeof newPlanSchema>,
): Promise<number> => {
  throwIfRefused(mayCreatePlan(actor, plan.vessel_id));
  await requireKnown(tx, plan);
  const created = await tx
    .insertInto('vessel_plans')
    .values(plan)
    .onConflict((conflict) => conflict.constraint('vessel_plans_one_for_vessel_and_year').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!created) throw new Refusal('already_exists', { message: 'answers:http.already_exists' });
  await writeAuditEntry(tx, actor, creationOf(created.id, plan));
  await announceLiveEvent(tx, { topic: planTopic(created.id), kind: 'created', by: actor.id });
  return created.id;
};

export const createMissingPlans = async (tx: Tx, actor: Actor, fiscalYearId: number): Promise<number[]> => {
  await requireKnown(tx, { fiscal_year_id: fiscalYearId });
  const vessels = await tx
    .selectFrom('vessels')
    .select('id')
    .where('active', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const own = vessels.filter(({ id }) => mayCreatePlan(actor, id).allowed);
  if (own.length === 0) return [];
  const created = await tx
    .insertInto('vessel_plans')
    .values(own.map(({ id }) => ({ vessel_id: id, fiscal_year_id: fiscalYearId })))
    .onConflict((conflict) => conflict.constraint('vessel_plans_one_for_vessel_and_year').doNothing())
    .returning(['id', 'vessel_id', 'fiscal_year_id'])
    .execute();
  for (const { id, ...plan } of created) await writeAuditEntry(tx, actor, creationOf(id, plan));
  return created.map((plan) => plan.id);
};
