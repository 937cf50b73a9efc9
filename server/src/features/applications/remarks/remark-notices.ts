import { sql } from 'kysely';
import type { Remark, RemarkReply } from '@shiptime/domain/applications/wire/remarks';
import { type Actor, roles } from '@shiptime/domain/shared/actor';
import { type Language, languages } from '@shiptime/domain/shared/text';
import type { Tx } from '#db/connection.ts';
import { announce, userTopic } from '#live/live.ts';
import { hasWords, translate } from '#http/language.ts';
import { type Recipient, recipientColumns } from '#mail/notices.ts';
import type { ApplicationRow } from '../application-row.ts';
import { notifyOfApplication } from '../notices/notices.ts';

type Place = Pick<Remark, 'section' | 'field'>;

const placeIn = (language: Language, { section, field }: Place): string => {
  const inSection = translate(language, `applications:sections.${section}`);
  if (field === null) return inSection;
  const label = `applications:fields.${field}.label`;
  const key = hasWords(language, label) ? label : `application_form:parts.${field}.title`;
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

/** Sent to proponents only, because others must not learn of remarks. */
export const announceRemarks = async (tx: Tx, actor: Actor, application: ApplicationRow): Promise<void> => {
  for (const id of applicants(application))
    await announce(tx, {
      topic: userTopic(id),
      kind: 'remarks',
      ship_time_request_id: application.id,
      by: actor.id,
    });
};

/** Excludes the author and people who have left the application. */
const findReaders = async (
  tx: Tx,
  actor: Actor,
  application: ApplicationRow,
  asked: readonly number[],
): Promise<readonly Recipient[]> => {
  const ids = applicants(application).filter((id) => asked.includes(id) && id !== actor.id);
  const { rows } = await sql<Recipient>`
    select ${recipientColumns} from users u
    where u.active and u.user_type_id <> ${roles.observer} and u.id = any(${ids}::int[]) order by u.id`.execute(
    tx,
  );
  return rows;
};

const placeOf = ({ section, id }: Pick<Remark, 'section' | 'id'>) =>
  `?section=${section}&remark=${id}` as const;

export const asRemark = ({ id }: Pick<Remark, 'id'>) =>
  ({ kind: 'application_remark', about: `remark:${id}` }) as const;
export const asReply = ({ id }: Pick<RemarkReply, 'id'>) =>
  ({ kind: 'application_remark_reply', about: `remark_reply:${id}` }) as const;
type As = ReturnType<typeof asRemark> | ReturnType<typeof asReply>;

export const notifyOfRemark = async (
  tx: Tx,
  actor: Actor,
  application: ApplicationRow,
  remark: Remark,
): Promise<void> => {
  const asked = remark.addressee ? [remark.addressee.id] : applicants(application);
  await notifyOfApplication(tx, actor, application, await findReaders(tx, actor, application, asked), {
    ...asRemark(remark),
    quote: remark.body,
    more: wordsOf(remark),
    place: placeOf(remark),
  });
};

export const notifyOfReply = async (
  tx: Tx,
  actor: Actor,
  application: ApplicationRow,
  remark: Remark,
): Promise<void> => {
  const reply = remark.replies.at(-1)!;
  const asked = [
    remark.user.id,
    ...(remark.addressee ? [remark.addressee.id] : []),
    ...remark.replies.map(({ user }) => user.id),
  ];
  await notifyOfApplication(tx, actor, application, await findReaders(tx, actor, application, asked), {
    ...asReply(reply),
    quote: reply.body,
    more: wordsOf(remark),
    place: placeOf(remark),
  });
};

/** Includes former proponents only for notices they already have. */
const toldOf = (application: ApplicationRow, { addressee }: Remark): number[] => [
  ...new Set([...applicants(application), ...(addressee ? [addressee.id] : [])]),
];

/** Updates notices and the pending daily mail with the edited text. */
export const updateQuotes = async (
  tx: Tx,
  application: ApplicationRow,
  remark: Remark,
  { kind, about }: As,
  body: string,
): Promise<void> => {
  await sql`update notices set params = jsonb_set(params, '{quote}', to_jsonb(${body}::text))
    where user_id = any(${toldOf(application, remark)}::int[]) and kind = ${kind}
      and params ->> 'about' = ${about}`.execute(tx);
};

export const deleteUnreadNotices = async (
  tx: Tx,
  application: ApplicationRow,
  remark: Remark,
  { kind, about }: As,
): Promise<void> => {
  const told = toldOf(application, remark);
  const { rows } = await sql<{ user_id: number }>`delete from notices
    where user_id = any(${told}::int[]) and kind = ${kind}
      and params ->> 'about' = ${about} returning user_id`.execute(tx);
  await sql`delete from outbox where sent_at is null and leased_until is null
    and dedup_key = any(${told.map((id) => `${kind}:${about}:${id}`)}::text[])`.execute(tx);
  for (const { user_id } of rows) await announce(tx, { topic: userTopic(user_id), kind: 'notice' });
};
