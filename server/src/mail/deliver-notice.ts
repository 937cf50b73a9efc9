import { sql } from 'kysely';
import type { Instant } from '@shiptime/domain/shared/instant';
import type { Language } from '@shiptime/domain/shared/text';
import type { Tx } from '../db/connection.ts';
import { announceLiveEvent, userTopic } from '../live/live.ts';
import { queueMail } from './outbox.ts';
import { isUnderDailyMailQuota } from './mail-quota.ts';
import type { MailKind, MailLink, MailParams } from './mail-templates.ts';

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
  readonly digest: boolean;
};

export const recipientColumnsSql =
  sql.raw(`u.id, u.email, u.first_name || ' ' || u.last_name as name, u.language,
  coalesce(u.options ->> 'digest' = 'daily', false) as digest`);

export type QueuedNotice = {
  readonly kind: NoticeKind;
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
  readonly about: string;
  readonly quote?: string | null;
  readonly links?: Readonly<Record<Language, readonly MailLink[]>>;
  readonly calendarsOf?: readonly number[];
  readonly causedBy?: number;
  readonly usefulUntil?: Instant;
};

export const deliverNotice = async (
  tx: Tx,
  recipients: readonly Recipient[],
  notice: QueuedNotice,
): Promise<void> => {
  if (recipients.length === 0) return;
  const {
    kind,
    path,
    subject,
    en,
    fr,
    about,
    quote = null,
    causedBy,
    links,
    calendarsOf,
    usefulUntil,
  } = notice;
  const later = new Set<number>();
  for (const { id, email, digest } of recipients) {
    if (digest || (causedBy !== undefined && !(await isUnderDailyMailQuota(tx, causedBy, email))))
      later.add(id);
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
    await announceLiveEvent(tx, { topic: userTopic(id), kind: 'notice', notice: kind, ...subject });
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
      ...(usefulUntil && { usefulUntil }),
      dedupKey: `${kind}:${about}:${id}`,
      ...(causedBy !== undefined && { causedBy }),
    });
  }
};
