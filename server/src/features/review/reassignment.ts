import type { Actor } from '@shiptime/domain/shared/actor';
import { isPlanned } from '@shiptime/domain/applications/lifecycle';
import { reassign } from '@shiptime/domain/applications/decisions';
import { reassigning } from '@shiptime/domain/applications/reassignment';
import type { Tx } from '#db/connection.ts';
import type { Known } from '#http/answers/versions.ts';
import { enforce, invalid } from '#http/refusal.ts';
import type { ApplicationRow } from '../applications/application-row.ts';
import { lockedApplication } from '../applications/queries.ts';
import { enforceTransition } from '../applications/stages/transition.ts';
import { makeOffer } from './offers/make-offer.ts';
import { finalPlansOnTheWay, plansOnTheWay } from './plans-on-the-way.ts';
import { type Move, moveMissions, type Wish } from './planned-missions-moved.ts';
import { toVessel } from './to-vessel.ts';
import { requireVessel } from './vessel-choice.ts';

type Wanted = {
  readonly vessel_id: number;
  readonly reason: string;
  readonly amend?: boolean | undefined;
} & Wish;

export type Amend = (planIds: readonly number[], reason: string) => Promise<void>;

/** If others must agree, returns an offer and moves nothing. */
export const reassignApplication = async (
  tx: Tx,
  actor: Actor & { readonly address?: string },
  id: number,
  wanted: Wanted,
  { amend, known }: { readonly amend?: Amend; readonly known?: Known<ApplicationRow> } = {},
): Promise<{ readonly application: ApplicationRow } | { readonly offerId: number }> => {
  const { vessel_id: vesselId, reason, amend: isAmending, ...wish } = wanted;
  let before = await lockedApplication(tx, actor, id, known);
  if (isAmending && amend && isPlanned(before.status_id)) {
    await amend(await finalPlansOnTheWay(tx, before, vesselId), reason);
    before = await lockedApplication(tx, actor, id);
  }
  await enforceTransition(tx, reassign(actor, before), id);
  if (vesselId === before.vessel_id) throw invalid([{ field: 'vessel_id', code: 'not_unique' }]);
  await requireVessel(tx, vesselId);
  if (isPlanned(before.status_id)) {
    const { leaving, target } = await plansOnTheWay(tx, before, vesselId);
    const { by, decision } = reassigning(actor, leaving, target);
    enforce(decision);
    if (by === 'offer') return { offerId: await makeOffer(tx, actor, before, wanted) };
    const decide: Move['decide'] = (...plans) => enforce(reassigning(actor, ...plans).decision);
    await moveMissions(tx, actor, before, { vesselId, wish, reason, decide });
  }
  return { application: await toVessel(tx, actor, before, vesselId, reason) };
};
