import type { z } from 'zod';
import { mayAskForAmendment } from '@shiptime/domain/plans/decisions';
import type { amendmentRequestSchema } from '@shiptime/domain/plans/schema';
import type { Actor } from '@shiptime/domain/shared/actor';
import { writeAuditEntry } from '#audit/audit.ts';
import type { Tx } from '#db/connection.ts';
import { EventKind } from '#events/events.ts';
import { invalidRefusal, throwIfRefused } from '#http/refusal.ts';
import { requirePlan, type PlanRow } from '../plan-queries.ts';

export type AmendmentRequested = {
  readonly type: 'plan.amendment_asked';
  readonly actor: Actor;
  readonly plan: PlanRow;
  readonly reason: string;
  readonly outageId: number | undefined;
};
export const amendmentRequestedEvent = new EventKind<AmendmentRequested>(['plan.amendment_asked']);

const requireOutageOfVessel = async (tx: Tx, id: number, vesselId: number): Promise<void> => {
  const found = await tx
    .selectFrom('outages as o')
    .innerJoin('scheduling_constraints as c', 'c.id', 'o.id')
    .select('o.id')
    .where('o.id', '=', id)
    .where('c.vessel_id', '=', vesselId)
    .executeTakeFirst();
  if (!found) throw invalidRefusal([{ field: 'outage_id', code: 'unknown_choice' }]);
};

export const askForAmendment = async (
  tx: Tx,
  actor: Actor,
  planId: number,
  { reason, outage_id }: z.infer<typeof amendmentRequestSchema>,
): Promise<void> => {
  const plan = await requirePlan(tx, planId);
  throwIfRefused(mayAskForAmendment(actor, plan));
  if (outage_id !== undefined) await requireOutageOfVessel(tx, outage_id, plan.vessel_id);
  await writeAuditEntry(tx, actor, {
    action: 'vessel_plans.amendment_asked',
    subject_type: 'vessel_plans',
    subject_id: planId,
    reason,
    ...(outage_id !== undefined && { after: { outage_id } }),
  });
  await amendmentRequestedEvent.raise(tx, {
    type: 'plan.amendment_asked',
    ...{ actor, plan, reason },
    outageId: outage_id,
  });
};
