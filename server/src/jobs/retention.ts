import { type RawBuilder, sql } from 'kysely';

type Sweep = {
  readonly table: string;
  readonly kept: string;
  readonly statement: RawBuilder<unknown>;
};

const sweep = (table: string, kept: string, where: string): Sweep => ({
  table,
  kept,
  statement: sql.raw(`delete from ${table} where ${where}`),
});

/** Rows deleted by age; complaints may need ended sessions and tokens. */
export const retentionSweeps: readonly Sweep[] = [
  sweep(
    'sessions',
    '30 days after its end or its last use',
    "least(expires_at, revoked_at) < now() - interval '30 days' or last_used_at < now() - interval '30 days'",
  ),
  sweep(
    'account_tokens',
    '30 days after its use or its end',
    "least(expires_at, used_at) < now() - interval '30 days'",
  ),
  sweep('federated_attempts', '1 day after its end', "expires_at < now() - interval '1 day'"),
  sweep('factor_tickets', '1 day after its end', "expires_at < now() - interval '1 day'"),
  sweep(
    'invitations',
    '30 days after its end, if nobody accepted it',
    "accepted_at is null and expires_at < now() - interval '30 days'",
  ),
  sweep('sign_in_networks', '90 days after its last use', "last_used_at < now() - interval '90 days'"),
  sweep('idempotency_keys', '24 hours', "created_at < now() - interval '24 hours'"),
  sweep('rate_limits', '1 minute after its end', 'expire < extract(epoch from now()) * 1000 - 60000'),
  sweep('heartbeats', '1 day after the last', "seen_at < now() - interval '1 day'"),
  sweep('live_news', '1 hour', "written_at < now() - interval '1 hour'"),
  // Keeps the newest row, so that a cursor at the end stays valid.
  sweep('events', '90 days', "created_at < now() - interval '90 days' and id < (select max(id) from events)"),
  sweep('webhook_deliveries', '90 days', "created_at < now() - interval '90 days'"),
  sweep('schedule_openings', '90 days', "created_at < now() - interval '90 days'"),
  sweep('availability_watches', '30 days after the end of its window', 'end_date < current_date - 30'),
  sweep('proposals', '30 days after its last use', "updated_at < now() - interval '30 days'"),
  sweep(
    'outbox',
    '1 year after it was sent, or given up on; the last one to an erased person once sent',
    `coalesce(sent_at, created_at) < now() - interval '1 year'
      or (kind = 'privacy_erased' and coalesce(sent_at, created_at + interval '30 days') < now())`,
  ),
];
