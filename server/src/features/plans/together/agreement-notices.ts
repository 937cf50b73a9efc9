import { sql } from 'kysely';
import { roles } from '@shiptime/domain/shared/actor';
import type { Language } from '@shiptime/domain/shared/text';
import type { Tx } from '#db/connection.ts';
import { announceOnPlan } from '#live/announce-on-plan.ts';
import { announce, applicationTopic } from '#live/live.ts';
import { type Recipient, recipientColumns } from '#mail/notices.ts';
import { type ApplicationMessage, notifyOfApplication } from '#features/applications/notices/notices.ts';
import { findApplication } from '#features/applications/queries.ts';
import type { Actor } from '@shiptime/domain/shared/actor';

export type AgreementNoticeFacts = {
  readonly id: number;
  readonly vessel_id: number;
  readonly fiscal_year_id: number;
  readonly parts: readonly { readonly ship_time_request_id: number; readonly user_id: number }[];
};

type News = {
  readonly kind: Extract<ApplicationMessage['kind'], `application_voyage_${string}`>;
  readonly quote?: Readonly<Record<Language, string>> | null;
  readonly more?: ApplicationMessage['more'];
  readonly ofItself?: true;
};

const people = async (tx: Tx, where: ReturnType<typeof sql<boolean>>): Promise<Recipient[]> =>
  (
    await sql<Recipient>`select ${recipientColumns} from users u where u.active and ${where} order by u.id`.execute(
      tx,
    )
  ).rows;

const tellOf = async (
  tx: Tx,
  actor: Pick<Actor, 'id'>,
  agreement: AgreementNoticeFacts,
  applicationId: number,
  recipients: readonly Recipient[],
  { kind, quote = null, more }: News,
): Promise<void> => {
  const application = await findApplication(tx, applicationId);
  if (!application) return;
  for (const language of ['en', 'fr'] as const) {
    await notifyOfApplication(
      tx,
      actor as Actor,
      { ...application, vessel_id: agreement.vessel_id },
      recipients.filter((each) => each.language === language),
      {
        kind,
        about: `voyage_agreement:${agreement.id}:${applicationId}`,
        quote: quote?.[language] ?? null,
        ...(more && { more }),
      },
    );
  }
};

export const notifyProponents = async (
  tx: Tx,
  actor: Pick<Actor, 'id'>,
  agreement: AgreementNoticeFacts,
  news: (applicationId: number) => News | null,
): Promise<void> => {
  for (const { ship_time_request_id, user_id } of agreement.parts) {
    const message = news(ship_time_request_id);
    if (!message) continue;
    const told = await people(tx, sql`u.id = ${user_id}`);
    await tellOf(tx, actor, agreement, ship_time_request_id, told, message);
  }
};

export const notifyPlanners = async (
  tx: Tx,
  actor: Pick<Actor, 'id'>,
  agreement: AgreementNoticeFacts,
  applicationId: number,
  news: News,
): Promise<void> => {
  const told = await people(
    tx,
    sql`(${news.ofItself === true} or u.id <> ${actor.id}) and (u.id = (select a.asked_by from voyage_agreements a where a.id = ${agreement.id})
      or (u.user_type_id = ${roles.regional_vessel_coordinator}
        and u.id in (select v.user_id from user_vessels v where v.vessel_id = ${agreement.vessel_id})))`,
  );
  await tellOf(tx, actor, agreement, applicationId, told, news);
};

export const announceAgreement = async (
  tx: Tx,
  by: number,
  agreement: AgreementNoticeFacts,
): Promise<void> => {
  for (const { ship_time_request_id } of agreement.parts)
    await announce(tx, { topic: applicationTopic(ship_time_request_id), kind: 'voyage', by });
  const plan = await tx
    .selectFrom('vessel_plans')
    .select('id')
    .where('vessel_id', '=', agreement.vessel_id)
    .where('fiscal_year_id', '=', agreement.fiscal_year_id)
    .where('scenario_id', 'is', null)
    .executeTakeFirst();
  if (plan) await announceOnPlan(tx, plan.id, by, { kind: 'voyage' });
};
