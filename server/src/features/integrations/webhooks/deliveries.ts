import { type WebhookDelivery } from '@shiptime/domain/integrations/integration-wire';
import { testEventType } from '@shiptime/domain/integrations/event-types';
import { sql } from 'kysely';
import type { Tx } from '#db/connection.ts';
import type { Viewer } from '#http/access.ts';
import { writeAuditEntry } from '#audit/audit.ts';
import { announceLiveEvent } from '#live/live.ts';
import { notFoundRefusal, Refusal } from '#http/refusal.ts';
import { lockWebhook } from './manage-webhooks.ts';
import { findWebhookDelivery } from './webhook-list.ts';

export const eventTopic = 'events';

const requireActive = (active: boolean): void => {
  if (active) return;
  throw new Refusal('invalid_transition', { message: 'answers:webhooks.is_off' });
};

export const resendDelivery = async (
  tx: Tx,
  actor: Viewer,
  webhookId: number,
  id: number,
): Promise<WebhookDelivery> => {
  const { active } = await lockWebhook(tx, webhookId);
  requireActive(active);
  const { numAffectedRows } = await sql`
    update webhook_deliveries set delivered_at = null, next_attempt_at = now(), attempts = 0, last_error = null,
      last_status = null, created_at = now()
    where webhook_id = ${webhookId} and id = ${id}`.execute(tx);
  if (numAffectedRows === 0n) throw notFoundRefusal();
  const after = (await findWebhookDelivery(tx, webhookId, id))!;
  await writeAuditEntry(tx, actor, {
    action: 'webhooks.resent',
    subject_type: 'webhooks',
    subject_id: webhookId,
    after: { message_id: after.message_id, type: after.type },
  });
  await announceLiveEvent(tx, { topic: eventTopic, kind: 'resent' });
  return after;
};

export const testWebhook = async (tx: Tx, webhookId: number): Promise<WebhookDelivery> => {
  const { active } = await lockWebhook(tx, webhookId);
  requireActive(active);
  const { rows } = await sql<{ id: number }>`
    insert into webhook_deliveries (webhook_id, type, message_id, payload)
    select ${webhookId}, ${testEventType}, 'test_' || gen_random_uuid(),
      json_build_object('type', ${testEventType}::text, 'timestamp', public.ledger_instant(now()),
        'data', json_build_object('webhook_id', ${webhookId}::integer))::text
    returning id`.execute(tx);
  await announceLiveEvent(tx, { topic: eventTopic, kind: 'test' });
  return (await findWebhookDelivery(tx, webhookId, rows[0]!.id))!;
};
