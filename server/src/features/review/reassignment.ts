import type { Actor } from '@shiptime/domain/shared/actor';
import { statuses } from '@shiptime/domain/applications/lifecycle';
import { reassign } from '@shiptime/domain/applications/decisions';
import { reassigning } from '@shiptime/domain/applications/reassignment';
import type { Tx } from '#db/connection.ts';
import type { Known } from '#http/answers/versions.ts';
import { enforce, invalid } from '#http/refusal.ts';
import type { ApplicationRow } from '../applications/application-row.ts';
import { lockedApplication } from '../applications/queries.ts';
import { enforceTransition } from '../applications/stages/transition.ts';
import { makeOffer } from './offers/offering.ts';
import { plansOnTheWay } from './plans-on-the-way.ts';
import { type Move, moveMissions, type Wish } from './planned-missions-moved.ts';
import { toVessel } from './to-vessel.ts';
import { requireVessel } from './vessel-choice.ts';

type Wanted = { readonly vessel_id: number; readonly reason: string } & Wish;

/**
 * To another vessel's inbox, or, in review, to its plan, as a whole; where somebody else has to agree, nothing moves
 * yet, and the answer is the offer.
 */
export const reassignApplication = async (
  tx: Tx,
  actor: Actor & { readonly address?: string },
  id: number,
  wanted: Wanted,
  known?: Known<ApplicationRow>,
): Promise<{ readonly application: ApplicationRow } | { readonly offerId: number }> => {
  const { vessel_id: vesselId, reason, ...wish } = wanted;
  const before = await lockedApplication(tx, actor, id, known);
  await enforceTransition(tx, reassign(actor, before), id);
  if (vesselId === before.vessel_id) throw invalid([{ field: 'vessel_id', code: 'not_unique' }]);
  await requireVessel(tx, vesselId);
  if (before.status_id === statuses.in_review) {
    const { leaving, target } = await plansOnTheWay(tx, before, vesselId);
    const { by, decision } = reassigning(actor, leaving, target);
    enforce(decision);
    if (by === 'offer') return { offerId: await makeOffer(tx, actor, before, wanted) };
    const decide: Move['decide'] = (...plans) => enforce(reassigning(actor, ...plans).decision);
    await moveMissions(tx, actor, before, { vesselId, wish, reason, decide });
  }
  return { application: await toVessel(tx, actor, before, vesselId, reason) };
};
