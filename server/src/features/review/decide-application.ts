import type { z } from 'zod';
import type { clarifyBody } from '@shiptime/domain/applications/bodies';
import { openedWith, whileNoneWaits } from '@shiptime/domain/applications/corrections';
import type { Actor } from '@shiptime/domain/shared/actor';
import * as decisions from '@shiptime/domain/applications/decisions';
import type { Tx } from '#db/connection.ts';
import type { Known } from '#http/answers/versions.ts';
import { type ApplicationRow, momentOf } from '../applications/application-row.ts';
import { enforce } from '#http/refusal.ts';
import { addToThread } from '../applications/stages/clarification.ts';
import { countProposed } from '../applications/stages/corrections.ts';
import { lockedApplication } from '../applications/queries.ts';
import { enforceTransition, changeStatus } from '../applications/stages/transition.ts';
import { partingFromMate } from './parted-voyage.ts';
import { addUnscheduledMission, removeMissions } from './planned-mission.ts';
import { requireVessel } from './vessel-choice.ts';

/** Another vessel, before its plan is locked and asked as well. */
const unplanned = (vessel_id: number | null) => ({ vessel_id, review_level: 'regional' as const });

/** Into review, for its current vessel or for another one of the coordinator's; a mission appears on the plan. */
export const acceptApplication = async (
  tx: Tx,
  actor: Actor,
  id: number,
  vesselId: number | null,
  known?: Known<ApplicationRow>,
): Promise<ApplicationRow> => {
  const before = await lockedApplication(tx, actor, id, known);
  const vessel = vesselId ?? before.vessel_id;
  const target = vessel === before.vessel_id ? undefined : unplanned(vessel);
  await enforceTransition(tx, decisions.accept(actor, before, momentOf(before), target), id);
  enforce(whileNoneWaits(await countProposed(tx, id)));
  if (vessel !== before.vessel_id) await requireVessel(tx, vessel);
  const after = await changeStatus(tx, actor, before, { action: 'accept', vesselId: vessel! });
  await addUnscheduledMission(tx, actor, after);
  return after;
};

/** Unable to fulfill, with the reason; also once it is in review, and once a voyage that was promised cannot be kept. */
export const rejectApplication = async (
  tx: Tx,
  actor: Actor,
  id: number,
  reason: string,
  known?: Known<ApplicationRow>,
) => {
  const before = await lockedApplication(tx, actor, id, known);
  await enforceTransition(tx, decisions.reject(actor, before), id);
  const after = await partingFromMate(tx, actor, id, { because: 'rejected', reason }, () =>
    changeStatus(tx, actor, before, { action: 'reject', reason }),
  );
  await removeMissions(tx, actor, id);
  return after;
};

/** On behalf of the proponents, who asked for it. */
export const withdrawApplication = async (
  tx: Tx,
  actor: Actor,
  id: number,
  reason: string,
  known?: Known<ApplicationRow>,
) => {
  const before = await lockedApplication(tx, actor, id, known);
  await enforceTransition(tx, decisions.withdraw(actor, before), id);
  const after = await partingFromMate(tx, actor, id, { because: 'withdrawn', reason }, () =>
    changeStatus(tx, actor, before, { action: 'withdraw', reason }),
  );
  await removeMissions(tx, actor, id);
  return after;
};

/** A question to the proponents, with the fields that they may correct; their answer brings the application back. */
export const askForClarification = async (
  tx: Tx,
  actor: Actor,
  id: number,
  { details, open_fields }: z.infer<typeof clarifyBody>,
  known?: Known<ApplicationRow>,
) => {
  const before = await lockedApplication(tx, actor, id, known);
  await enforceTransition(tx, decisions.clarify(actor, before), id);
  await addToThread(tx, actor, id, {
    kind: 'question',
    body: details,
    opened: openedWith(open_fields ?? []),
  });
  return changeStatus(tx, actor, before, { action: 'clarify', reason: details });
};
