import { sql } from 'kysely';
import type { Voyage } from '@shiptime/domain/plans/voyages';
import { type Actor, roles } from '@shiptime/domain/shared/actor';
import { formatDayRange } from '@shiptime/domain/shared/day-words';
import type { Language } from '@shiptime/domain/shared/text';
import type { Tx } from '#db/connection.ts';
import { announcePlanEvent } from '#live/announce-plan-event.ts';
import { deliverNotice, type NoticeKind, type Recipient, recipientColumnsSql } from '#mail/deliver-notice.ts';
import { formatReasonLine, describeVoyageParticulars } from '#features/applications/notices/voyage-mail.ts';
import { describeVoyages, findVoyagesOfMissions } from '#features/applications/voyages.ts';
import type { BerthRequestChanged, BerthNoticeFacts } from './berth-request-changed.ts';

/** `actor` is null if the portal itself ends the request. */
type Names = {
  readonly asker: string;
  readonly actor: string | null;
  readonly en: string;
  readonly fr: string;
};

const namesOf = async (tx: Tx, actor: Pick<Actor, 'id'>, request: BerthNoticeFacts): Promise<Names> => {
  const { rows } = await sql<Names>`
    select (select first_name || ' ' || last_name from users where id = ${request.user_id}) as asker,
      (select first_name || ' ' || last_name from users where id = ${actor.id}) as actor,
      v.name_en as en, v.name_fr as fr
    from vessels v where v.id = ${request.vessel_id}`.execute(tx);
  return rows[0]!;
};

const people = async (tx: Tx, where: ReturnType<typeof sql<boolean>>): Promise<Recipient[]> =>
  (
    await sql<Recipient>`select ${recipientColumnsSql} from users u where u.active and ${where} order by u.id`.execute(
      tx,
    )
  ).rows;

/** Coordinators of the vessel or, if it has none, the national representatives. */
const coordinators = (tx: Tx, actor: Pick<Actor, 'id'>, { vessel_id, user_id }: BerthNoticeFacts) => {
  const ofShip = sql<boolean>`(u.user_type_id = ${roles.regional_vessel_coordinator}
    and u.id in (select v.user_id from user_vessels v where v.vessel_id = ${vessel_id}))`;
  return people(
    tx,
    sql<boolean>`u.id not in (${actor.id}, ${user_id}) and (${ofShip} or (
      u.user_type_id = ${roles.national_science_representative} and not exists (select 1 from users c
        join user_vessels v on v.user_id = c.id and v.vessel_id = ${vessel_id}
        where c.active and c.user_type_id = ${roles.regional_vessel_coordinator} and c.id <> ${user_id})))`,
  );
};

export const findRecipientUnlessActor = (tx: Tx, actor: Pick<Actor, 'id'>, id: number | null) =>
  id === null || id === actor.id ? Promise.resolve([]) : people(tx, sql<boolean>`u.id = ${id}`);

const guestVoyage = async (tx: Tx, request: BerthNoticeFacts): Promise<Voyage[]> => {
  const found = (
    await findVoyagesOfMissions(tx, request.mission_id === null ? [] : [request.mission_id])
  ).get(request.mission_id ?? 0);
  return found
    ? [{ ...found, requested_berths: request.berths, approved_berths: request.granted_berths }]
    : [];
};

const ofDays: ReadonlySet<NoticeKind> = new Set(['berth_request_accepted', 'berth_request_rescheduled']);

type News = {
  readonly kind: Extract<NoticeKind, `berth_request_${string}`>;
  readonly quote?: string | null;
  readonly about?: string;
  readonly more?: Readonly<Record<Language, Readonly<Record<string, string>>>>;
};

export const sendBerthNotice = async (
  tx: Tx,
  actor: Pick<Actor, 'id'>,
  request: BerthNoticeFacts,
  recipients: readonly Recipient[],
  { kind, quote = null, about, more }: News,
): Promise<void> => {
  if (recipients.length === 0) return;
  const names = await namesOf(tx, actor, request);
  const { rows } = await sql<{ step: number }>`
    select max(id) as step from berth_request_entries where berth_request_id = ${request.id}`.execute(tx);
  const voyages = await guestVoyage(tx, request);
  const vesselIds = voyages.map(({ vessel }) => vessel.id);
  const sailing = ofDays.has(kind)
    ? await describeVoyageParticulars(tx, voyages, vesselIds, false)
    : undefined;
  const words = (language: Language) => ({
    title: request.voyage_title,
    vessel: names[language],
    days: formatDayRange(language, request.start_date, request.end_date),
    actor: names.actor ?? '',
    asker: names.asker,
    berths: String(request.granted_berths ?? request.berths),
    voyages: describeVoyages(language, voyages),
    reason: kind === 'berth_request_lapsed' && quote !== null ? formatReasonLine(language, quote) : '',
    ...(sailing && { particulars: sailing.particulars[language] }),
    ...more?.[language],
  });
  await deliverNotice(tx, recipients, {
    kind,
    path: `/berth-requests/${request.id}`,
    subject: { berth_request_id: request.id },
    en: words('en'),
    fr: words('fr'),
    about: `berth_request:${about ?? `${request.id}:${rows[0]!.step}`}`,
    quote: kind === 'berth_request_lapsed' ? null : quote,
    ...(sailing && { links: sailing.links }),
  });
};

type Kinds = Partial<Record<'asker' | 'coordinators' | 'primary', News['kind']>>;

const kindsOf: Readonly<Record<BerthRequestChanged['type'], Kinds>> = {
  'berth_request.asked': { coordinators: 'berth_request_received', primary: 'berth_request_word_asked' },
  'berth_request.question': { asker: 'berth_request_question' },
  'berth_request.answer': { coordinators: 'berth_request_answer' },
  'berth_request.agreed': { coordinators: 'berth_request_agreed' },
  'berth_request.disagreed': { coordinators: 'berth_request_disagreed' },
  'berth_request.accepted': { asker: 'berth_request_accepted', primary: 'berth_request_guest' },
  'berth_request.declined': { asker: 'berth_request_declined', primary: 'berth_request_ended' },
  'berth_request.withdrawn': { coordinators: 'berth_request_ended', primary: 'berth_request_ended' },
  'berth_request.taken_back': { asker: 'berth_request_taken_back', primary: 'berth_request_ended' },
  'berth_request.lapsed': { asker: 'berth_request_lapsed' },
};

/** The primary proponent reads the guest's objectives, but never the reason why a request ended. */
export const notifyOfBerthRequest = async (
  tx: Tx,
  { type, actor, request, quote }: BerthRequestChanged,
): Promise<void> => {
  const { asker, coordinators: ship, primary } = kindsOf[type];
  const send = (to: readonly Recipient[], kind: News['kind'], said: string | null) =>
    sendBerthNotice(tx, actor, request, to, { kind, quote: said });
  if (asker) await send(await findRecipientUnlessActor(tx, actor, request.user_id), asker, quote);
  if (ship) await send(await coordinators(tx, actor, request), ship, quote);
  const objectives = type === 'berth_request.asked' ? quote : null;
  if (primary) await send(await findRecipientUnlessActor(tx, actor, request.primary_id), primary, objectives);
};

export const announceBerthRequest = async (
  tx: Tx,
  { actor, request }: BerthRequestChanged,
): Promise<void> => {
  const { vessel_plan_id: planId } = request;
  if (planId !== null) await announcePlanEvent(tx, planId, actor.id, { kind: 'guests' });
};
