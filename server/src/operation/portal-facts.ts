import { sql } from 'kysely';
import { readBackupState, type BackupState } from '../backups/backup-queries.ts';
import { roles } from '@shiptime/domain/shared/actor';
import type { Db } from '../db/connection.ts';

type JobFacts = {
  readonly name: string;
  readonly last_run_at: string;
  readonly succeeded_at: string | null;
  readonly done: number | null;
  readonly failures: number;
  readonly error: string | null;
  readonly successAgeSeconds: number | null;
};

export type PortalFacts = {
  readonly mailsWaiting: number;
  readonly mailWaitSeconds: number;
  readonly mailsFailed: number;
  readonly processes: number;
  /** Seconds by which this machine's clock is ahead of the database's. */
  readonly clockSkewSeconds: number;
  readonly databaseBytes: number;
  /** Collations whose order the operating system has changed, separated by commas. */
  readonly changedCollations: string | null;
  /** Age of the oldest transaction ID; PostgreSQL stops at two billion. */
  readonly transactionAge: number;
  readonly slotBytes: number;
  /** Lag of the standby; null without a standby or `pg_monitor`. */
  readonly replicaLagSeconds: number | null;
  readonly administrators: number;
  readonly openSessions: number;
  /** Last day's failed sign-ins, at most 60 per account, network and hour. */
  readonly failedSignIns: number;
  readonly jobs: readonly JobFacts[];
  readonly backups: BackupState;
  readonly backupAgeSeconds: number | null;
  readonly backupProvenAgeSeconds: number | null;
  readonly backupFailures: number;
};

type Counts = Omit<PortalFacts, 'jobs' | 'backups' | 'clockSkewSeconds'>;

const jobsOf = async (db: Db): Promise<JobFacts[]> =>
  (
    await sql<JobFacts>`select name, last_run_at, succeeded_at, done, failures, error,
      extract(epoch from now() - succeeded_at)::float8 as "successAgeSeconds" from job_runs order by name`.execute(
      db,
    )
  ).rows;

export const gatherPortalFacts = async (db: Db): Promise<PortalFacts> => {
  const before = Date.now();
  const { rows } = await sql<Counts & { now: number }>`
    select
      (select count(*)::integer from outbox where sent_at is null and next_attempt_at < 'infinity') as "mailsWaiting",
      (select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 from outbox
        where sent_at is null and next_attempt_at < 'infinity') as "mailWaitSeconds",
      (select count(*)::integer from outbox where sent_at is null and next_attempt_at = 'infinity') as "mailsFailed",
      (select count(*)::integer from heartbeats
        where seen_at > now() - interval '30 seconds' and version <> 'doctor') as processes,
      (select count(*)::integer from users where user_type_id = ${roles.administrator} and active) as administrators,
      (select count(*)::integer from sessions where revoked_at is null and expires_at > now()) as "openSessions",
      (select count(*)::integer from audit_log where created_at > now() - interval '1 day'
        and action in ('users.sign_in_failed', 'users.sign_in_throttled', 'users.factor_refused')) as "failedSignIns",
      (select extract(epoch from now() - max(made_at))::float8 from backups
        where phase <> 'failed' and removed_at is null) as "backupAgeSeconds",
      (select extract(epoch from now() - max(made_at))::float8 from backups
        where proven_at is not null and removed_at is null) as "backupProvenAgeSeconds",
      (select count(*)::integer from backups where phase = 'failed'
        and started_at > coalesce((select max(made_at) from backups), '-infinity')) as "backupFailures",
      (select string_agg(name, ', ' order by name) from (
        select datname as name from pg_database
          where datname = current_database() and datcollversion <> pg_database_collation_actual_version(oid)
        union select collname from pg_collation
          where collname in ('en-x-icu', 'fr-x-icu') and collversion <> pg_collation_actual_version(oid)
      ) changed) as "changedCollations",
      (select age(datfrozenxid)::float8 from pg_database where datname = current_database()) as "transactionAge",
      (select coalesce(max(pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn)), 0)::float8
        from pg_replication_slots where not pg_is_in_recovery()) as "slotBytes",
      (select max(extract(epoch from replay_lag))::float8 from pg_stat_replication) as "replicaLagSeconds",
      pg_database_size(current_database())::float8 as "databaseBytes",
      extract(epoch from clock_timestamp())::float8 as now`.execute(db);
  const { now, ...counts } = rows[0]!;
  const clockSkewSeconds = (before + Date.now()) / 2000 - now;
  return { ...counts, clockSkewSeconds, jobs: await jobsOf(db), backups: await readBackupState(db) };
};
