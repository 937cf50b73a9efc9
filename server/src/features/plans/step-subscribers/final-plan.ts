import { canTransition } from '@shiptime/domain/applications/lifecycle';
import type { Tx } from '#db/connection.ts';
import { findApplication } from '#features/applications/application-queries.ts';
import { changeStatus } from '#features/applications/stages/transition.ts';
import { publishFleetPlan } from '../fleet/publish-fleet-plan.ts';
import type { PlanStepTaken } from '../steps/take-plan-step.ts';

/** Must run before the applications are accepted, because their e-mails quote the published days at sea. */
export const publishFinalPlan = async (tx: Tx, { actor, plan }: PlanStepTaken): Promise<void> => {
  await publishFleetPlan(tx, plan.fiscal_year_id, actor, 'set_final');
};

/** Skips applications that another final plan has already accepted. */
export const finaliseApplications = async (
  tx: Tx,
  { actor, applicationIds }: PlanStepTaken,
): Promise<void> => {
  for (const id of applicationIds) {
    const application = await findApplication(tx, id);
    if (!application || !canTransition('finalise', application.status_id)) continue;
    await changeStatus(tx, actor, application, { action: 'finalise' });
  }
};
