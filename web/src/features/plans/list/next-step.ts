import { planDecisions, type PlanObstacles } from '@shiptime/domain/plans/decisions';
import { type PlanStep, stepUp } from '@shiptime/domain/plans/lifecycle';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { Decision } from '@shiptime/domain/shared/decision';
import type { Obstacle, Plan } from '../plan.ts';

const idsOf = (plan: Plan, code: Obstacle['code']): readonly number[] =>
  plan.blocking?.reasons.find((reason) => reason.code === code)?.ids ?? [];

/** What the server found in the way of the next step, as the rules take it. */
export const obstaclesOf = (plan: Plan): PlanObstacles => ({
  undecided_application_ids: idsOf(plan, 'undecided_applications'),
  unscheduled_mission_ids: idsOf(plan, 'unscheduled_missions'),
});

/** The step that takes the plan on, and whether the reader may take it now; null at the top. */
export const nextStep = (
  actor: Actor,
  plan: Plan,
): { readonly step: PlanStep; readonly decision: Decision } | null => {
  const step = stepUp(plan.review_level);
  if (step === null) return null;
  return { step, decision: planDecisions(actor, plan, obstaclesOf(plan))[step] };
};
