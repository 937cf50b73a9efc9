import { sql } from 'kysely';
import { roles } from '@shiptime/domain/shared/actor';
import type { Tx } from '#db/connection.ts';
import { writeAudit } from '#audit/audit.ts';
import { deliver, type Recipient, recipientColumns } from '#mail/notices.ts';

export const disableWebhook = async (tx: Tx, webhookId: number, why: 'failures' | 'gone'): Promise<void> => {
  const { rows } = await sql<{ url: string; lock_version: number }>`
    update webhooks set active = false, switched_off = ${why} where id = ${webhookId} and active
    returning url, lock_version`.execute(tx);
  const webhook = rows[0];
  if (!webhook) return;
  await writeAudit(tx, null, {
    action: 'webhooks.switched_off',
    subject_type: 'webhooks',
    subject_id: webhookId,
    after: { url: webhook.url, why },
  });
  const administrators = await sql<Recipient>`
    select ${recipientColumns} from users u
    where u.active and u.user_type_id = ${roles.administrator} order by u.id`.execute(tx);
  const words = { host: new URL(webhook.url).hostname };
  await deliver(tx, administrators.rows, {
    kind: 'webhook_switched_off',
    path: '/administration/integrations',
    subject: { webhook_id: webhookId },
    en: words,
    fr: words,
    about: `webhook:${webhookId}:${webhook.lock_version}`,
  });
};
