import { mayTransferMission } from '@shiptime/domain/plans/mission-decisions';
import type { MissionFacts } from '@shiptime/domain/plans/mission-decisions';
import type { PlanFacts } from '@shiptime/domain/plans/policy';
import { mayReassignOnPlan } from '@shiptime/domain/applications/reassignment';
import { chooseTransferMethod } from '@shiptime/domain/plans/transfer-method';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { PermissionDecision } from '@shiptime/domain/shared/permission-decision';

export type TransferDecision = {
  readonly by: 'move' | 'reassign' | 'offer';
  readonly decision: PermissionDecision;
  /** True if a final target plan is to be amended. */
  readonly amends?: boolean;
};

/**
 * Moving the last mission of an application reassigns the application. Without a target, checks whether any
 * move is possible.
 */
export const decideTransfer = (
  actor: Actor,
  plan: PlanFacts,
  mission: MissionFacts,
  target: PlanFacts | null,
): TransferDecision => {
  // Assumes an editable target until one is chosen.
  const decision = mayTransferMission(actor, plan, mission, target ?? { ...plan, review_level: 'national' });
  if (decision.allowed || decision.code !== 'last_mission') return { by: 'move', decision };
  if (!target) return { by: 'reassign', decision: mayReassignOnPlan(actor, plan) };
  const { by, ...whole } = chooseTransferMethod(actor, [plan], target);
  return { by: by === 'offer' ? 'offer' : 'reassign', ...whole };
};
