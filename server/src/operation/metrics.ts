import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';
import type { DatabaseHealthMonitor } from '../db/database-health.ts';
import type { Db } from '../db/connection.ts';
import type { LiveHub } from '../live/live.ts';
import { gatherPortalFacts, type PortalFacts } from './portal-facts.ts';
import { readNodeSupport } from './node-support.ts';
import { findNewestBackupCopy, measureDisks, type DiskPaths } from './operation-facts.ts';

type Parts = {
  readonly db: Db;
  readonly pool: Pool;
  readonly condition: Pick<DatabaseHealthMonitor, 'check'>;
  readonly live: Pick<LiveHub, 'streams'>;
  readonly settings: { readonly version: string };
  readonly places: DiskPaths;
};

type NumberFact = {
  [K in keyof PortalFacts]: PortalFacts[K] extends number | null ? K : never;
}[keyof PortalFacts];

const factMetrics: readonly (readonly [name: string, help: string, fact: NumberFact])[] = [
  ['shiptime_mails_waiting', 'Mails that wait to be sent', 'mailsWaiting'],
  ['shiptime_mail_wait_seconds', 'Age of the oldest mail that waits', 'mailWaitSeconds'],
  ['shiptime_mails_failed', 'Mails that were given up on', 'mailsFailed'],
  ['shiptime_processes', 'Processes of the portal that lately wrote to the database', 'processes'],
  ['shiptime_clock_skew_seconds', 'This machine ahead of the database', 'clockSkewSeconds'],
  ['shiptime_database_bytes', 'Size of the database', 'databaseBytes'],
  ['shiptime_transaction_age', 'Age of the oldest transaction number', 'transactionAge'],
  ['shiptime_replication_slot_bytes', 'What a replication slot keeps of the log', 'slotBytes'],
  ['shiptime_replica_lag_seconds', 'How far the slowest standby is behind', 'replicaLagSeconds'],
  ['shiptime_open_sessions', 'Sessions that have not ended', 'openSessions'],
  ['shiptime_failed_sign_ins', 'Refused passwords and second factors of the last day', 'failedSignIns'],
  ['shiptime_backup_age_seconds', 'Age of the newest backup', 'backupAgeSeconds'],
  ['shiptime_backup_proven_age_seconds', 'Age of the newest proven backup', 'backupProvenAgeSeconds'],
  ['shiptime_backup_failures', 'Backups that failed since the newest one', 'backupFailures'],
];

export const registerOperationMetrics = (registry: Registry, parts: Parts) => {
  const { pool, condition, places, live } = parts;
  const registers = [registry];
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const labelled = (name: string, help: string, label: string) =>
    new Gauge({ name, help, labelNames: [label], registers });
  const info = { version: parts.settings.version, node: process.versions.node };
  new Gauge({ name: 'shiptime_info', help: 'The versions', labelNames: Object.keys(info), registers }).set(
    info,
    1,
  );
  const nodeEnds = gauge('shiptime_node_support_seconds', 'Until this Node gets no more security updates');
  gauge('shiptime_backups_scheduled', '1: the portal makes backups by itself').set(
    places.backups === undefined ? 0 : 1,
  );
  const isUp = gauge('shiptime_database_up', '1: it answers, has its tables and takes writes');
  const streams = gauge('shiptime_live_streams', 'Live streams of this process');
  const connections = labelled(
    'shiptime_pool_connections',
    'Connections of this process to the database, and requests that wait for one',
    'state',
  );
  const copyAge = gauge('shiptime_backup_copied_age_seconds', 'Since the backups were copied elsewhere');
  const disks = labelled('shiptime_disk_free_bytes', 'What is left on a disk', 'place');
  const jobAges = labelled('shiptime_job_success_age_seconds', 'Since a job last went well', 'job');
  const jobFailures = labelled('shiptime_job_failures', 'Rounds in a row in which a job failed', 'job');
  const facts = factMetrics.map(([name, help, fact]) => ({ fact, gauge: gauge(name, help) }));

  const tellFacts = (found: PortalFacts | undefined): void => {
    for (const { fact, gauge: measure } of facts) {
      const value = found?.[fact] ?? null;
      // Removes unknown values, because 0 would mean that all is well.
      if (value === null) measure.remove();
      else measure.set(value);
    }
    jobAges.reset();
    jobFailures.reset();
    for (const { name, successAgeSeconds, failures } of found?.jobs ?? []) {
      if (successAgeSeconds !== null) jobAges.labels(name).set(successAgeSeconds);
      jobFailures.labels(name).set(failures);
    }
  };

  return async (): Promise<void> => {
    connections.labels('in_use').set(pool.totalCount - pool.idleCount);
    connections.labels('idle').set(pool.idleCount);
    connections.labels('waiting').set(pool.waitingCount);
    streams.set(live.streams);
    const { supportSeconds } = readNodeSupport();
    if (supportSeconds === null) nodeEnds.remove();
    else nodeEnds.set(supportSeconds);
    disks.reset();
    for (const { place, free_bytes } of await measureDisks(places)) disks.labels(place).set(free_bytes);
    const copied = (await findNewestBackupCopy(places))?.ageSeconds ?? null;
    if (copied === null) copyAge.remove();
    else copyAge.set(copied);
    const { ok } = await condition.check();
    isUp.set(ok ? 1 : 0);
    tellFacts(ok ? await gatherPortalFacts(parts.db).catch(() => undefined) : undefined);
  };
};
