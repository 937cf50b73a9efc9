import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Instant } from '@shiptime/domain/shared/instant';
import type { Tx } from '../db/connection.ts';
import { announceLiveEvent } from '../live/live.ts';
import { encryptLinkSecret, linkSecretPlaceholder } from './link-secrets.ts';
import { mailLifetimeMinutes } from './mail-lifetimes.ts';
import { renderMail, type MailContent, type MailKind } from './mail-templates.ts';

export type QueuedMail<K extends MailKind> = MailContent<K> & {
  readonly to: string;
  readonly user_id?: number | null;
  /** Secret part of `path`, stored encrypted until the e-mail is sent. */
  readonly secret?: string;
  readonly calendarsOf?: readonly number[];
  readonly causedBy?: number;
  /** Latest sending time; the default depends on the kind. */
  readonly usefulUntil?: Instant;
  readonly dedupKey?: string;
};

export const outboxTopic = 'outbox';

/** Queues an e-mail in the transaction of the change that it reports; false if already queued. */
export const queueMail = async <K extends MailKind>(tx: Tx, mail: QueuedMail<K>): Promise<boolean> => {
  const { secret, path } = mail;
  const hide = (link: string): string => (secret ? link.replace(secret, linkSecretPlaceholder) : link);
  const hidden = { ...mail, ...(path && { path: hide(path) }) };
  const { subject, text, html } = renderMail(hidden);
  const minutes = mailLifetimeMinutes(mail);
  const queued = await tx
    .insertInto('outbox')
    .values({
      kind: mail.kind,
      to_address: mail.to,
      user_id: mail.user_id ?? null,
      language: mail.language,
      dedup_key: mail.dedupKey ?? null,
      subject,
      body_text: text,
      body_html: html,
      secret: secret ? encryptLinkSecret(secret) : null,
      caused_by: mail.causedBy ?? null,
      useful_until:
        mail.usefulUntil ??
        (minutes === null ? null : sql<string>`now() + make_interval(mins => ${minutes})`),
      ...(mail.calendarsOf && { calendars_of: [...mail.calendarsOf] }),
      // Stores the Message-ID, so that a resend after a crash repeats it.
      message_id: `<${randomUUID()}@shiptime>`,
    })
    .onConflict((conflict) => conflict.column('dedup_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!queued) return false;
  await announceLiveEvent(tx, { topic: outboxTopic, kind: 'queued' });
  return true;
};
