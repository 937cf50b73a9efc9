import type { Actor } from '@shiptime/domain/shared/actor';
import { refused } from '@shiptime/domain/shared/permission-decision';
import type { Tx } from '#db/connection.ts';
import { writeAuditEntry } from '#audit/audit.ts';
import { throwIfRefused } from '#http/refusal.ts';
import type { ApplicationRow } from '#features/applications/application-row.ts';
import type { RequestedStart } from '../move-missions.ts';
import { offerChangedEvent } from './offer-changed.ts';

/** The caller locks the application and checks permission. Only one offer can be open. */
export const createOffer = async (
  tx: Tx,
  actor: Actor & { readonly address?: string },
  application: ApplicationRow,
  wanted: { readonly vessel_id: number; readonly reason: string } & RequestedStart,
): Promise<number> => {
  const waiting = await tx
    .selectFrom('transfer_offers')
    .select(['id', 'to_vessel_id'])
    .where('ship_time_request_id', '=', application.id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (waiting)
    throwIfRefused(
      refused('already_offered', undefined, { offer_id: waiting.id, to_vessel_id: waiting.to_vessel_id }),
    );
  const offer = await tx
    .insertInto('transfer_offers')
    .values({
      ship_time_request_id: application.id,
      from_vessel_id: application.vessel_id!,
      to_vessel_id: wanted.vessel_id,
      reason: wanted.reason,
      start_date: wanted.start_date ?? null,
      start_fraction: wanted.start_fraction ?? 0,
      offered_by: actor.id,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await writeAuditEntry(tx, actor, {
    action: 'transfer_offers.created',
    subject_type: 'transfer_offers',
    subject_id: offer.id,
    after: { ...offer },
    reason: wanted.reason,
  });
  await offerChangedEvent.raise(tx, {
    type: 'transfer_offer.made',
    ...{ actor, application, offer },
    quote: wanted.reason,
  });
  return offer.id;
};
