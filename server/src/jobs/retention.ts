import { type RawBuilder, sql } from 'kysely';

type Sweep = {
  readonly table: string;
  readonly kept: string;
  readonly statement: RawBuilder<unknown>;
};

/** Rows deleted by age; sessions and links stay a while for complaints. */
export const retentionJobs: readonly Sweep[] = [
  {
    table: 'sessions',
    kept: '30 days after its end or its last use',
    statement: sql`delete from sessions where least(expires_at, revoked_at) < now() - interval '30 days'
      or last_used_at < now() - interval '30 days'`,
  },
  {
    table: 'account_tokens',
    kept: '30 days after its use or its end',
    statement: sql`delete from account_tokens where least(expires_at, used_at) < now() - interval '30 days'`,
  },
  {
    table: 'federated_attempts',
    kept: '1 day after its end',
    statement: sql`delete from federated_attempts where expires_at < now() - interval '1 day'`,
  },
  {
    table: 'factor_tickets',
    kept: '1 day after its end',
    statement: sql`delete from factor_tickets where expires_at < now() - interval '1 day'`,
  },
  {
    table: 'invitations',
    kept: '30 days after its end, if nobody accepted it',
    statement: sql`delete from invitations where accepted_at is null and expires_at < now() - interval '30 days'`,
  },
  {
    table: 'sign_in_networks',
    kept: '90 days after its last use',
    statement: sql`delete from sign_in_networks where last_used_at < now() - interval '90 days'`,
  },
  {
    table: 'idempotency_keys',
    kept: '24 hours',
    statement: sql`delete from idempotency_keys where created_at < now() - interval '24 hours'`,
  },
  {
    table: 'rate_limits',
    kept: '1 minute after its end',
    statement: sql`delete from rate_limits where expire < extract(epoch from now()) * 1000 - 60000`,
  },
  {
    table: 'heartbeats',
    kept: '1 day after the last',
    statement: sql`delete from heartbeats where seen_at < now() - interval '1 day'`,
  },
  {
    table: 'live_news',
    kept: '1 hour',
    statement: sql`delete from live_news where written_at < now() - interval '1 hour'`,
  },
  {
    table: 'events',
    kept: '90 days',
    // Keeps the newest row, so that a cursor at the end stays valid.
    statement: sql`delete from events where created_at < now() - interval '90 days' and id < (select max(id) from events)`,
  },
  {
    table: 'webhook_deliveries',
    kept: '90 days',
    statement: sql`delete from webhook_deliveries where created_at < now() - interval '90 days'`,
  },
  {
    table: 'schedule_openings',
    kept: '90 days',
    statement: sql`delete from schedule_openings where created_at < now() - interval '90 days'`,
  },
  {
    table: 'availability_watches',
    kept: '30 days after the end of its window',
    statement: sql`delete from availability_watches where end_date < current_date - 30`,
  },
  {
    table: 'proposals',
    kept: '30 days after its last use',
    statement: sql`delete from proposals where updated_at < now() - interval '30 days'`,
  },
  {
    table: 'outbox',
    kept: '1 year after it was sent, or given up on',
    statement: sql`delete from outbox where coalesce(sent_at, created_at) < now() - interval '1 year'`,
  },
];
