import { mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';
import { withBackupLock, Backups } from '#backups/backups.ts';
import { readConfig } from '#config.ts';
import type { describePortalOperation } from './operation.ts';
import { removeDirectory } from '#db/embedded/remove-directory.ts';

type Operation = Awaited<ReturnType<typeof describePortalOperation>>;

let portal: TestApp;
let bare: TestApp;
let admin: TestClient;
let root: string;

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'shiptime-operation-'));
  const directory = path.join(root, 'backups');
  mkdirSync(directory);
  const settings = { ...readConfig({ BACKUP_DIR: directory, DATA_DIR: '/nowhere' }).backups, directory };
  portal = await startTestApp({}, {}, (address) => ({
    places: { data: root, backups: directory },
    backups: new Backups({ address, settings, scratch: undefined, log: pino({ level: 'silent' }) }),
  }));
  bare = await startTestApp();
  admin = await portal.as(await aUser(portal.db, 'administrator'));
});
afterAll(async () => {
  await portal.app.backups?.stop();
  await portal.close();
  await bare.close();
  removeDirectory(root);
});

const operation = async (client = admin, language = 'en') =>
  (await client.get(`/api/operation?lang=${language}`)).json<{ data: Operation }>().data;

describe('the page for administrators', () => {
  it('is for administrators only', async () => {
    for (const type of ['proponent', 'coordinator', 'national', 'observer'] as const) {
      const person = await portal.as(await aUser(portal.db, type as never));
      expect((await person.get('/api/operation')).statusCode).toBe(403);
      expect((await person.post('/api/backups')).statusCode).toBe(403);
    }
    expect((await portal.visitor.get('/api/operation')).statusCode).toBe(401);
    expect((await portal.visitor.post('/api/backups')).statusCode).toBe(401);
  });

  it('tells how the portal is, with what to do in the language of the reader', async () => {
    const found = await operation();
    expect(found).toMatchObject({
      version: '0.0.0-test',
      database: { pool: { waiting: 0, most: 8 } },
      mails: { waiting: 0, given_up: 0 },
      streams: 0,
      failed_sign_ins: 0,
      disks: [{ place: 'data' }, { place: 'backups' }],
      backups: { scheduled: true, every_hours: 24, keep_days: 14, encrypted: false, newest: null },
    });
    expect(found.open_sessions).toBeGreaterThan(0);
    const messages = async (language: string) =>
      (await operation(admin, language)).findings.map(({ message }) => message);
    expect(await messages('en')).toContain(
      'There is no backup yet. One will be made within a minute; if not, check the log.',
    );
    expect((await messages('fr')).join()).toContain('Il n’y a pas encore de sauvegarde.');
  });

  it('begins a backup, tells how far it is and what became of it, and notes who asked', async () => {
    const begun = await admin.post('/api/backups');
    expect(begun.statusCode).toBe(202);
    const { id, name } = begun.json<{ data: { id: number; name: string } }>().data;
    await expect.poll(async () => (await operation()).backups.last?.id, { timeout: 15_000 }).toBe(id);
    const { backups, findings } = await operation();
    expect(backups).toMatchObject({ running: null, newest: { id, phase: 'done', unproven: 'no_scratch' } });
    expect(findings).toMatchObject([{ code: 'backup_no_scratch' }, { code: 'backup_not_copied' }]);
    expect(readdirSync(path.join(root, 'backups'))).toEqual([name]);
    const audit = await admin.get('/api/audit_log?filter[action]=backups.created');
    expect(audit.json()).toMatchObject({ data: [{ subject_id: id, after: { name } }] });
  });

  it('says that one is proven by hand, and that backups are not set up', async () => {
    await withBackupLock(portal.app.pool, async () => {
      const answer = await admin.post('/api/backups');
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ message: expect.stringContaining('in progress') });
    });
    const other = await bare.as(await aUser(bare.db, 'administrator'));
    const answer = await other.post('/api/backups');
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ message: expect.stringContaining('BACKUP_DIR') });
    expect(await operation(other)).toMatchObject({
      backups: { scheduled: false, directory: null, next_at: null },
      findings: [{ code: 'backups_off', level: 'notice' }],
    });
  });
});
