import { sql } from 'kysely';
import type { Db } from '../db/connection.ts';

/** What whoever runs the portal should know of its database; numbers only, and nothing about anyone. */
export type Facts = {
  readonly mailsWaiting: number;
  /** Of the oldest mail that waits. */
  readonly mailWaitSeconds: number;
  /** Given up on. */
  readonly mailsFailed: number;
  /** Processes of the portal that have lately written to the database. */
  readonly processes: number;
  /** How far this machine's clock is ahead of the database's. */
  readonly clockSkewSeconds: number;
  readonly databaseBytes: number;
  readonly openSessions: number;
};

export const gatherFacts = async (db: Db): Promise<Facts> => {
  const before = Date.now();
  const { rows } = await sql<Facts & { now: number }>`
    select
      (select count(*)::integer from outbox where sent_at is null and next_attempt_at < 'infinity') as "mailsWaiting",
      (select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 from outbox
        where sent_at is null and next_attempt_at < 'infinity') as "mailWaitSeconds",
      (select count(*)::integer from outbox where sent_at is null and next_attempt_at = 'infinity') as "mailsFailed",
      (select count(*)::integer from heartbeats where seen_at > now() - interval '30 seconds') as processes,
      (select count(*)::integer from sessions where revoked_at is null and expires_at > now()) as "openSessions",
      pg_database_size(current_database())::float8 as "databaseBytes",
      extract(epoch from clock_timestamp())::float8 as now`.execute(db);
  const { now, ...facts } = rows[0]!;
  return { ...facts, clockSkewSeconds: (before + Date.now()) / 2000 - now };
};

const hour = 3600;
const largestSkew = 5;

/** In sentences, with the same bounds as the alert rules (docs/operations/alerts.yml). */
export const problemsOf = (facts: Facts): string[] => {
  const problems: string[] = [];
  if (facts.mailsFailed > 0)
    problems.push(`${facts.mailsFailed} mails were given up on: see the administration page.`);
  if (facts.mailWaitSeconds > hour) {
    const hours = Math.floor(facts.mailWaitSeconds / hour);
    problems.push(
      `Of ${facts.mailsWaiting} mails the oldest waits for ${hours} hours: see SMTP_URL and its server.`,
    );
  }
  if (Math.abs(facts.clockSkewSeconds) > largestSkew)
    problems.push(
      `The clocks of this machine and of the database are ${facts.clockSkewSeconds.toFixed(1)} s apart.`,
    );
  return problems;
};
