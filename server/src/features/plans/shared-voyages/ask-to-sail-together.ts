import { sql } from 'kysely';
import type { AskToSailTogetherBody } from '@shiptime/domain/plans/wire/shared-voyages';
import type { Actor } from '@shiptime/domain/shared/actor';
import { refused } from '@shiptime/domain/shared/permission-decision';
import type { Tx } from '#db/connection.ts';
import { writeAuditEntry } from '#audit/audit.ts';
import { throwIfRefused, invalidRefusal } from '#http/refusal.ts';
import type { ApplicationRow } from '#features/applications/application-row.ts';
import { lockApplication } from '#features/applications/application-queries.ts';
import { markOverdueAgreementsLapsed } from './lapse-agreements.ts';
import { agreementChangedEvent } from './agreement-changed.ts';
import { requireSharedVoyageOfTwo } from './voyage-letter.ts';

const longestDays = 120;

const requireSoon = async (tx: Tx, answerBy: string): Promise<void> => {
  const { rows } = await sql<{ days: number }>`
    select (${answerBy}::date - (clock_timestamp() at time zone 'America/Vancouver')::date) as days`.execute(
    tx,
  );
  const days = rows[0]!.days;
  if (days < 0) throw invalidRefusal([{ field: 'answer_by', code: 'day_has_passed' }]);
  if (days > longestDays)
    throw invalidRefusal([{ field: 'answer_by', code: 'too_far_ahead', params: { max: longestDays } }]);
};

const requireNotAsked = async (tx: Tx, applicationIds: readonly number[]): Promise<void> => {
  const open = await tx
    .selectFrom('voyage_agreement_parts')
    .select('voyage_agreement_id')
    .where('ship_time_request_id', 'in', [...applicationIds])
    .where('open', '=', true)
    .executeTakeFirst();
  if (open)
    throwIfRefused(refused('already_asked', undefined, { voyage_agreement_id: open.voyage_agreement_id }));
};

/** Locks applications in order of id, against deadlocks. */
const lockApplicationsInOrder = async (
  tx: Tx,
  actor: Actor,
  ids: readonly number[],
): Promise<readonly ApplicationRow[]> => {
  const applications: ApplicationRow[] = [];
  for (const id of [...new Set(ids)].toSorted((a, b) => a - b))
    applications.push(await lockApplication(tx, actor, id));
  return applications;
};

export const askToSailTogether = async (
  tx: Tx,
  actor: Actor & { readonly address?: string },
  { ship_time_request_ids, answer_by, messages }: AskToSailTogetherBody,
): Promise<number> => {
  const applications = await lockApplicationsInOrder(tx, actor, ship_time_request_ids);
  const voyage = await requireSharedVoyageOfTwo(tx, actor, ship_time_request_ids);
  if (!voyage) return throwIfRefused(refused('not_together')) as never;
  await requireSoon(tx, answer_by);
  await markOverdueAgreementsLapsed(tx, ship_time_request_ids);
  await requireNotAsked(tx, ship_time_request_ids);
  const { id } = await tx
    .insertInto('voyage_agreements')
    .values({
      fiscal_year_id: voyage.fiscal_year_id,
      vessel_id: voyage.vessel_id,
      shared_area_ids: voyage.shared_area_ids,
      earliest_start: voyage.earliest_start,
      latest_start: voyage.latest_start,
      mobilization_port_id: voyage.mobilization_port_id,
      demobilization_port_id: voyage.demobilization_port_id,
      mobilization_days: voyage.mobilization_days,
      operational_days: voyage.operational_days,
      demobilization_days: voyage.demobilization_days,
      saved_days: voyage.saved_days,
      saved_transit_days: voyage.saved_transit_days,
      message_en: messages.en,
      message_fr: messages.fr,
      answer_by,
      asked_by: actor.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const parts = voyage.ship_time_requests.map(({ id: application }, index) => ({
    voyage_agreement_id: id,
    position: index + 1,
    ship_time_request_id: application,
  }));
  await tx.insertInto('voyage_agreement_parts').values(parts).execute();
  await writeAuditEntry(tx, actor, {
    action: 'voyage_agreements.created',
    subject_type: 'voyage_agreements',
    subject_id: id,
    after: { ship_time_request_ids: parts.map((part) => part.ship_time_request_id), answer_by, messages },
  });
  const agreement = {
    id,
    vessel_id: voyage.vessel_id,
    fiscal_year_id: voyage.fiscal_year_id,
    parts: parts.map(({ ship_time_request_id }) => ({
      ship_time_request_id,
      user_id: applications.find((each) => each.id === ship_time_request_id)!.user_id,
    })),
  };
  const type = 'voyage_agreement.asked';
  await agreementChangedEvent.raise(tx, { type, actor, agreement, quote: messages });
  return id;
};
