import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { startTestApp, type TestApp } from '#test/harness.ts';
import { projectRoot } from '../package-root.ts';
import { bounds } from './findings.ts';

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
            annotations: z.object({ summary: z.string() }),
          }),
        ),
      }),
    ),
  })
  .parse(parse(readFileSync(path.join(projectRoot, 'docs/operations/alerts.yml'), 'utf8')))
  .groups.flatMap((group) => group.rules);
const ruleOf = (alert: string) => rules.find((rule) => rule.alert === alert)?.expr;

let portal: TestApp;
beforeAll(async () => {
  portal = await startTestApp({}, {}, { places: { data: '/', backups: '/' } });
  await sql`insert into job_runs (name, last_run_at, succeeded_at) values ('x', now(), now())`.execute(
    portal.db,
  );
  await sql`insert into backups (name, directory, encrypted, phase, made_at, proven_at)
    values ('x', '/x', false, 'done', now(), now())`.execute(portal.db);
});
afterAll(() => portal.close());

describe('the alert rules', () => {
  it('name only measures that /metrics has', async () => {
    // The first request is measured only in the second answer.
    await portal.visitor.get('/metrics');
    const { body } = await portal.visitor.get('/metrics');
    const named = rules.flatMap(({ expr }) => expr.match(/\b(?:shiptime|http)_\w+/g) ?? []);
    expect(named.length).toBeGreaterThan(15);
    const there = new Set(body.match(/^\w+(?=[{ ])/gm));
    expect(named.filter((name) => !there.has(name))).toEqual([]);
  });

  it('have the bounds of the verdicts on the page', () => {
    expect(ruleOf('NoBackup')).toBe(`shiptime_backup_age_seconds > ${bounds.backupAgeSeconds}`);
    expect(ruleOf('BackupNotProven')).toBe(
      `shiptime_backup_proven_age_seconds > ${bounds.backupProvenAgeSeconds}`,
    );
    expect(ruleOf('MailsWait')).toBe(`shiptime_mail_wait_seconds > ${bounds.mailWaitSeconds}`);
    expect(ruleOf('JobFails')).toBe(`shiptime_job_success_age_seconds > ${bounds.jobAgeSeconds}`);
    expect(ruleOf('DiskFull')).toBe(`shiptime_disk_free_bytes < ${bounds.diskFreeBytes / 1e9}e9`);
    expect(ruleOf('ClocksApart')).toBe(`abs(shiptime_clock_skew_seconds) > ${bounds.clockSkewSeconds}`);
    expect(ruleOf('NodeSupportEnds')).toBe(`shiptime_node_support_seconds < ${bounds.nodeSupportSeconds}`);
    expect(ruleOf('SignInsFail')).toBe(`shiptime_failed_sign_ins > ${bounds.failedSignIns}`);
    expect(ruleOf('PoolExhausted')).toBe('shiptime_pool_connections{state="waiting"} > 0');
  });
});
