import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import { deliveryRetryDays, maximumConsecutiveFailures } from '@shiptime/domain/integrations/webhook-schema';
import type { Db } from '#db/connection.ts';
import { runInTransaction } from '#db/transaction.ts';
import type { LiveHub } from '#live/live.ts';
import { startWorkerPool } from '#jobs/worker-pool.ts';
import { runTraced } from '#traced-work.ts';
import { eventTopic } from './deliveries.ts';
import { postDelivery, failureReasonOf, failureReasonOfStatus } from './post-delivery.ts';
import { decryptWebhookSecret, signWebhookMessage } from './signatures.ts';
import { disableWebhook } from './disable-webhook.ts';

export type WebhookWorkerDependencies = {
  readonly db: Db;
  readonly live: LiveHub;
  readonly secretKey: Buffer;
  readonly allowPrivate: boolean;
  readonly version: string;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  readonly pollMilliseconds?: number;
};

/** Lease longer than one attempt, so that only a dead worker's delivery is taken over. */
const leaseSeconds = 60;
const firstPauseSeconds = 15;
const longestPauseSeconds = 6 * 3600;
const lanes = 4;

/**
 * Creates deliveries in order of events. Waits for locks of workers that record results, since a skipped
 * webhook would wait for the next event.
 */
const fanOut = (db: Db) =>
  sql`
    with newest as materialized (select coalesce(max(id), 0) as id from events),
    due as materialized (
      select p.webhook_id, p.last_event_id, w.events from newest n, webhook_progress p join webhooks w on w.id = p.webhook_id
      where w.active and p.last_event_id < n.id order by p.webhook_id for update of p),
    written as (
      insert into webhook_deliveries (webhook_id, event_id, type, message_id, payload)
      select d.webhook_id, e.id, e.type, 'evt_' || e.id, json_build_object('type', e.type,
        'timestamp', public.ledger_instant(e.created_at), 'id', e.id, 'data', e.data)::text
      from newest n, due d join events e on e.id > d.last_event_id and e.type = any(d.events)
      where e.id <= n.id order by e.id
      on conflict (webhook_id, event_id) where event_id is not null do nothing)
    update webhook_progress p set last_event_id = greatest(p.last_event_id, n.id)
    from due d, newest n where p.webhook_id = d.webhook_id`.execute(db);

type Claimed = {
  id: number;
  webhook_id: number;
  attempts: number;
  message_id: string;
  payload: string;
  url: string;
  secret: string;
  previous_secret: string | null;
};

/**
 * Claims one delivery per receiver at a time. The lock is needed because concurrent claims would not see each
 * other's lease.
 */
const claim = (db: Db): Promise<Claimed | undefined> =>
  runInTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('webhook_deliveries'))`.execute(tx);
    const { rows } = await sql<Claimed>`
    update webhook_deliveries d set leased_until = now() + make_interval(secs => ${leaseSeconds}),
      attempts = d.attempts + 1, attempted_at = now()
    from webhooks w where w.id = d.webhook_id and d.id = (
      select o.id from webhook_deliveries o join webhooks h on h.id = o.webhook_id
      where o.delivered_at is null and o.next_attempt_at <= now() and (o.leased_until is null or o.leased_until < now())
        and h.active and not exists (select from webhook_deliveries busy
          where busy.webhook_id = o.webhook_id and busy.delivered_at is null and busy.leased_until > now())
      order by o.next_attempt_at, o.id limit 1 for update of o skip locked)
    returning d.id, d.webhook_id, d.attempts, d.message_id, d.payload, w.url, w.secret,
      case when w.previous_until > now() then w.previous_secret end as previous_secret`.execute(tx);
    return rows[0];
  });

const markDelivered = (db: Db, { id, webhook_id }: Claimed, status: number) =>
  runInTransaction(db, async (tx) => {
    await sql`update webhook_deliveries set delivered_at = now(), leased_until = null, last_status = ${status},
      last_error = null where id = ${id}`.execute(tx);
    await sql`update webhook_progress set failures = 0, failing_since = null, last_success_at = now()
      where webhook_id = ${webhook_id}`.execute(tx);
  });

type Failure = { readonly reason: string; readonly status: number | null };

/** Backs off; gives up after days of failures or a 410. */
const markFailed = (db: Db, { id, webhook_id, attempts }: Claimed, { reason, status }: Failure) =>
  runInTransaction(db, async (tx) => {
    const wait = Math.min(firstPauseSeconds * 2 ** Math.min(attempts - 1, 12), longestPauseSeconds);
    await sql`
      update webhook_deliveries set leased_until = null, last_status = ${status}, last_error = ${reason},
        next_attempt_at = case when created_at < now() - make_interval(days => ${deliveryRetryDays}) then 'infinity'
          else now() + make_interval(secs => ${wait}) end
      where id = ${id}`.execute(tx);
    const { rows } = await sql<{ hopeless: boolean }>`
      update webhook_progress set failures = failures + 1, failing_since = coalesce(failing_since, now())
      where webhook_id = ${webhook_id}
      returning failures >= ${maximumConsecutiveFailures} and failing_since < now() - make_interval(days => ${deliveryRetryDays})
        as hopeless`.execute(tx);
    if (status === 410) await disableWebhook(tx, webhook_id, 'gone');
    else if (rows[0]?.hopeless) await disableWebhook(tx, webhook_id, 'failures');
  });

const giveBack = (db: Db, { id }: Claimed) =>
  sql`update webhook_deliveries set leased_until = null, attempts = attempts - 1 where id = ${id}`.execute(
    db,
  );

/** Delivers each event at least once; receivers detect repeats by `webhook-id`. */
export const startWebhookWorker = (parts: WebhookWorkerDependencies): { stop(): Promise<void> } => {
  const { db, live, secretKey, allowPrivate, version, log, pollMilliseconds = 15_000 } = parts;

  const attempt = async (delivery: Claimed, signal: AbortSignal): Promise<number> => {
    const { message_id: id, payload, url } = delivery;
    const timestamp = Math.floor(Date.now() / 1000);
    const secrets = [
      delivery.secret,
      ...(delivery.previous_secret === null ? [] : [delivery.previous_secret]),
    ];
    return postDelivery({
      url,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': `Shiptime/${version}`,
        'webhook-id': id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': signWebhookMessage(
          secrets.map((sealed) => decryptWebhookSecret(secretKey, sealed)),
          { id, timestamp, payload },
        ),
      },
      body: payload,
      allowPrivate,
      signal,
    });
  };

  const deliver = async (delivery: Claimed, signal: AbortSignal): Promise<void> => {
    const { id, webhook_id } = delivery;
    try {
      const status = await runTraced({ kind: 'webhook', name: 'delivery' }, () => attempt(delivery, signal));
      const reason = failureReasonOfStatus(status);
      if (reason === null) await markDelivered(db, delivery, status);
      else await markFailed(db, delivery, { reason, status });
    } catch (error) {
      if (signal.aborted) {
        await giveBack(db, delivery);
        return;
      }
      const reason = failureReasonOf(error);
      log.warn({ delivery: id, webhook: webhook_id, reason }, 'a webhook could not be delivered and waits');
      await markFailed(db, delivery, { reason, status: null });
    }
  };

  return startWorkerPool({
    live,
    log,
    topic: eventTopic,
    pollMilliseconds,
    lanes,
    timeoutMs: 5000,
    begin: async () => {
      await fanOut(db);
    },
    step: async (signal) => {
      const delivery = await claim(db);
      if (delivery) await deliver(delivery, signal);
      return delivery !== undefined;
    },
  });
};
