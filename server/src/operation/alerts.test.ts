import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { startTestApp, type TestApp } from '#test/harness.ts';
import { projectRoot } from '../package-root.ts';
import { findingThresholds } from './findings.ts';

const rules = z
  .object({
    groups: z.array(
      z.object({
        name: z.string(),
        rules: z.array(
          z.strictObject({
            alert: z.string(),
            expr: z.string(),
            for: z.string().optional(),
            labels: z.object({ severity: z.enum(['page', 'ticket']) }),
            annotations: z.strictObject({ summary: z.string(), runbook: z.string() }),
          }),
        ),
      }),
    ),
  })
  .parse(parse(readFileSync(path.join(projectRoot, 'docs/operations/alerts.yml'), 'utf8')))
  .groups.flatMap((group) => group.rules);
const panels = z
  .object({
    panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
  })
  .parse(JSON.parse(readFileSync(path.join(projectRoot, 'docs/operations/dashboard.json'), 'utf8'))).panels;
const namesIn = (expr: string) => expr.match(/\b(?:shiptime|http|nodejs|process)_\w+/g) ?? [];
const ruleOf = (alert: string) => rules.find((rule) => rule.alert === alert)?.expr;

/** Metrics that exist only with a standby server. */
const withoutStandby = ['shiptime_replica_lag_seconds'];
const backups = mkdtempSync(path.join(tmpdir(), 'shiptime-alerts-'));
writeFileSync(path.join(backups, 'copied'), '');

let portal: TestApp;
beforeAll(async () => {
  portal = await startTestApp({}, {}, { places: { data: '/', backups } });
  await sql`insert into job_runs (name, last_run_at, succeeded_at) values ('x', now(), now())`.execute(
    portal.db,
  );
  await sql`insert into backups (name, directory, encrypted, phase, made_at, proven_at)
    values ('x', '/x', false, 'done', now(), now())`.execute(portal.db);
});
afterAll(async () => {
  await portal.close();
  rmSync(backups, { recursive: true });
});

describe('the alert rules', () => {
  it('and the dashboard name only measures that /metrics has', async () => {
    await portal.visitor.get('/metrics');
    const { body } = await portal.visitor.get('/metrics');
    const there = new Set([...(body.match(/^\w+(?=[{ ])/gm) ?? []), ...withoutStandby]);
    const shown = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
    const asked = [...rules.map(({ expr }) => expr), ...shown];
    expect(asked.filter((expr) => namesIn(expr).length === 0)).toEqual(['up{job="shiptime"} == 0']);
    const named = asked.flatMap(namesIn);
    expect(named.filter((name) => !there.has(name))).toEqual([]);
  });

  it('lead to a section of the page for whoever is on call', () => {
    const headings = readFileSync(path.join(projectRoot, 'docs/operations/when.md'), 'utf8').match(
      /^## .+$/gm,
    );
    const anchors = headings?.map(
      (heading) => `when.md#${heading.slice(3).toLowerCase().replaceAll(' ', '-')}`,
    );
    expect(rules.filter(({ annotations }) => !anchors?.includes(annotations.runbook))).toEqual([]);
  });

  it('have the bounds of the verdicts on the page', () => {
    expect(ruleOf('NoBackup')).toBe(`shiptime_backup_age_seconds > ${findingThresholds.backupAgeSeconds}`);
    expect(ruleOf('BackupNotProven')).toBe(
      `shiptime_backup_proven_age_seconds > ${findingThresholds.backupProvenAgeSeconds}`,
    );
    expect(ruleOf('MailsWait')).toBe(`shiptime_mail_wait_seconds > ${findingThresholds.mailWaitSeconds}`);
    expect(ruleOf('JobFails')).toBe(`shiptime_job_success_age_seconds > ${findingThresholds.jobAgeSeconds}`);
    expect(ruleOf('DiskFull')).toBe(`shiptime_disk_free_bytes < ${findingThresholds.diskFreeBytes / 1e9}e9`);
    expect(ruleOf('ClocksApart')).toBe(
      `abs(shiptime_clock_skew_seconds) > ${findingThresholds.clockSkewSeconds}`,
    );
    expect(ruleOf('NodeSupportEnds')).toBe(
      `shiptime_node_support_seconds < ${findingThresholds.nodeSupportSeconds}`,
    );
    expect(ruleOf('SignInsFail')).toBe(`shiptime_failed_sign_ins > ${findingThresholds.failedSignIns}`);
    expect(ruleOf('TransactionsOld')).toBe(
      `shiptime_transaction_age > ${findingThresholds.transactionAge / 1e9}e9`,
    );
    expect(ruleOf('SlotHolds')).toBe(
      `shiptime_replication_slot_bytes > ${findingThresholds.slotBytes / 1e9}e9`,
    );
    expect(ruleOf('ReplicaLags')).toBe(
      `shiptime_replica_lag_seconds > ${findingThresholds.replicaLagSeconds}`,
    );
    expect(ruleOf('BackupsNotCopied')).toBe(
      `shiptime_backup_copied_age_seconds > ${findingThresholds.copyAgeSeconds}`,
    );
    expect(ruleOf('PoolExhausted')).toBe('shiptime_pool_connections{state="waiting"} > 0');
  });
});
