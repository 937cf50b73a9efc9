import { sql } from 'kysely';
import { type Actor, roles } from '@shiptime/domain/shared/actor';
import type { Tx } from '#db/connection.ts';
import { announcePlanEvent } from '#live/announce-plan-event.ts';
import { announceLiveEvent, applicationTopic } from '#live/live.ts';
import { type Recipient, recipientColumnsSql } from '#mail/deliver-notice.ts';
import type { ApplicationRow } from '#features/applications/application-row.ts';
import { notifyOfApplication } from '#features/applications/notices/notices.ts';
import type { OfferChanged } from './offer-changed.ts';

/**
 * Coordinators of the vessel and reviewers of its plan's level; without coordinators, national
 * representatives.
 */
const findRecipients = async (
  tx: Tx,
  actor: Actor,
  { fiscal_year_id }: ApplicationRow,
  vesselId: number,
): Promise<Recipient[]> => {
  const { rows } = await sql<Recipient>`
    with coordinators as (
      select u.id from users u join user_vessels v on v.user_id = u.id and v.vessel_id = ${vesselId}
      where u.active and u.user_type_id = ${roles.regional_vessel_coordinator}
    ), level as (
      select p.review_level from vessel_plans p where p.vessel_id = ${vesselId}
        and p.scenario_id is null and p.fiscal_year_id = ${fiscal_year_id}
    )
    select ${recipientColumnsSql} from users u
    where u.active and u.id <> ${actor.id} and (u.id in (select c.id from coordinators c)
      or (u.user_type_id = ${roles.national_science_representative}
        and (not exists (select 1 from coordinators) or 'national' in (select review_level from level)))
      or (u.user_type_id = ${roles.administrator} and 'executive' in (select review_level from level)))
    order by u.id`.execute(tx);
  return rows;
};

export const announceOfferChange = async (
  tx: Tx,
  { actor, application: { id: applicationId } }: OfferChanged,
): Promise<void> => {
  await announceLiveEvent(tx, { topic: applicationTopic(applicationId), kind: 'offer', by: actor.id });
  const plans = await tx
    .selectFrom('missions')
    .select('vessel_plan_id')
    .distinct()
    .where('ship_time_request_id', '=', applicationId)
    .execute();
  for (const { vessel_plan_id } of plans)
    await announcePlanEvent(tx, vessel_plan_id, actor.id, { kind: 'offer' });
};

export const notifyOfOffer = async (
  tx: Tx,
  { type, actor, application, offer, quote }: OfferChanged,
): Promise<void> => {
  const isMade = type === 'transfer_offer.made';
  const toldVesselId = isMade ? offer.to_vessel_id : offer.from_vessel_id;
  const recipients = await findRecipients(tx, actor, application, toldVesselId);
  await notifyOfApplication(tx, actor, { ...application, vessel_id: offer.to_vessel_id }, recipients, {
    kind: isMade ? 'application_offered' : 'application_offer_declined',
    about: `transfer_offer:${offer.id}`,
    quote,
  });
};
