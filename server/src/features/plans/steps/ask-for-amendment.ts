import { mayAskForAmendment } from '@shiptime/domain/plans/decisions';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { Tx } from '#db/connection.ts';
import { EventKind } from '#events/events.ts';
import { throwIfRefused } from '#http/refusal.ts';
import { findPlan, type PlanRow } from '../plan-queries.ts';

export type AmendmentRequested = {
  readonly type: 'plan.amendment_asked';
  readonly actor: Actor;
  readonly plan: PlanRow;
  readonly reason: string;
};
export const amendmentRequestedEvent = new EventKind<AmendmentRequested>(['plan.amendment_asked']);

export const askForAmendment = async (
  tx: Tx,
  actor: Actor,
  planId: number,
  reason: string,
): Promise<void> => {
  const plan = await findPlan(tx, planId);
  throwIfRefused(mayAskForAmendment(actor, plan));
  await amendmentRequestedEvent.raise(tx, { type: 'plan.amendment_asked', actor, plan, reason });
};
