import { mayReassignApplication } from '../applications/decisions.ts';
import { isPlanned } from '../applications/lifecycle.ts';
import {
  type AffectedPlan,
  chooseReassignmentMethod,
  mayReassignUndecided,
  type ReassignmentMethod,
} from '../applications/reassignment.ts';
import type { Actor } from '../shared/actor.ts';
import { mayReopenPlan } from './decisions.ts';
import { nextLevel } from './lifecycle.ts';

export type TransferMethod = ReassignmentMethod & { readonly amends: boolean };

const amended = (actor: Actor, plan: AffectedPlan): AffectedPlan =>
  mayReopenPlan(actor, plan).allowed
    ? { ...plan, review_level: nextLevel(plan.review_level, 'reopen') ?? plan.review_level }
    : plan;

export const chooseTransferMethod = (
  actor: Actor,
  leaving: readonly AffectedPlan[],
  target: AffectedPlan,
): TransferMethod => {
  const open = (plan: AffectedPlan) => amended(actor, plan);
  const amends = [...leaving, target].some((plan) => open(plan) !== plan);
  return { ...chooseReassignmentMethod(actor, leaving.map(open), open(target)), amends };
};

export const findTransferMethod = (
  actor: Actor,
  application: Parameters<typeof mayReassignApplication>[1],
  target: AffectedPlan,
): TransferMethod => {
  const plans = application.plans.map((plan) => amended(actor, plan));
  const decision = mayReassignApplication(actor, { ...application, plans });
  if (!decision.allowed) return { by: 'move', decision, amends: false };
  if (!isPlanned(application.status_id)) {
    const open = amended(actor, target);
    return { by: 'move', decision: mayReassignUndecided(open), amends: open !== target };
  }
  const leaving = application.plans.filter(({ vessel_id }) => vessel_id !== target.vessel_id);
  return chooseTransferMethod(actor, leaving, target);
};
