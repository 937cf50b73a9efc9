import { type Webhook } from '@shiptime/domain/integrations/integration-wire';
import { sql } from 'kysely';
import {
  maximumWebhooks,
  previousSecretGraceHours,
  type NewWebhook,
  type WebhookChange,
} from '@shiptime/domain/integrations/webhook-schema';
import type { Tx } from '#db/connection.ts';
import type { Viewer } from '#http/access.ts';
import { writeAuditEntry } from '#audit/audit.ts';
import type { AppSettings } from '#context.ts';
import { invalidRefusal, notFoundRefusal, Refusal } from '#http/refusal.ts';
import { requireCurrentVersion, type ExpectedVersion } from '#http/answers/versions.ts';
import { requireFreshProof } from '#features/accounts/second-factor/fresh-proof.ts';
import { isAllowedWebhookUrl } from './public-address.ts';
import { generateWebhookSecret, encryptWebhookSecret } from './signatures.ts';
import { findWebhook } from './webhook-list.ts';

type Settings = Pick<AppSettings, 'secretKey' | 'privateWebhooks'>;
type Target = { readonly id: number; readonly expected: ExpectedVersion };

const told = ({ url, description, events, active }: Webhook) => ({ url, description, events, active });
const subject = (id: number) => ({ subject_type: 'webhooks', subject_id: id }) as const;

const requireAddress = (url: string, { privateWebhooks }: Settings): void => {
  const target = new URL(url);
  if (privateWebhooks) return;
  if (target.protocol !== 'https:') throw invalidRefusal([{ field: 'url', code: 'https_only' }]);
  if (!isAllowedWebhookUrl(target)) throw invalidRefusal([{ field: 'url', code: 'private_address' }]);
};

/** Requires the secret key, which encrypts stored signing secrets. */
const requireKey = ({ secretKey }: Settings): Buffer => {
  if (secretKey) return secretKey;
  throw new Refusal('invalid_transition', { message: 'answers:webhooks.no_key' });
};

const newest = sql<number>`(select coalesce(max(id), 0) from events)`;

export type WebhookWithSecret = Webhook & { readonly secret: string };

export const addWebhook = async (
  tx: Tx,
  actor: Viewer,
  settings: Settings,
  given: NewWebhook,
): Promise<WebhookWithSecret> => {
  const key = requireKey(settings);
  requireAddress(given.url, settings);
  await requireFreshProof(tx, actor);
  await sql`lock table webhooks in exclusive mode`.execute(tx);
  const { rows } = await sql<{ count: number }>`select count(*) as count from webhooks`.execute(tx);
  if (rows[0]!.count >= maximumWebhooks) {
    throw new Refusal('limit_reached');
  }
  const secret = generateWebhookSecret();
  const { id } = await tx
    .insertInto('webhooks')
    .values({ ...given, secret: encryptWebhookSecret(key, secret), created_by: actor.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`insert into webhook_progress (webhook_id, last_event_id) values (${id}, ${newest})`.execute(tx);
  const after = (await findWebhook(tx, id))!;
  await writeAuditEntry(tx, actor, { action: 'webhooks.created', ...subject(id), after: told(after) });
  return { ...after, secret };
};

export const lockWebhook = async (tx: Tx, id: number): Promise<Webhook> => {
  await sql`select from webhooks where id = ${id} for update`.execute(tx);
  const webhook = await findWebhook(tx, id);
  if (!webhook) throw notFoundRefusal();
  return webhook;
};

export const changeWebhook = async (
  tx: Tx,
  actor: Viewer,
  settings: Settings,
  { id, expected }: Target,
  change: WebhookChange,
): Promise<Webhook> => {
  const before = await lockWebhook(tx, id);
  await requireCurrentVersion(expected, before.lock_version, async () => before);
  const next = { ...told(before), ...change };
  if (JSON.stringify(next) === JSON.stringify(told(before))) return before;
  requireAddress(next.url, settings);
  await requireFreshProof(tx, actor);
  await tx
    .updateTable('webhooks')
    .set({ ...next, ...(next.active && { switched_off: null }) })
    .where('id', '=', id)
    .execute();
  if (next.active && !before.active) {
    // Skips events from the time when the webhook was off.
    await sql`update webhook_progress set last_event_id = ${newest}, failures = 0, failing_since = null
      where webhook_id = ${id}`.execute(tx);
  }
  const after = (await findWebhook(tx, id))!;
  await writeAuditEntry(tx, actor, {
    action: 'webhooks.updated',
    ...subject(id),
    before: told(before),
    after: told(after),
  });
  return after;
};

/** The old secret keeps signing for a day, so that receivers can switch. */
export const renewWebhookSecret = async (
  tx: Tx,
  actor: Viewer,
  settings: Settings,
  id: number,
): Promise<WebhookWithSecret> => {
  const key = requireKey(settings);
  await lockWebhook(tx, id);
  await requireFreshProof(tx, actor);
  const secret = generateWebhookSecret();
  await sql`update webhooks set previous_secret = secret, secret = ${encryptWebhookSecret(key, secret)},
    previous_until = now() + make_interval(hours => ${previousSecretGraceHours}) where id = ${id}`.execute(
    tx,
  );
  await writeAuditEntry(tx, actor, { action: 'webhooks.key_made', ...subject(id) });
  return { ...(await findWebhook(tx, id))!, secret };
};

export const removeWebhook = async (tx: Tx, actor: Viewer, { id, expected }: Target): Promise<void> => {
  const before = await lockWebhook(tx, id);
  await requireCurrentVersion(expected, before.lock_version, async () => before);
  await requireFreshProof(tx, actor);
  await tx.deleteFrom('webhooks').where('id', '=', id).execute();
  await writeAuditEntry(tx, actor, { action: 'webhooks.deleted', ...subject(id), before: told(before) });
};
