import type { Tx } from '#db/connection.ts';
import { announcePlanEvent } from '#live/announce-plan-event.ts';
import type { PlanStepTaken } from '../steps/take-plan-step.ts';
import { insertPlanVersion } from '../versions/take-version.ts';

export const createVersionOfStep = async (
  tx: Tx,
  { actor, plan, step, versionReason }: PlanStepTaken,
): Promise<void> => {
  await insertPlanVersion(tx, plan, actor.id, versionReason ?? step);
};

export const announcePlanStep = (tx: Tx, { actor, plan }: PlanStepTaken): Promise<void> =>
  announcePlanEvent(tx, plan.id, actor.id, { kind: 'level', review_level: plan.review_level });
