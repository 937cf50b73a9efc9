import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';
import type { DatabaseCondition } from '../db/condition.ts';
import type { Db } from '../db/connection.ts';
import { gatherFacts, type Facts } from './facts.ts';

type Parts = {
  readonly db: Db;
  readonly pool: Pool;
  readonly condition: Pick<DatabaseCondition, 'check'>;
  readonly version: string;
};

const factMetrics: readonly (readonly [name: string, help: string, fact: keyof Facts])[] = [
  ['shiptime_mails_waiting', 'Mails that wait to be sent', 'mailsWaiting'],
  ['shiptime_mail_wait_seconds', 'Age of the oldest mail that waits', 'mailWaitSeconds'],
  ['shiptime_mails_failed', 'Mails that were given up on', 'mailsFailed'],
  ['shiptime_processes', 'Processes of the portal that lately wrote to the database', 'processes'],
  ['shiptime_clock_skew_seconds', 'This machine ahead of the database', 'clockSkewSeconds'],
  ['shiptime_database_bytes', 'Size of the database', 'databaseBytes'],
  ['shiptime_open_sessions', 'Sessions that have not ended', 'openSessions'],
];

/** Measures of the whole portal, asked for when they are read; without a database only what needs none. */
export const registerOperationMetrics = (registry: Registry, parts: Parts) => {
  const { pool, condition } = parts;
  const registers = [registry];
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  new Gauge({ name: 'shiptime_info', help: 'The version', labelNames: ['version'], registers })
    .labels(parts.version)
    .set(1);
  const isUp = gauge('shiptime_database_up', '1: it answers, has its tables and takes writes');
  const connections = new Gauge({
    name: 'shiptime_pool_connections',
    help: 'Connections of this process to the database, and requests that wait for one',
    labelNames: ['state'],
    registers,
  });
  const facts = factMetrics.map(([name, help, fact]) => ({ fact, gauge: gauge(name, help) }));
  return async (): Promise<void> => {
    connections.labels('in_use').set(pool.totalCount - pool.idleCount);
    connections.labels('idle').set(pool.idleCount);
    connections.labels('waiting').set(pool.waitingCount);
    const { ok } = await condition.check();
    isUp.set(ok ? 1 : 0);
    const found = ok ? await gatherFacts(parts.db).catch(() => undefined) : undefined;
    for (const { fact, gauge: measure } of facts) {
      if (found) measure.set(found[fact]);
      else measure.reset();
    }
  };
};
