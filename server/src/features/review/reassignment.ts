import type { Actor } from '@shiptime/domain/shared/actor';
import { isPlanned } from '@shiptime/domain/applications/lifecycle';
import { mayReassignApplication } from '@shiptime/domain/applications/decisions';
import { chooseReassignmentMethod, mayReassignUndecided } from '@shiptime/domain/applications/reassignment';
import type { Tx } from '#db/connection.ts';
import type { VersionCheck } from '#http/answers/versions.ts';
import { throwIfRefused, invalidRefusal } from '#http/refusal.ts';
import type { ApplicationRow } from '../applications/application-row.ts';
import { lockApplication } from '../applications/application-queries.ts';
import { throwIfTransitionRefused } from '../applications/stages/transition.ts';
import { createOffer } from './offers/make-offer.ts';
import { findFinalAffectedPlans, findAffectedPlans } from './affected-plans.ts';
import { type VesselMove, moveMissionsToVessel, type RequestedStart } from './move-missions.ts';
import { assignApplicationToVessel } from './assign-application-to-vessel.ts';
import { requireActiveVessel } from './require-active-vessel.ts';

type Wanted = {
  readonly vessel_id: number;
  readonly reason: string;
  readonly amend?: boolean | undefined;
} & RequestedStart;

export type AmendPlans = (planIds: readonly number[], reason: string) => Promise<void>;

/** If other coordinators must agree, returns an offer and moves nothing. */
export const reassignApplication = async (
  tx: Tx,
  actor: Actor & { readonly address?: string },
  id: number,
  wanted: Wanted,
  { amend, known }: { readonly amend?: AmendPlans; readonly known?: VersionCheck<ApplicationRow> } = {},
): Promise<{ readonly application: ApplicationRow } | { readonly offerId: number }> => {
  const { vessel_id: vesselId, reason, amend: isAmending, ...wish } = wanted;
  let before = await lockApplication(tx, actor, id, known);
  if (isAmending && amend) {
    await amend(await findFinalAffectedPlans(tx, before, vesselId), reason);
    before = await lockApplication(tx, actor, id);
  }
  await throwIfTransitionRefused(tx, mayReassignApplication(actor, before), id);
  if (vesselId === before.vessel_id) throw invalidRefusal([{ field: 'vessel_id', code: 'not_unique' }]);
  await requireActiveVessel(tx, vesselId);
  if (isPlanned(before.status_id)) {
    const { leaving, target } = await findAffectedPlans(tx, before, vesselId);
    const { by, decision } = chooseReassignmentMethod(actor, leaving, target);
    throwIfRefused(decision);
    if (by === 'offer') return { offerId: await createOffer(tx, actor, before, wanted) };
    const decide: VesselMove['decide'] = (...plans) =>
      throwIfRefused(chooseReassignmentMethod(actor, ...plans).decision);
    await moveMissionsToVessel(tx, actor, before, { vesselId, wish, reason, decide });
  } else throwIfRefused(mayReassignUndecided((await findAffectedPlans(tx, before, vesselId)).target));
  return { application: await assignApplicationToVessel(tx, actor, before, vesselId, reason) };
};
