import type { Tx } from '#db/connection.ts';
import type { Viewer } from '#http/access.ts';
import { takePlanStep } from './take-plan-step.ts';

/** Opens an amendment of each of these final plans; the published schedule stays until they are final again (record 0128). */
export const openAmendments = async (
  tx: Tx,
  actor: Viewer,
  planIds: readonly number[],
  reason: string,
): Promise<void> => {
  for (const id of planIds) await takePlanStep(tx, actor, id, 'reopen', { reason });
};
