import { sql } from 'kysely';
import { type Actor, roles } from '@shiptime/domain/shared/actor';
import type { Language } from '@shiptime/domain/shared/text';
import type { Tx } from '#db/connection.ts';
import { announcePlanEvent } from '#live/announce-plan-event.ts';
import { announceLiveEvent, applicationTopic } from '#live/live.ts';
import { type Recipient, recipientColumnsSql } from '#mail/deliver-notice.ts';
import { type ApplicationNotice, notifyOfApplication } from '#features/applications/notices/notices.ts';
import { findApplication } from '#features/applications/application-queries.ts';
import type { AgreementChanged, AgreementNoticeFacts } from './agreement-changed.ts';

type News = {
  readonly kind: Extract<ApplicationNotice['kind'], `application_voyage_${string}`>;
  readonly quote?: Readonly<Record<Language, string>> | null;
  readonly more?: ApplicationNotice['more'];
};

const people = async (tx: Tx, where: ReturnType<typeof sql<boolean>>): Promise<Recipient[]> =>
  (
    await sql<Recipient>`select ${recipientColumnsSql} from users u where u.active and ${where} order by u.id`.execute(
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

/** Reveals names, so call only after both agree. */
const wordsOfOther = async (tx: Tx, { parts }: AgreementNoticeFacts, applicationId: number) => {
  const other = parts.find((each) => each.ship_time_request_id !== applicationId)!;
  const { rows } = await sql<{ other_title: string; other_name: string; email: string }>`
    select coalesce(r.project_title, r.id::text) as other_title, u.email,
      u.first_name || ' ' || u.last_name as other_name
    from ship_time_requests r join users u on u.id = r.user_id where r.id = ${other.ship_time_request_id}`.execute(
    tx,
  );
  return { en: rows[0]!, fr: rows[0]! };
};

type Kinds = Partial<Record<AgreementChanged['type'], News['kind']>>;
const kindForProponents: Kinds = {
  'voyage_agreement.asked': 'application_voyage_asked',
  'voyage_agreement.settled': 'application_voyage_settled',
  'voyage_agreement.declined': 'application_voyage_off',
  'voyage_agreement.taken_back': 'application_voyage_off',
  'voyage_agreement.parted': 'application_voyage_off',
  'voyage_agreement.lapsed': 'application_voyage_off',
};
const kindForPlanners: Kinds = {
  'voyage_agreement.agreed': 'application_voyage_agreed',
  'voyage_agreement.settled': 'application_voyage_agreed',
  'voyage_agreement.declined': 'application_voyage_declined',
  'voyage_agreement.lapsed': 'application_voyage_lapsed',
};
const typesIn = (kinds: Kinds) => Object.keys(kinds) as AgreementChanged['type'][];
export const proponentEventTypes = typesIn(kindForProponents);
export const plannerEventTypes = typesIn(kindForPlanners);

/** The other proponent learns of a refusal, but not its reason. */
export const notifyProponentsOfAgreement = async (
  tx: Tx,
  { type, actor, agreement, answeredFor, quote }: AgreementChanged,
): Promise<void> => {
  const isSettled = type === 'voyage_agreement.settled';
  for (const { ship_time_request_id, user_id } of agreement.parts) {
    if (!isSettled && ship_time_request_id === answeredFor) continue;
    const told = await people(tx, sql`u.id = ${user_id}`);
    await tellOf(tx, actor, agreement, ship_time_request_id, told, {
      kind: kindForProponents[type]!,
      ...(answeredFor === undefined && { quote: quote ?? null }),
      ...(isSettled && { more: await wordsOfOther(tx, agreement, ship_time_request_id) }),
    });
  }
};

export const notifyPlannersOfAgreement = async (
  tx: Tx,
  { type, actor, agreement, answeredFor, quote = null }: AgreementChanged,
): Promise<void> => {
  const about = answeredFor ?? agreement.parts[0]?.ship_time_request_id;
  if (about === undefined) return;
  const told = await people(
    tx,
    sql`(${type === 'voyage_agreement.lapsed'} or u.id <> ${actor.id}) and (u.id = (select a.asked_by from voyage_agreements a where a.id = ${agreement.id})
      or (u.user_type_id = ${roles.regional_vessel_coordinator}
        and u.id in (select v.user_id from user_vessels v where v.vessel_id = ${agreement.vessel_id})))`,
  );
  await tellOf(tx, actor, agreement, about, told, { kind: kindForPlanners[type]!, quote });
};

export const announceAgreementEvent = async (
  tx: Tx,
  { actor: { id: by }, agreement }: AgreementChanged,
): Promise<void> => {
  for (const { ship_time_request_id } of agreement.parts)
    await announceLiveEvent(tx, { topic: applicationTopic(ship_time_request_id), kind: 'voyage', by });
  const plan = await tx
    .selectFrom('vessel_plans')
    .select('id')
    .where('vessel_id', '=', agreement.vessel_id)
    .where('fiscal_year_id', '=', agreement.fiscal_year_id)
    .where('scenario_id', 'is', null)
    .executeTakeFirst();
  if (plan) await announcePlanEvent(tx, plan.id, by, { kind: 'voyage' });
};
