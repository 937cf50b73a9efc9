import type { Actor } from '@shiptime/domain/shared/actor';
import { statuses } from '@shiptime/domain/applications/lifecycle';
import { reassign } from '@shiptime/domain/applications/decisions';
import { reassigning } from '@shiptime/domain/applications/reassignment';
import type { Tx } from '#db/connection.ts';
import { writeAudit } from '#audit/audit.ts';
import { enforce, invalid } from '#http/refusal.ts';
import type { ApplicationRow } from '../applications/application-row.ts';
import { lockedApplication } from '../applications/queries.ts';
import { enforceTransition, takeStep } from '../applications/stages/transition.ts';
import { makeOffer } from './offers/offering.ts';
import { plansOnTheWay } from './plans-on-the-way.ts';
import { type Move, moveMissions, type Wish } from './planned-missions-moved.ts';
import { requireVessel } from './vessel-choice.ts';

type Wanted = { readonly vessel_id: number; readonly reason: string } & Wish;

/** Written down once the missions have gone: the history says why, the audit log from which vessel to which. */
export const toVessel = async (
  tx: Tx,
  actor: Actor & { readonly address?: string },
  before: ApplicationRow,
  vesselId: number,
  reason: string,
): Promise<ApplicationRow> => {
  const after = await takeStep(tx, actor, before, { action: 'reassign', reason, vesselId });
  await writeAudit(tx, actor, {
    action: 'ship_time_requests.reassigned',
    subject_type: 'ship_time_requests',
    subject_id: before.id,
    before: { vessel_id: before.vessel_id },
    after: { vessel_id: vesselId },
    reason,
  });
  return after;
};

/**
 * To another vessel's inbox, or, in review, to its plan, as a whole; where somebody else has to agree, nothing moves
 * yet, and the answer is the offer.
 */
export const reassignApplication = async (
  tx: Tx,
  actor: Actor & { readonly address?: string },
  id: number,
  wanted: Wanted,
): Promise<{ readonly application: ApplicationRow } | { readonly offerId: number }> => {
  const { vessel_id: vesselId, reason, ...wish } = wanted;
  const before = await lockedApplication(tx, actor, id);
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
