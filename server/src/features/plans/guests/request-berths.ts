import { sql } from 'kysely';
import type { BerthRequestBody } from '@shiptime/domain/plans/guests/berth-requests';
import { mayApply } from '@shiptime/domain/applications/policy';
import type { Actor } from '@shiptime/domain/shared/actor';
import { refused } from '@shiptime/domain/shared/permission-decision';
import type { Tx } from '#db/connection.ts';
import { writeAuditEntry } from '#audit/audit.ts';
import { throwIfRefused, invalidRefusal, notFoundRefusal } from '#http/refusal.ts';
import { mayRequestBerthsOnVoyage, findPublishedOpenVoyages } from './open-voyages.ts';
import { requireBerthRequest } from './berth-queries.ts';
import { berthRequestChangedEvent } from './berth-request-changed.ts';

/** Requires a submitted application of the actor, because coordinators will read it. */
const requireOwnApplication = async (tx: Tx, actor: Actor, id: number): Promise<void> => {
  const { rows } = await sql`select 1 from ship_time_requests r where r.id = ${id} and r.status_id <> 1
    and (r.user_id = ${actor.id} or r.id in (select c.ship_time_request_id from co_proponents c
      where c.user_id = ${actor.id}))`.execute(tx);
  if (rows.length === 0) throw invalidRefusal([{ field: 'ship_time_request_id', code: 'unknown_choice' }]);
};

export const requestBerths = async (
  tx: Tx,
  actor: Actor & { readonly address?: string },
  body: BerthRequestBody,
): Promise<number> => {
  throwIfRefused(mayApply(actor));
  const own = body.ship_time_request_id ?? null;
  if (own !== null) await requireOwnApplication(tx, actor, own);
  // Locks the mission, so that two equal requests do not violate a constraint.
  await sql`select 1 from missions where id = ${body.mission_id} for update`.execute(tx);
  const [voyage] = await findPublishedOpenVoyages(tx, actor, body.mission_id);
  if (!voyage) throw notFoundRefusal();
  const decision = mayRequestBerthsOnVoyage(actor, voyage, body.berths);
  throwIfRefused(
    !decision.allowed && decision.code === 'berths_asked'
      ? refused('berths_asked', undefined, { berth_request_id: voyage.berth_request_id })
      : decision,
  );
  const { id } = await tx
    .insertInto('berth_requests')
    .values({
      mission_id: voyage.id,
      vessel_id: voyage.vessel_id,
      fiscal_year_id: voyage.fiscal_year_id,
      voyage_title: voyage.title,
      start_date: voyage.start_date,
      end_date: voyage.end_date,
      user_id: actor.id,
      ship_time_request_id: own,
      berths: body.berths,
      days_aboard: body.days_aboard ?? null,
      objectives: body.objectives,
      equipment: body.equipment ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeAuditEntry(tx, actor, {
    action: 'berth_requests.created',
    subject_type: 'berth_requests',
    subject_id: id,
    after: { mission_id: voyage.id, berths: body.berths, ship_time_request_id: own },
  });
  const request = await requireBerthRequest(tx, actor, id);
  await berthRequestChangedEvent.raise(tx, {
    type: 'berth_request.asked',
    actor,
    request,
    quote: body.objectives,
  });
  return id;
};
