import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aUser } from '#test/factories/people.ts';
import { startMailCatcher } from '#test/mail-catcher.ts';
import { startTestApp, type TestApp } from '#test/harness.ts';
import { jobs } from '../background.ts';
import { readConfig } from '../config.ts';
import { translate } from '../http/language.ts';
import { runJobAndRecord } from '../jobs/repeated-job.ts';
import { projectRoot } from '../package-root.ts';
import { gatherPortalFacts } from './portal-facts.ts';
import { assessPortalOperation } from './findings.ts';
import { describeNodeSupport, nodeSupportOf, requireSupportedNode } from './node-support.ts';
import { findCertificateExpiry, findMailServerProblem } from './external-checks.ts';
import { findNewestBackupCopy, findUnsetSettings } from './operation-facts.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startTestApp({}, {}, { places: { data: '/', backups: '/nowhere' } });
  await aUser(portal.db, 'administrator');
});
afterAll(() => portal.close());
beforeEach(async () => {
  for (const table of ['outbox', 'backups', 'job_runs'])
    await sql`delete from ${sql.table(table)}`.execute(portal.db);
});

const queued = (subject: string, nextAttempt: string) => sql`
  insert into outbox (kind, to_address, language, subject, body_text, body_html, message_id, created_at, next_attempt_at)
  values ('activation', 'a@example.org', 'en', ${subject}, '', '', ${subject}, now() - interval '3 hours', ${nextAttempt})`;

const around = { disks: [], backupsScheduled: true };
const codes = async (surroundings: Parameters<typeof assessPortalOperation>[1] = around) =>
  assessPortalOperation(await gatherPortalFacts(portal.db), surroundings).map(({ code }) => code);
const metrics = async () => (await portal.visitor.get('/metrics')).body;

const aBackup = (daysAgo: number, more: { provenDaysAgo?: number; unproven?: string } = {}) => sql`
  insert into backups (name, directory, encrypted, phase, started_at, made_at, proven_at, unproven)
  values ('x', '/x', false, 'done', now() - make_interval(days => ${daysAgo}), now() - make_interval(days => ${daysAgo}),
    case when ${more.unproven ?? null}::text is null then now() end, ${more.unproven ?? null})`;
const aFailure = sql`insert into backups (name, directory, encrypted, phase, failure) values ('y', '/x', false, 'failed', 'ENOSPC')`;

it('tells that nobody is administrator', async () => {
  await portal.db.updateTable('users').set({ active: false }).execute();
  expect(assessPortalOperation(await gatherPortalFacts(portal.db), around)).toContainEqual({
    subject: 'settings',
    code: 'no_administrator',
    level: 'problem',
    params: {},
  });
  await portal.db.updateTable('users').set({ active: true }).execute();
  expect(await codes()).not.toContain('no_administrator');
});

it('tells of settings that a portal in service should have, and of none in a demonstration', async () => {
  const bare = readConfig({ DATABASE_URL: 'postgres://a@b/c' });
  const unset = findUnsetSettings(bare);
  expect(unset).toEqual(['PUBLIC_URL', 'SECRET_KEY', 'SMTP_URL', 'SECURITY_CONTACT', 'METRICS_TOKEN']);
  const found = assessPortalOperation(await gatherPortalFacts(portal.db), { ...around, unset });
  const said = found.filter(({ subject }) => subject === 'settings');
  expect(said.map(({ level }) => level)).toEqual(unset.map(() => 'notice'));
  for (const language of ['en', 'fr'] as const)
    expect(said.map(({ code }) => translate(language, `operation:findings.${code}`).split(' ')[0])).toEqual(
      unset,
    );
  const whole = {
    DATABASE_URL: 'postgres://a@b/c',
    PUBLIC_URL: 'https://ships.example.org',
    SECRET_KEY: 'k'.repeat(32),
    SMTP_URL: 'smtp://mail.example.org',
    SECURITY_CONTACT: 'mailto:a@example.org',
    METRICS_TOKEN: 't'.repeat(16),
  };
  expect(findUnsetSettings(readConfig(whole))).toEqual([]);
  expect(findUnsetSettings(readConfig({}))).toEqual([]);
});

it.each([
  ['24.21.0', '2027-10-29', []],
  ['24.21.0', '2027-10-30', ['notice']],
  ['24.21.0', '2028-04-30', ['notice']],
  ['24.21.0', '2028-05-01', ['problem']],
  ['99.0.0', '2099-01-01', []],
])('tells of Node %s on %s that its support ends: %j', async (version, day, levels) => {
  const node = nodeSupportOf(version, Date.parse(`${day}T12:00:00Z`));
  const found = assessPortalOperation(await gatherPortalFacts(portal.db), { ...around, node });
  const said = found.filter(({ code }) => code.startsWith('node_'));
  expect(said.map(({ level }) => level)).toEqual(levels);
  for (const { code, params } of said)
    for (const language of ['en', 'fr'] as const)
      expect(translate(language, `operation:findings.${code}`, params)).toContain('2028-04-30');
  expect(describeNodeSupport(node)).toContain(version === '99.0.0' ? 'unknown' : 'until 2028-04-30');
});

it('refuses a Node that is older than package.json asks for', () => {
  const { engines } = JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8')) as {
    engines: { node: string };
  };
  const oldest = engines.node.replace('>=', '');
  expect(() => requireSupportedNode(`${oldest}.0.0`)).not.toThrow();
  expect(() => requireSupportedNode(`${Number(oldest) - 1}.9.9`)).toThrow(
    `Shiptime needs Node ${oldest} or newer`,
  );
});

it('has a name in both languages for each job', () => {
  for (const language of ['en', 'fr'] as const)
    for (const { name } of jobs) {
      const key = `operation:jobs.names.${name.replaceAll(' ', '_')}`;
      expect([name, translate(language, key)]).not.toEqual([name, key]);
    }
});

it('tells of mails that wait or were given up on, in measures and in findings', async () => {
  await queued('waiting', 'now').execute(portal.db);
  await queued('failed', 'infinity').execute(portal.db);
  const facts = await gatherPortalFacts(portal.db);
  expect(facts).toMatchObject({ mailsWaiting: 1, mailsFailed: 1 });
  expect(assessPortalOperation(facts, { disks: [], backupsScheduled: false })).toMatchObject([
    { subject: 'mails', code: 'mails_given_up', level: 'problem', params: { count: 1 } },
    { subject: 'mails', code: 'mails_wait', level: 'problem', params: { count: 1, hours: 3 } },
    { subject: 'backups', code: 'backups_off', level: 'notice' },
  ]);
  const body = await metrics();
  for (const line of [
    'shiptime_database_up 1',
    'shiptime_mails_waiting 1',
    'shiptime_mails_failed 1',
    `shiptime_info{version="0.0.0-test",node="${process.versions.node}"} 1`,
    'shiptime_pool_connections{state="waiting"} 0',
    'shiptime_live_streams 0',
    'shiptime_backups_scheduled 1',
  ])
    expect(body).toContain(line);
});

it('tells of jobs: their last success, and failures in a row', async () => {
  const job = (work: () => Promise<number>) => ({ name: 'sweeping', work });
  await runJobAndRecord(
    portal.db,
    job(async () => 3),
  );
  expect(await gatherPortalFacts(portal.db)).toMatchObject({
    jobs: [{ name: 'sweeping', done: 3, failures: 0 }],
  });
  const failing = job(() => Promise.reject(new Error('no room')));
  for (const _ of [1, 2]) await expect(runJobAndRecord(portal.db, failing)).rejects.toThrow('no room');
  expect(
    assessPortalOperation(await gatherPortalFacts(portal.db), { ...around, backupsScheduled: false }),
  ).toMatchObject([
    { code: 'job_fails', params: { name: 'sweeping', count: 2, error: 'no room' } },
    { code: 'backups_off' },
  ]);
  expect(await metrics()).toContain('shiptime_job_failures{job="sweeping"} 2');
  await sql`update job_runs set succeeded_at = now() - interval '5 hours'`.execute(portal.db);
  expect(await codes()).toContain('job_late');
  expect(await metrics()).toMatch(/shiptime_job_success_age_seconds\{job="sweeping"\} 180\d\d/);
});

it('tells of backups: none, old, failed, not proven, proven long ago', async () => {
  expect(await codes()).toEqual(['backup_none']);
  expect(await metrics()).not.toMatch(/^shiptime_backup_age_seconds/m);
  await aBackup(3).execute(portal.db);
  expect(await codes()).toEqual(['backup_old']);
  expect(await metrics()).toMatch(/^shiptime_backup_age_seconds 2592\d\d/m);
  await aFailure.execute(portal.db);
  expect(await codes()).toEqual(['backup_failed', 'backup_old']);
  expect(await metrics()).toContain('shiptime_backup_failures 1');
  await aBackup(0).execute(portal.db);
  expect(await codes()).toEqual([]);
  await aBackup(-1, { unproven: 'no_scratch' }).execute(portal.db);
  expect(await codes()).toEqual(['backup_no_scratch']);
  await sql`update backups set unproven = 'differs', unproven_detail = 'table users is missing' where unproven is not null`.execute(
    portal.db,
  );
  expect(await codes()).toEqual(['backup_differs']);
});

it('tells of a backup that was proven long ago while new ones are not', async () => {
  await aBackup(9).execute(portal.db);
  expect(await codes()).toEqual(['backup_old', 'backup_proof_old']);
});

it('tells of disks, of the pool and of many failed sign-ins', async () => {
  const disk = (free_bytes: number) => [{ place: 'backups' as const, free_bytes, total_bytes: 100e9 }];
  const full = { disks: disk(1_000_000), backupsScheduled: false };
  expect(await codes({ ...full, poolWaiting: 4 })).toEqual(['pool_waits', 'backups_off', 'disk_backups']);
  const body = await metrics();
  expect(body).toMatch(/^shiptime_disk_free_bytes\{place="data"\} \d/m);
  expect(body).not.toContain('place="backups"');
  await sql`insert into audit_log (action, subject_type) select 'users.sign_in_failed', 'users' from generate_series(1, 201)`.execute(
    portal.db,
  );
  expect(await codes({ ...full, disks: disk(20e9) })).toContain('disk_backups_fills');
  expect(await codes({ ...full, disks: disk(21e9) })).toEqual(['backups_off', 'sign_ins_fail']);
  expect(await metrics()).toContain('shiptime_failed_sign_ins 201');
});

it('tells of a database in its tenth year: another order of text, old transactions, a standby that is late', async () => {
  const facts = await gatherPortalFacts(portal.db);
  expect(facts).toMatchObject({ changedCollations: null, slotBytes: 0, replicaLagSeconds: null });
  expect(facts.transactionAge).toBeGreaterThan(0);
  expect(await metrics()).toMatch(/^shiptime_transaction_age \d/m);
  await sql`update pg_collation set collversion = '0' where collname = 'fr-x-icu'`.execute(portal.db);
  await sql`select pg_create_physical_replication_slot('facts_test', true)`.execute(portal.db);
  const later = await gatherPortalFacts(portal.db);
  expect(later.changedCollations).toBe('fr-x-icu');
  expect(later.slotBytes).toBeGreaterThan(0);
  await sql`select pg_drop_replication_slot('facts_test')`.execute(portal.db);
  await sql`alter collation "fr-x-icu" refresh version`.execute(portal.db);
  const old = { ...later, transactionAge: 1.5e9, slotBytes: 11e9, replicaLagSeconds: 61 };
  const found = assessPortalOperation(old, { disks: [], backupsScheduled: false });
  expect(found.filter(({ subject }) => subject === 'database')).toMatchObject([
    { code: 'collation_changed', params: { names: 'fr-x-icu' } },
    { code: 'transactions_old', params: { millions: 1500 } },
    { code: 'slot_holds', params: { gigabytes: 11 } },
    { code: 'replica_lags', params: { seconds: 61 } },
  ]);
});

it('tells of backups that nobody copied elsewhere', async () => {
  const backups = mkdtempSync(path.join(tmpdir(), 'shiptime-copied-'));
  const said = async () =>
    (
      await codes({ disks: [], backupsScheduled: true, copy: await findNewestBackupCopy({ backups }) })
    ).filter((code) => code.startsWith('backup'));
  await aBackup(0).execute(portal.db);
  expect(await said()).toEqual(['backup_not_copied']);
  writeFileSync(path.join(backups, 'copied'), '');
  expect(await said()).toEqual([]);
  const threeDaysAgo = Date.now() / 1000 - 3 * 86_400;
  utimesSync(path.join(backups, 'copied'), threeDaysAgo, threeDaysAgo);
  expect(await said()).toEqual(['backup_copy_old']);
  rmSync(backups, { recursive: true });
});

it('asks the mail server, and the certificate of the public address, whether they serve', async () => {
  const catcher = await startMailCatcher();
  expect(await findMailServerProblem(catcher.url)).toBeUndefined();
  await catcher.close();
  expect(await findMailServerProblem(catcher.url)).toContain('ECONNREFUSED');
  const server = new SMTPServer({ secure: true, logger: false });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const certificate = await findCertificateExpiry(`https://localhost:${port}`);
  expect(certificate).toMatchObject({ host: 'localhost', seconds: expect.any(Number) as number });
  await new Promise<void>((resolve) => server.close(resolve));
  expect(await findCertificateExpiry('http://localhost:1')).toBeUndefined();
  expect(await findCertificateExpiry(`https://localhost:${port}`)).toMatchObject({ seconds: null });
  const around = { disks: [], backupsScheduled: false };
  const ending = { ...certificate!, seconds: 86_400 };
  const found = assessPortalOperation(await gatherPortalFacts(portal.db), {
    ...around,
    certificate: ending,
    mailServerProblem: 'no',
  });
  expect(found.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['mail_server_refuses', 'certificate_ends']),
  );
});
