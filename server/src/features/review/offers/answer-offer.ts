import { sql } from 'kysely';
import * as rules from '@shiptime/domain/applications/reassignment';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { PermissionDecision } from '@shiptime/domain/shared/permission-decision';
import type { Tx } from '#db/connection.ts';
import { writeAuditEntry } from '#audit/audit.ts';
import { throwIfRefused } from '#http/refusal.ts';
import type { ApplicationRow } from '#features/applications/application-row.ts';
import { lockApplication } from '#features/applications/application-queries.ts';
import { moveMissionsToVessel } from '../move-missions.ts';
import { assignApplicationToVessel } from '../assign-application-to-vessel.ts';
import { loadOfferFacts, requireOffer, type OfferRow } from './offer-queries.ts';
import { offerChangedEvent } from './offer-changed.ts';

type Acting = Actor & { readonly address?: string };
type Held = { readonly application: ApplicationRow; readonly offer: OfferRow };

/** Locks the application before its offer, so that changes run one after the other. */
const hold = async (tx: Tx, actor: Actor, offerId: number): Promise<Held> => {
  const seen = await requireOffer(tx, actor, offerId);
  const application = await lockApplication(tx, actor, seen.ship_time_request_id);
  await sql`select 1 from transfer_offers where id = ${offerId} for update`.execute(tx);
  return { application, offer: await requireOffer(tx, actor, offerId) };
};

const enforceOnOffer = (decision: PermissionDecision, { state, decided_by, decided_at }: OfferRow): void => {
  if (decision.allowed || decision.code !== 'offer_closed') return throwIfRefused(decision);
  throwIfRefused({ ...decision, meta: { state, decided_by, at: decided_at } });
};

const close = async (
  tx: Tx,
  actor: Acting,
  offer: OfferRow,
  state: 'accepted' | 'declined' | 'taken_back',
  answer: string | null = null,
): Promise<void> => {
  await tx
    .updateTable('transfer_offers')
    .set({ state, answer, decided_by: actor.id, decided_at: sql<string>`clock_timestamp()` })
    .where('id', '=', offer.id)
    .execute();
  const verb = { accepted: 'accepted', declined: 'rejected', taken_back: 'taken_back' } as const;
  await writeAuditEntry(tx, actor, {
    action: `transfer_offers.${verb[state]}`,
    subject_type: 'transfer_offers',
    subject_id: offer.id,
    before: { state: offer.state },
    after: { state },
    reason: answer,
  });
};

export const acceptOffer = async (tx: Tx, actor: Acting, offerId: number): Promise<void> => {
  const { application, offer } = await hold(tx, actor, offerId);
  enforceOnOffer(rules.mayAcceptOffer(actor, await loadOfferFacts(tx, offer)), offer);
  await close(tx, actor, offer, 'accepted');
  const { to_vessel_id: vesselId, reason, start_date, start_fraction } = offer;
  await moveMissionsToVessel(tx, actor, application, {
    vesselId,
    wish: { start_date, start_fraction },
    reason,
    // Decides again after locking the plans, because a plan may have reached another level.
    decide: (leaving, target) => throwIfRefused(rules.mayAcceptOffer(actor, { ...offer, leaving, target })),
  });
  await assignApplicationToVessel(tx, actor, application, vesselId, reason);
};

export const declineOffer = async (tx: Tx, actor: Acting, offerId: number, reason: string): Promise<void> => {
  const { application, offer } = await hold(tx, actor, offerId);
  enforceOnOffer(rules.mayDeclineOffer(actor, await loadOfferFacts(tx, offer)), offer);
  await close(tx, actor, offer, 'declined', reason);
  await offerChangedEvent.raise(tx, {
    type: 'transfer_offer.declined',
    ...{ actor, application, offer },
    quote: reason,
  });
};

export const withdrawOffer = async (tx: Tx, actor: Acting, offerId: number): Promise<void> => {
  const { application, offer } = await hold(tx, actor, offerId);
  enforceOnOffer(rules.mayWithdrawOffer(actor, await loadOfferFacts(tx, offer)), offer);
  await close(tx, actor, offer, 'taken_back');
  await offerChangedEvent.raise(tx, {
    type: 'transfer_offer.taken_back',
    ...{ actor, application, offer },
    quote: null,
  });
};
