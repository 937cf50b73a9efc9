import { moveMission } from '@shiptime/domain/plans/mission-decisions';
import type { MissionFacts } from '@shiptime/domain/plans/mission-decisions';
import type { PlanFacts } from '@shiptime/domain/plans/policy';
import { reassignOnPlan } from '@shiptime/domain/applications/reassignment';
import type { Actor } from '@shiptime/domain/shared/actor';
import { allowed, type Decision, firstRefusal } from '@shiptime/domain/shared/decision';

/** How a mission leaves its plan: by itself, or with its whole application, which then changes its ship. */
export type Leaving = { readonly by: 'move' | 'reassign'; readonly decision: Decision };

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
  return {
    by: 'reassign',
    decision: firstRefusal(
      () => reassignOnPlan(actor, plan),
      () => (target ? reassignOnPlan(actor, target) : allowed),
    ),
  };
};
