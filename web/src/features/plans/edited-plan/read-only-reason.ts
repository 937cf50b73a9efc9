import { mayEditPlan, mayReopenPlan } from '@shiptime/domain/plans/decisions';
import type { PlanFacts } from '@shiptime/domain/plans/policy';
import type { Actor } from '@shiptime/domain/shared/actor';

export const readOnlyReasonKey = (actor: Actor, plan: PlanFacts) => {
  const decision = mayEditPlan(actor, plan);
  if (decision.allowed) return null;
  if (mayReopenPlan(actor, plan).allowed) return 'read_only_amendable' as const;
  if (plan.review_level === 'final') return 'read_only_final' as const;
  if (decision.code === 'not_your_vessel' && plan.review_level === 'regional')
    return 'read_only_vessel' as const;
  return ['level_not_yours', 'not_your_vessel'].includes(decision.code)
    ? ('read_only' as const)
    : ('read_only_role' as const);
};
