import type { OutboxMail } from '@shiptime/domain/accounts/administration-wire';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '#db/connection.ts';
import type { Viewer } from '#http/access.ts';
import { writeAuditEntry } from '#audit/audit.ts';
import { announceLiveEvent } from '#live/live.ts';
import { notFoundRefusal, Refusal } from '#http/refusal.ts';
import { linkSecretPlaceholder } from '#mail/link-secrets.ts';
import { outboxTopic } from '#mail/outbox.ts';
import { findMail } from './outbox-list.ts';

/** Resends a delivered e-mail as a new entry; retries others immediately. */
export const resendMail = async (tx: Tx, actor: Viewer, id: number): Promise<OutboxMail> => {
  const mail = await tx.selectFrom('outbox').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!mail) throw notFoundRefusal();
  const { kind, user_id, to_address, language, subject, body_text, body_html, secret } = mail;
  if (mail.sent_at && secret === null && body_text.includes(linkSecretPlaceholder)) {
    throw new Refusal('invalid_transition', { message: 'administration:outbox.link_gone' });
  }
  const again = mail.sent_at
    ? await tx
        .insertInto('outbox')
        .values({
          ...{ kind, user_id, to_address, language, subject, body_text, body_html, secret },
          message_id: `<${randomUUID()}@shiptime>`,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    : await tx
        .updateTable('outbox')
        .set({ next_attempt_at: sql<string>`now()`, attempts: 0, useful_until: null })
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirstOrThrow();
  await writeAuditEntry(tx, actor, {
    action: 'outbox.resent',
    subject_type: 'outbox',
    subject_id: id,
    after: { kind, to: to_address },
  });
  await announceLiveEvent(tx, { topic: outboxTopic, kind: 'queued' });
  return (await findMail(tx, again.id))!;
};
