import { sql } from 'kysely';
import { roles } from '@shiptime/domain/shared/actor';
import type { Tx } from '#db/connection.ts';
import { deliverNotice, type Recipient, recipientColumnsSql } from '#mail/deliver-notice.ts';
import type { WebhookDisabled } from './disable-webhook.ts';

export const notifyOfDisabledWebhook = async (
  tx: Tx,
  { webhookId, host, lockVersion }: WebhookDisabled,
): Promise<void> => {
  const administrators = await sql<Recipient>`
    select ${recipientColumnsSql} from users u
    where u.active and u.user_type_id = ${roles.administrator} order by u.id`.execute(tx);
  const words = { host };
  await deliverNotice(tx, administrators.rows, {
    kind: 'webhook_switched_off',
    path: '/administration/integrations',
    subject: { webhook_id: webhookId },
    en: words,
    fr: words,
    about: `webhook:${webhookId}:${lockVersion}`,
  });
};
