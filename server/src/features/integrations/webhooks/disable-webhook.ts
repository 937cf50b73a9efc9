import { sql } from 'kysely';
import type { Tx } from '#db/connection.ts';
import { writeAuditEntry } from '#audit/audit.ts';
import { EventKind } from '#events/events.ts';

export type WebhookDisabled = {
  readonly type: 'webhook.switched_off';
  readonly webhookId: number;
  readonly host: string;
  readonly lockVersion: number;
};
export const webhookDisabledEvent = new EventKind<WebhookDisabled>(['webhook.switched_off']);

export const disableWebhook = async (tx: Tx, webhookId: number, why: 'failures' | 'gone'): Promise<void> => {
  const { rows } = await sql<{ url: string; lock_version: number }>`
    update webhooks set active = false, switched_off = ${why} where id = ${webhookId} and active
    returning url, lock_version`.execute(tx);
  const webhook = rows[0];
  if (!webhook) return;
  await writeAuditEntry(tx, null, {
    action: 'webhooks.switched_off',
    subject_type: 'webhooks',
    subject_id: webhookId,
    after: { url: webhook.url, why },
  });
  const event = { webhookId, host: new URL(webhook.url).hostname, lockVersion: webhook.lock_version };
  await webhookDisabledEvent.raise(tx, { type: 'webhook.switched_off', ...event });
};
