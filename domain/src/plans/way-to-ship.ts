import { reassign } from '../applications/decisions.ts';
import { isPlanned } from '../applications/lifecycle.ts';
import { type PlanOnTheWay, reassigning, type Reassigning } from '../applications/reassignment.ts';
import type { Actor } from '../shared/actor.ts';
import { reopen } from './decisions.ts';
import { nextLevel } from './lifecycle.ts';

export type WayToShip = Reassigning & { readonly amends: boolean };

const amended = (actor: Actor, plan: PlanOnTheWay): PlanOnTheWay =>
  reopen(actor, plan).allowed
    ? { ...plan, review_level: nextLevel(plan.review_level, 'reopen') ?? plan.review_level }
    : plan;

export const wayOnPlans = (
  actor: Actor,
  leaving: readonly PlanOnTheWay[],
  target: PlanOnTheWay,
): WayToShip => {
  const open = (plan: PlanOnTheWay) => amended(actor, plan);
  const amends = [...leaving, target].some((plan) => open(plan) !== plan);
  return { ...reassigning(actor, leaving.map(open), open(target)), amends };
};

export const wayToShip = (
  actor: Actor,
  application: Parameters<typeof reassign>[1],
  target: PlanOnTheWay,
): WayToShip => {
  const plans = application.plans.map((plan) => amended(actor, plan));
  const decision = reassign(actor, { ...application, plans });
  if (!decision.allowed || !isPlanned(application.status_id)) return { by: 'move', decision, amends: false };
  const leaving = application.plans.filter(({ vessel_id }) => vessel_id !== target.vessel_id);
  return wayOnPlans(actor, leaving, target);
};
