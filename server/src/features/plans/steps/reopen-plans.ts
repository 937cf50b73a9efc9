import type { AmendmentLevel } from '@shiptime/domain/plans/lifecycle';
import type { Tx } from '#db/connection.ts';
import type { Viewer } from '#http/access.ts';
import { takePlanStep } from './take-plan-step.ts';

/** The published schedule stays until the plans are final again. */
export const reopenPlans = async (
  tx: Tx,
  actor: Viewer,
  planIds: readonly number[],
  reason: string,
  level?: AmendmentLevel,
): Promise<void> => {
  for (const id of planIds) await takePlanStep(tx, actor, id, 'reopen', { reason, level });
};
