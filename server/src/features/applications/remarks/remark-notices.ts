import { sql } from 'kysely';
import type { Remark } from '@shiptime/domain/applications/wire/remarks';
import { type Actor, roles } from '@shiptime/domain/shared/actor';
import { type Language, languages } from '@shiptime/domain/shared/text';
import type { Tx } from '#db/connection.ts';
import { announceLiveEvent, userTopic } from '#live/live.ts';
import { hasTranslation, translate } from '#http/language.ts';
import { type Recipient, recipientColumnsSql } from '#mail/deliver-notice.ts';
import type { ApplicationRow } from '../application-row.ts';
import { notifyOfApplication } from '../notices/notices.ts';
import type { RemarkChanged } from './remark-changed.ts';

type Place = Pick<Remark, 'section' | 'field'>;

const placeIn = (language: Language, { section, field }: Place): string => {
  const inSection = translate(language, `applications:sections.${section}`);
  if (field === null) return inSection;
  const label = `applications:fields.${field}.label`;
  const key = hasTranslation(language, label) ? label : `application_form:parts.${field}.title`;
  return `${inSection} – ${translate(language, key)}`;
};

const wordsOf = (place: Place) =>
  Object.fromEntries(languages.map((language) => [language, { place: placeIn(language, place) }])) as Record<
    Language,
    { place: string }
  >;

const applicants = ({ user_id, co_proponent_ids }: ApplicationRow): number[] => [
  user_id,
  ...co_proponent_ids,
];

/** Sends live events to proponents only, because others must not learn of remarks. */
export const announceRemarks = async (tx: Tx, { actor, application }: RemarkChanged): Promise<void> => {
  for (const id of applicants(application))
    await announceLiveEvent(tx, {
      topic: userTopic(id),
      kind: 'remarks',
      ship_time_request_id: application.id,
      by: actor.id,
    });
};

const findReaders = async (
  tx: Tx,
  actor: Actor,
  application: ApplicationRow,
  asked: readonly number[],
): Promise<readonly Recipient[]> => {
  const ids = applicants(application).filter((id) => asked.includes(id) && id !== actor.id);
  const { rows } = await sql<Recipient>`
    select ${recipientColumnsSql} from users u
    where u.active and u.user_type_id <> ${roles.observer} and u.id = any(${ids}::int[]) order by u.id`.execute(
    tx,
  );
  return rows;
};

const placeOf = ({ section, id }: Pick<Remark, 'section' | 'id'>) =>
  `?section=${section}&remark=${id}` as const;

const identify = ({ remark, reply }: RemarkChanged) =>
  reply
    ? ({ kind: 'application_remark_reply', about: `remark_reply:${reply.id}` } as const)
    : ({ kind: 'application_remark', about: `remark:${remark.id}` } as const);

const addressees = ({ application, remark, reply }: RemarkChanged): number[] => {
  const addressee = remark.addressee ? [remark.addressee.id] : [];
  if (reply) return [remark.user.id, ...addressee, ...remark.replies.map(({ user }) => user.id)];
  return remark.addressee ? addressee : applicants(application);
};

export const notifyOfRemark = async (tx: Tx, event: RemarkChanged): Promise<void> => {
  const { actor, application, remark, reply } = event;
  const readers = await findReaders(tx, actor, application, addressees(event));
  await notifyOfApplication(tx, actor, application, readers, {
    ...identify(event),
    quote: (reply ?? remark).body,
    more: wordsOf(remark),
    place: placeOf(remark),
  });
};

/** Everyone who may have received the notice, including a former proponent. */
const toldOf = ({ application, remark: { addressee } }: RemarkChanged): number[] => [
  ...new Set([...applicants(application), ...(addressee ? [addressee.id] : [])]),
];

export const updateQuotesInNotices = async (tx: Tx, event: RemarkChanged): Promise<void> => {
  const { kind, about } = identify(event);
  await sql`update notices set params = jsonb_set(params, '{quote}', to_jsonb(${(event.reply ?? event.remark).body}::text))
    where user_id = any(${toldOf(event)}::int[]) and kind = ${kind}
      and params ->> 'about' = ${about}`.execute(tx);
};

export const deleteRemarkNotices = async (tx: Tx, event: RemarkChanged): Promise<void> => {
  const { kind, about } = identify(event);
  const told = toldOf(event);
  const { rows } = await sql<{ user_id: number }>`delete from notices
    where user_id = any(${told}::int[]) and kind = ${kind}
      and params ->> 'about' = ${about} returning user_id`.execute(tx);
  await sql`delete from outbox where sent_at is null and leased_until is null
    and dedup_key = any(${told.map((id) => `${kind}:${about}:${id}`)}::text[])`.execute(tx);
  for (const { user_id } of rows) await announceLiveEvent(tx, { topic: userTopic(user_id), kind: 'notice' });
};
