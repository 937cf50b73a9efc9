import type { z } from 'zod';
import { mayEditPlan } from '@shiptime/domain/plans/decisions';
import type { planChangeSchema } from '@shiptime/domain/plans/schema';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { Tx } from '#db/connection.ts';
import { announcePlanEvent } from '#live/announce-plan-event.ts';
import { writeAuditEntry } from '#audit/audit.ts';
import { throwIfRefused } from '#http/refusal.ts';
import { type VersionCheck, requireUnchangedRow } from '#http/answers/versions.ts';
import { lockPlan, type PlanRow } from './plan-queries.ts';

export const savePlanNotes = async (
  tx: Tx,
  actor: Actor,
  id: number,
  { notes }: z.infer<typeof planChangeSchema>,
  known?: VersionCheck<PlanRow>,
): Promise<void> => {
  const plan = await lockPlan(tx, id);
  throwIfRefused(mayEditPlan(actor, plan));
  await requireUnchangedRow(known, plan);
  if (notes === undefined || notes === plan.notes) return;
  await tx.updateTable('vessel_plans').set({ notes }).where('id', '=', id).execute();
  await writeAuditEntry(tx, actor, {
    action: 'vessel_plans.updated',
    subject_type: 'vessel_plans',
    subject_id: id,
    before: { notes: plan.notes },
    after: { notes },
  });
  await announcePlanEvent(tx, id, actor.id, { kind: 'notes' });
};
