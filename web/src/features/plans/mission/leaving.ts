import { moveMission } from '@shiptime/domain/plans/mission-decisions';
import type { MissionFacts } from '@shiptime/domain/plans/mission-decisions';
import type { PlanFacts } from '@shiptime/domain/plans/policy';
import { reassignOnPlan } from '@shiptime/domain/applications/reassignment';
import { wayOnPlans } from '@shiptime/domain/plans/way-to-ship';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { Decision } from '@shiptime/domain/shared/decision';

/** How a mission leaves its plan: by itself, or with its whole application, at once or once the other ship's coordinators agree. */
export type Leaving = {
  readonly by: 'move' | 'reassign' | 'offer';
  readonly decision: Decision;
  /** The plan that it reaches is final: an amendment of it is opened with the reassignment. */
  readonly amends?: boolean;
};

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
  const { by, ...whole } = wayOnPlans(actor, [plan], target);
  return { by: by === 'offer' ? 'offer' : 'reassign', ...whole };
};
