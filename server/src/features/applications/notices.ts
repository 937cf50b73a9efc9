import { sql } from 'kysely';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { Language } from '@shiptime/domain/shared/text';
import type { Tx } from '../../db/connection.ts';
import { announce, userTopic } from '../../http/live.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { MailKind, MailParams } from '../../mail/template.ts';
import type { ApplicationRow } from './application-row.ts';
import { readableInstant } from './readable-instant.ts';

/** Notices and mails about applications are of the same kinds, in the same words: `notices.json`, `mail.json`. */
export type NoticeKind = Extract<
  MailKind,
  `application_${string}` | `co_proponent_${string}` | 'deadline_reminder'
>;

export type Recipient = {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly language: Language;
  /** Who prefers one mail a day gets no single ones. */
  readonly digest: boolean;
};

export const recipientColumns =
  sql.raw(`u.id, u.email, u.first_name || ' ' || u.last_name as name, u.language,
  coalesce(u.options ->> 'digest' = 'daily', false) as digest`);

type Facts = {
  readonly actor: string;
  readonly year: string;
  readonly vessel_en: string | null;
  readonly vessel_fr: string | null;
};

const findFacts = async (tx: Tx, actor: Actor, application: ApplicationRow): Promise<Facts> => {
  const { rows } = await sql<Facts>`
    select u.first_name || ' ' || u.last_name as actor, y.name as year, v.name_en as vessel_en, v.name_fr as vessel_fr
    from users u join fiscal_years y on y.id = ${application.fiscal_year_id}
      left join vessels v on v.id = ${application.vessel_id}
    where u.id = ${actor.id}`.execute(tx);
  return rows[0]!;
};

/** What a notice says, in both languages, since the reader may change theirs. */
const paramsOf = ({ id, project_title, submitted_at }: ApplicationRow, facts: Facts, language: Language) => ({
  number: id,
  title: project_title ?? String(id),
  year: facts.year,
  actor: facts.actor,
  vessel: (language === 'fr' ? facts.vessel_fr : facts.vessel_en) ?? '',
  at: submitted_at === null ? '' : readableInstant(submitted_at, language),
});

export type Message = {
  readonly kind: Exclude<NoticeKind, 'deadline_reminder'>;
  /** Of whatever it is about: nobody is mailed twice of the same. */
  readonly about: string;
  /** What someone wrote with it. */
  readonly quote?: string | null;
};

export type Notice = {
  readonly kind: NoticeKind;
  readonly ship_time_request_id: number;
  readonly en: MailParams[NoticeKind];
  readonly fr: MailParams[NoticeKind];
  /** What must not be told twice, with the kind and the recipient. */
  readonly about: string;
  readonly quote?: string | null;
};

/** A notice on the page for each recipient, and a mail to those who want one for each. */
export const deliver = async (tx: Tx, recipients: readonly Recipient[], notice: Notice): Promise<void> => {
  if (recipients.length === 0) return;
  const { kind, ship_time_request_id, en, fr, about, quote = null } = notice;
  const path = `/request/${ship_time_request_id}`;
  await tx
    .insertInto('notices')
    .values(
      recipients.map(({ id, digest }) => ({
        user_id: id,
        kind,
        params: JSON.stringify({ ship_time_request_id, about, quote, en, fr }),
        path,
        ...(!digest && { mailed_at: sql<string>`now()` }),
      })),
    )
    .execute();
  for (const { id, email, name, language, digest } of recipients) {
    await announce(tx, { topic: userTopic(id), kind: 'notice', notice: kind, ship_time_request_id });
    if (digest) continue;
    await queueMail(tx, {
      kind,
      to: email,
      user_id: id,
      name,
      language,
      params: language === 'fr' ? fr : en,
      path,
      quote,
      dedupKey: `${kind}:${about}:${id}`,
    });
  }
};

/** Tells of a step that someone took with an application, in the transaction of the change. */
export const tell = async (
  tx: Tx,
  actor: Actor,
  application: ApplicationRow,
  recipients: readonly Recipient[],
  { kind, about, quote = null }: Message,
): Promise<void> => {
  if (recipients.length === 0) return;
  const facts = await findFacts(tx, actor, application);
  await deliver(tx, recipients, {
    kind,
    ship_time_request_id: application.id,
    en: paramsOf(application, facts, 'en'),
    fr: paramsOf(application, facts, 'fr'),
    about,
    quote,
  });
};
