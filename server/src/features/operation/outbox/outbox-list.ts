import { sql } from 'kysely';
import { mailStates } from '@shiptime/domain/accounts/mail-states';
import type { OutboxMail } from '@shiptime/domain/accounts/administration-wire';
import type { Db } from '#db/connection.ts';
import type { CollectionQuery } from '#http/query/collection-query.ts';
import {
  buildFilterConditions,
  dayFilter,
  idFilter,
  substringFilter,
  exactTextFilter,
  type Filter,
} from '#http/query/filters.ts';
import { readPage } from '#http/query/read-page.ts';
import { linkSecretPlaceholder } from '#mail/link-secrets.ts';

/** Removes application titles from the subjects, because they would reveal drafts to administrators. */
const untitled = sql`regexp_replace(regexp_replace(subject, ' – .*$', ''), '[“«][^”»]*[”»]', '…', 'g')`;

const rows = sql`(select id, kind, to_address as "to", user_id, language, ${untitled} as subject, attempts, last_error, created_at, sent_at,
  case when sent_at is null and next_attempt_at < 'infinity' then next_attempt_at end as next_attempt_at,
  case when sent_at is not null then 'sent'
    when next_attempt_at = 'infinity' then 'given_up'
    when leased_until > now() then 'sending'
    when last_error is not null then 'delayed' else 'waiting' end as state,
  sent_at is null or secret is not null or strpos(body_text, ${linkSecretPlaceholder}) = 0 as can_resend
  from outbox) m`;

const filters = {
  id: idFilter('m.id'),
  user_id: idFilter('m.user_id'),
  kind: exactTextFilter('m.kind'),
  state: exactTextFilter('m.state', mailStates),
  created_at: dayFilter('m.created_at'),
  sent_at: dayFilter('m.sent_at'),
  q: substringFilter('m.to', 'm.subject'),
} satisfies Record<string, Filter>;

export const outboxCollection = {
  resource: 'outbox',
  includes: [],
  filters: Object.keys(filters) as (keyof typeof filters)[],
  sorts: ['id', 'created_at'],
  fields: [
    'id',
    'kind',
    'to',
    'user_id',
    'language',
    'subject',
    'state',
    'attempts',
    'last_error',
    'created_at',
    'sent_at',
    'next_attempt_at',
  ],
} as const;

export type OutboxQuery = CollectionQuery<
  never,
  keyof typeof filters,
  (typeof outboxCollection.sorts)[number]
>;

export const listOutbox = (db: Db, query: OutboxQuery) =>
  readPage<OutboxMail>(db, query, {
    columns: sql`*`,
    from: rows,
    where: buildFilterConditions(query, filters),
    order: [query.sorts[0]?.descending === false ? sql`id` : sql`id desc`],
  });

export const findMail = async (db: Db, id: number): Promise<OutboxMail | undefined> =>
  (await sql<OutboxMail>`select * from ${rows} where id = ${id}`.execute(db)).rows[0];
