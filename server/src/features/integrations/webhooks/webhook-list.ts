import {
  type WebhookDelivery,
  webhookDeliverySchema,
  webhookDeliveryStates,
  type Webhook,
  webhookRowSchema,
} from '@shiptime/domain/integrations/integration-wire';
import { eventTypes, testEventType } from '@shiptime/domain/integrations/event-types';
import { sql } from 'kysely';
import type { Db } from '#db/connection.ts';
import type { CollectionQuery } from '#http/query/collection-query.ts';
import {
  booleanFilter,
  buildFilterConditions,
  dayFilter,
  idFilter,
  substringFilter,
  exactTextFilter,
} from '#http/query/filters.ts';
import { readPage, orderBySql } from '#http/query/read-page.ts';

const webhooks = sql`(select w.id, w.url, w.description, w.events, w.active, w.switched_off, p.failures, p.failing_since,
  p.last_success_at, (select count(*)::int from webhook_deliveries d where d.webhook_id = w.id and d.delivered_at is null
    and d.next_attempt_at < 'infinity') as waiting, w.lock_version, w.created_at, w.updated_at
  from webhooks w join webhook_progress p on p.webhook_id = w.id) w`;

const filters = {
  id: idFilter('w.id'),
  url: substringFilter('w.url'),
  active: booleanFilter((yes) => sql<boolean>`w.active = ${yes}`),
  last_success_at: dayFilter('w.last_success_at'),
  created_at: dayFilter('w.created_at'),
  updated_at: dayFilter('w.updated_at'),
};

export const webhookCollection = {
  resource: 'webhooks',
  whole: 'fifty at most',
  includes: [],
  filters: Object.keys(filters) as (keyof typeof filters)[],
  sorts: ['id', 'url', 'last_success_at', 'created_at', 'updated_at'],
  fields: Object.keys(webhookRowSchema.shape),
} as const;

const deliveries = sql`(select d.id, d.webhook_id, d.event_id, d.type, d.message_id, d.attempts, d.last_status, d.last_error,
  d.created_at, d.attempted_at, d.delivered_at,
  case when d.delivered_at is null and d.next_attempt_at < 'infinity' then d.next_attempt_at end as next_attempt_at,
  case when d.delivered_at is not null then 'sent' when d.next_attempt_at = 'infinity' then 'given_up'
    when d.leased_until > now() then 'sending' when d.last_error is not null then 'delayed' else 'waiting' end as state
  from webhook_deliveries d) w`;

const deliveryFilters = {
  id: idFilter('w.id'),
  event_id: idFilter('w.event_id'),
  type: exactTextFilter('w.type', [...eventTypes, testEventType]),
  state: exactTextFilter('w.state', webhookDeliveryStates),
  created_at: dayFilter('w.created_at'),
  delivered_at: dayFilter('w.delivered_at'),
};

export const deliveryCollection = {
  resource: 'webhook_deliveries',
  includes: [],
  filters: Object.keys(deliveryFilters) as (keyof typeof deliveryFilters)[],
  sorts: ['id', 'created_at'],
  fields: Object.keys(webhookDeliverySchema.shape),
} as const;

type Query = Pick<CollectionQuery<never, string, string>, 'filters' | 'sorts' | 'page'>;

export const listWebhooks = (db: Db, query: Query) =>
  readPage<Webhook>(db, query, {
    columns: sql`*`,
    from: webhooks,
    where: buildFilterConditions(query, filters),
    order: [...orderBySql(query, (name) => sql.ref(`w.${name}`)), sql`w.id`],
  });

export const findWebhook = async (db: Db, id: number): Promise<Webhook | undefined> =>
  (await sql<Webhook>`select * from ${webhooks} where w.id = ${id}`.execute(db)).rows[0];

export const listDeliveries = (db: Db, webhookId: number, query: Query) =>
  readPage<WebhookDelivery>(db, query, {
    columns: sql`*`,
    from: deliveries,
    where: [sql`w.webhook_id = ${webhookId}`, ...buildFilterConditions(query, deliveryFilters)],
    order: [...orderBySql(query, (name) => sql.ref(`w.${name}`)), sql`w.id desc`],
  });

export const findWebhookDelivery = async (
  db: Db,
  webhookId: number,
  id: number,
): Promise<WebhookDelivery | undefined> =>
  (
    await sql<WebhookDelivery>`select * from ${deliveries}
      where w.webhook_id = ${webhookId} and w.id = ${id}`.execute(db)
  ).rows[0];
