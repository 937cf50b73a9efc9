import { sql } from 'kysely';
import type { Language } from '@shiptime/domain/shared/text';
import type { Tx } from '../db/connection.ts';
import { announce, userTopic } from '../live/live.ts';
import { queueMail } from './outbox.ts';
import { maySendTo } from './quota.ts';
import type { MailKind, MailLink, MailParams } from './template.ts';

/** Notices and mails about the same are of the same kinds, in the same words: `notices.json`, `mail.json`. */
export type NoticeKind = Extract<
  MailKind,
  | `application_${string}`
  | `berth_request_${string}`
  | `co_proponent_${string}`
  | `letter_${string}`
  | `plan_${string}`
  | `proponent_request_${string}`
  | `webhook_${string}`
  | 'deadline_reminder'
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

export type Notice = {
  readonly kind: NoticeKind;
  /** Where it leads, a path of the portal. */
  readonly path: string;
  readonly subject:
    | { readonly ship_time_request_id: number }
    | { readonly vessel_plan_id: number }
    | { readonly berth_request_id: number }
    | { readonly letter_of_intent_id: number }
    | { readonly proponent_request_id: number }
    | { readonly webhook_id: number };
  readonly en: MailParams[NoticeKind];
  readonly fr: MailParams[NoticeKind];
  /** What must not be told twice, with the kind and the recipient. */
  readonly about: string;
  readonly quote?: string | null;
  /** Of the mail alone: where else it leads, in each language, and whose days at sea go along. */
  readonly links?: Readonly<Record<Language, readonly MailLink[]>>;
  readonly calendarsOf?: readonly number[];
  /** Who has it sent, where one could have any number sent: beyond their share the notice waits for the daily mail. */
  readonly causedBy?: number;
};

/** A notice on the page for each recipient, and a mail to those who want one for each. */
export const deliver = async (tx: Tx, recipients: readonly Recipient[], notice: Notice): Promise<void> => {
  if (recipients.length === 0) return;
  const { kind, path, subject, en, fr, about, quote = null, causedBy, links, calendarsOf } = notice;
  const later = new Set<number>();
  for (const { id, email, digest } of recipients) {
    if (digest || (causedBy !== undefined && !(await maySendTo(tx, causedBy, email)))) later.add(id);
  }
  await tx
    .insertInto('notices')
    .values(
      recipients.map(({ id }) => ({
        user_id: id,
        kind,
        params: JSON.stringify({ ...subject, about, quote, en, fr }),
        path,
        ...(!later.has(id) && { mailed_at: sql<string>`now()` }),
      })),
    )
    .execute();
  for (const { id, email, name, language } of recipients) {
    await announce(tx, { topic: userTopic(id), kind: 'notice', notice: kind, ...subject });
    if (later.has(id)) continue;
    await queueMail(tx, {
      kind,
      to: email,
      user_id: id,
      name,
      language,
      params: language === 'fr' ? fr : en,
      path,
      quote,
      ...(links && { links: links[language] }),
      ...(calendarsOf && { calendarsOf }),
      dedupKey: `${kind}:${about}:${id}`,
      ...(causedBy !== undefined && { causedBy }),
    });
  }
};
