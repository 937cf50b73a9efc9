import type { z } from 'zod';
import type { askForClarificationBody } from '@shiptime/domain/applications/application-bodies';
import { addDependentFields, checkNoOpenCorrections } from '@shiptime/domain/applications/corrections';
import type { Actor } from '@shiptime/domain/shared/actor';
import * as decisions from '@shiptime/domain/applications/decisions';
import type { Tx } from '#db/connection.ts';
import type { VersionCheck } from '#http/answers/versions.ts';
import { type ApplicationRow, deadlineTimesOf } from '../applications/application-row.ts';
import { throwIfRefused } from '#http/refusal.ts';
import { addClarificationMessage } from '../applications/stages/clarification.ts';
import { countProposedCorrections } from '../applications/stages/corrections.ts';
import { lockApplication } from '../applications/application-queries.ts';
import { throwIfTransitionRefused, changeStatus } from '../applications/stages/transition.ts';
import { leaveSharedVoyage } from './leave-shared-voyage.ts';
import { addUnscheduledMission, removeMissionsOfApplication } from './missions-of-application.ts';
import { requireActiveVessel } from './require-active-vessel.ts';

const unplanned = (vessel_id: number | null) => ({ vessel_id, review_level: 'regional' as const });

export const acceptApplication = async (
  tx: Tx,
  actor: Actor,
  id: number,
  vesselId: number | null,
  known?: VersionCheck<ApplicationRow>,
): Promise<ApplicationRow> => {
  const before = await lockApplication(tx, actor, id, known);
  const vessel = vesselId ?? before.vessel_id;
  const target = vessel === before.vessel_id ? undefined : unplanned(vessel);
  await throwIfTransitionRefused(
    tx,
    decisions.mayAcceptApplication(actor, before, deadlineTimesOf(before), target),
    id,
  );
  throwIfRefused(checkNoOpenCorrections(await countProposedCorrections(tx, id)));
  if (vessel !== before.vessel_id) await requireActiveVessel(tx, vessel);
  const after = await changeStatus(tx, actor, before, { action: 'accept', vesselId: vessel! });
  await addUnscheduledMission(tx, actor, after);
  return after;
};

const endings = {
  reject: { decide: decisions.mayRejectApplication, because: 'rejected' },
  withdraw: { decide: decisions.mayWithdrawApplication, because: 'withdrawn' },
} as const;

const endApplication =
  (action: keyof typeof endings) =>
  async (tx: Tx, actor: Actor, id: number, reason: string, known?: VersionCheck<ApplicationRow>) => {
    const { decide, because } = endings[action];
    const before = await lockApplication(tx, actor, id, known);
    await throwIfTransitionRefused(tx, decide(actor, before), id);
    const after = await leaveSharedVoyage(tx, actor, id, { because, reason }, () =>
      changeStatus(tx, actor, before, { action, reason }),
    );
    await removeMissionsOfApplication(tx, actor, id);
    return after;
  };
export const rejectApplication = endApplication('reject');
export const withdrawApplication = endApplication('withdraw');

export const askForClarification = async (
  tx: Tx,
  actor: Actor,
  id: number,
  { details, open_fields }: z.infer<typeof askForClarificationBody>,
  known?: VersionCheck<ApplicationRow>,
) => {
  const before = await lockApplication(tx, actor, id, known);
  await throwIfTransitionRefused(tx, decisions.mayAskForClarification(actor, before), id);
  await addClarificationMessage(tx, actor, id, {
    kind: 'question',
    body: details,
    opened: addDependentFields(open_fields ?? []),
  });
  return changeStatus(tx, actor, before, { action: 'clarify', reason: details });
};
