import type { Tx } from '#db/connection.ts';
import { deliverNotice } from '#mail/deliver-notice.ts';
import type { MissionTransferred } from '../missions/transfer-mission.ts';
import { findPlanStepRecipients, findPlanNoticeParams } from './step-notices.ts';

/** Notifies planners of the target vessel, whose consent is not required. */
export const notifyOfTransfer = async (
  tx: Tx,
  { actor, plan, mission }: MissionTransferred,
): Promise<void> => {
  const concerned = await findPlanStepRecipients(tx, actor, plan);
  if (concerned.length === 0) return;
  const { en, fr } = await findPlanNoticeParams(tx, actor, plan);
  await deliverNotice(tx, concerned, {
    kind: 'plan_mission_arrived',
    path: `/vesselPlan/${plan.id}/scheduler?mission=${mission.id}`,
    subject: { vessel_plan_id: plan.id },
    en: { ...en, title: mission.title },
    fr: { ...fr, title: mission.title },
    about: `mission_arrived:${mission.id}:${mission.lock_version}`,
    causedBy: actor.id,
  });
};
