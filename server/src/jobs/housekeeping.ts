import { sql } from 'kysely';
import type { Job } from './repeated.ts';

/** What is of no more use, and after how long. Sessions and links stay a while for whoever looks into a complaint. */
const sweeps = [
  sql`delete from sessions where least(expires_at, revoked_at) < now() - interval '30 days'
    or last_used_at < now() - interval '30 days'`,
  sql`delete from account_tokens where least(expires_at, used_at) < now() - interval '30 days'`,
  sql`delete from federated_attempts where expires_at < now() - interval '1 day'`,
  sql`delete from factor_tickets where expires_at < now() - interval '1 day'`,
  sql`delete from invitations where accepted_at is null and expires_at < now() - interval '30 days'`,
  sql`delete from sign_in_networks where last_used_at < now() - interval '90 days'`,
  sql`delete from idempotency_keys where created_at < now() - interval '24 hours'`,
  sql`delete from rate_limits where expire < extract(epoch from now()) * 1000 - 60000`,
  sql`delete from heartbeats where seen_at < now() - interval '1 day'`,
  // What was given up on was never sent.
  sql`delete from outbox where coalesce(sent_at, created_at) < now() - interval '1 year'`,
];

/** Sweeps, and tells how many rows are gone. */
export const housekeeping: Job = {
  name: 'housekeeping',
  work: async (tx) => {
    let gone = 0;
    for (const statement of sweeps) gone += Number((await statement.execute(tx)).numAffectedRows ?? 0n);
    return gone;
  },
};
