import type { FastifyInstance } from 'fastify';
import type { Language } from '@shiptime/domain/shared/text';
import { translate } from '#http/language.ts';
import { countAccountsNearRequestQuota } from '#http/daily-budget.ts';
import { isConnectedAsOwner } from '#db/database-owner.ts';
import { gatherPortalFacts } from '#operation/portal-facts.ts';
import { assessPortalOperation } from '#operation/findings.ts';
import { readNodeSupport } from '#operation/node-support.ts';
import { findNewestBackupCopy, measureDisks } from '#operation/operation-facts.ts';

export const describePortalOperation = async (app: FastifyInstance, language: Language) => {
  const { db, pool, live, settings, backups, places, unset } = app;
  const facts = await gatherPortalFacts(db);
  const disks = await measureDisks(places);
  const findings = assessPortalOperation(facts, {
    disks,
    backupsScheduled: backups !== undefined,
    poolWaiting: pool.waitingCount,
    unset,
    node: readNodeSupport(),
    copy: await findNewestBackupCopy(places),
    runsAsOwner: await isConnectedAsOwner(db),
    peopleNearBudget: await countAccountsNearRequestQuota(db, settings.limits.perDay),
  });
  const { now: _now, ...state } = facts.backups;
  return {
    version: settings.version,
    started_at: new Date(Date.now() - process.uptime() * 1000).toISOString(),
    processes: facts.processes,
    database: {
      bytes: facts.databaseBytes,
      pool: {
        in_use: pool.totalCount - pool.idleCount,
        idle: pool.idleCount,
        waiting: pool.waitingCount,
        most: pool.options.max,
      },
    },
    mails: {
      waiting: facts.mailsWaiting,
      oldest_seconds: facts.mailWaitSeconds,
      given_up: facts.mailsFailed,
    },
    jobs: facts.jobs.map(({ successAgeSeconds: _age, ...job }) => job),
    streams: live.streams,
    open_sessions: facts.openSessions,
    failed_sign_ins: facts.failedSignIns,
    clock_skew_seconds: facts.clockSkewSeconds,
    disks,
    backups: {
      scheduled: backups !== undefined,
      directory: backups?.settings.directory ?? null,
      every_hours: backups?.settings.everyHours ?? null,
      keep_days: backups?.settings.keepDays ?? null,
      encrypted: backups?.settings.publicKey !== undefined,
      next_at: backups?.nextAfter(facts.backups) ?? null,
      ...state,
    },
    findings: findings.map((finding) => ({
      ...finding,
      message: translate(language, `operation:findings.${finding.code}`, finding.params),
    })),
  };
};
