import { reopen } from '@shiptime/domain/plans/decisions';
import { nextLevel } from '@shiptime/domain/plans/lifecycle';
import { moveMission } from '@shiptime/domain/plans/mission-decisions';
import type { MissionFacts } from '@shiptime/domain/plans/mission-decisions';
import type { PlanFacts } from '@shiptime/domain/plans/policy';
import { reassigning, reassignOnPlan } from '@shiptime/domain/applications/reassignment';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { Decision } from '@shiptime/domain/shared/decision';

/** How a mission leaves its plan: by itself, or with its whole application, at once or once the other ship's coordinators agree. */
export type Leaving = {
  readonly by: 'move' | 'reassign' | 'offer';
  readonly decision: Decision;
  /** The plan that it reaches is final: an amendment of it is opened with the reassignment. */
  readonly amends?: boolean;
};

/** The level to which an amendment opens a final plan. */
const amended = (plan: PlanFacts): PlanFacts => ({
  ...plan,
  review_level: nextLevel(plan.review_level, 'reopen') ?? plan.review_level,
});

/** The last mission of an application goes only with it. Without a target: whether it may go anywhere at all. */
export const leaving = (
  actor: Actor,
  plan: PlanFacts,
  mission: MissionFacts,
  target: PlanFacts | null,
): Leaving => {
  // Before the target is chosen, one that takes missions stands for it.
  const decision = moveMission(actor, plan, mission, target ?? { ...plan, review_level: 'national' });
  if (decision.allowed || decision.code !== 'last_mission') return { by: 'move', decision };
  if (!target) return { by: 'reassign', decision: reassignOnPlan(actor, plan) };
  const amends = reopen(actor, target).allowed;
  const whole = reassigning(actor, [plan], amends ? amended(target) : target);
  return { by: whole.by === 'offer' ? 'offer' : 'reassign', decision: whole.decision, amends };
};
