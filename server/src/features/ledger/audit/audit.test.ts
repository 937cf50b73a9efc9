import { readXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aUser } from '#test/factories/people.ts';
import { aVessel } from '#test/factories/vessels.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';
import { auditVerbs } from '#audit/audit.ts';
import { hasTranslation } from '#http/language.ts';

let portal: TestApp;
let admin: TestClient;
let adminId: number;
let vessel: number;
beforeAll(async () => {
  portal = await startTestApp();
  adminId = await aUser(portal.db, 'administrator', { first_name: 'Zoé', last_name: 'Côté' });
  admin = await portal.as(adminId);
  vessel = await aVessel(portal.db);
  await admin.patch(`/api/vessels/${vessel}`, { science_berths: 21 });
  await admin.patch('/api/settings', { results_month: 10 });
});
afterAll(() => portal.close());

it.each(['en', 'fr'] as const)('every deed has its words, %s', (language) => {
  const worded = auditVerbs.filter((verb) => hasTranslation(language, `administration:audit.verbs.${verb}`));
  expect(worded).toEqual(auditVerbs);
});

describe('GET /api/audit_log', () => {
  it('tells who changed what, what it was and what it is, newest first, from which network', async () => {
    const { data, meta } = (await admin.get('/api/audit_log?page=1&limit=2')).json();
    expect(meta.total).toBeGreaterThanOrEqual(2);
    expect(data[0]).toMatchObject({ action: 'settings.updated', before: { results_month: 9 } });
    expect(data[1]).toMatchObject({
      actor_id: adminId,
      actor: 'Zoé Côté',
      action: 'vessels.updated',
      subject_type: 'vessels',
      subject_id: vessel,
      after: { science_berths: 21 },
      address: '127.0.0.0',
    });
  });

  it.each([
    ['filter[q]=cote', ['settings.updated', 'vessels.updated']],
    ['filter[q]=science_berths', ['vessels.updated']],
    ['filter[subject_type]=settings', ['settings.updated']],
    ['filter[action]=vessels.updated&sort=id', ['vessels.updated']],
    ['filter[created_at][lt]=2001-01-01', []],
    ['filter[q]=100%25', []],
  ])('is searched by %s', async (query, actions) => {
    const { data } = (await admin.get(`/api/audit_log?${query}`)).json();
    expect(data.map(({ action }: { action: string }) => action)).toEqual(actions);
  });

  it('is for administrators, and refuses what it does not know by name', async () => {
    const other = await portal.as(await aUser(portal.db, 'national_science_representative'));
    for (const url of ['/api/audit_log', '/api/audit_log/export']) {
      expect((await other.get(url)).statusCode).toBe(403);
      expect((await portal.visitor.get(url)).statusCode).toBe(401);
    }
    expect((await admin.get('/api/audit_log?filter[secret]=1')).statusCode).toBe(400);
    expect((await admin.get('/api/audit_log/export?format=pdf')).statusCode).toBe(422);
    expect((await admin.delete('/api/audit_log')).statusCode).toBe(405);
  });
});

describe('GET /api/audit_log/export', () => {
  it('is a spreadsheet in the reader’s language', async () => {
    const answer = await admin.get('/api/audit_log/export?filter[subject_type]=vessels&lang=fr');
    const rows = (await readXlsx(answer.rawPayload)).sheets[0]?.rows;
    expect(rows?.[0]?.slice(0, 3)).toEqual(['Quand (UTC)', 'Qui', 'Action']);
    expect(rows?.[1]?.slice(1, 5)).toEqual(['Zoé Côté', 'Modification', 'Navires', vessel]);
    expect(rows).toHaveLength(2);
  });

  it('is CSV in which nothing is a formula', async () => {
    await portal.db
      .insertInto('audit_log')
      .values({ action: 'vessels.updated', subject_type: 'vessels', reason: '=cmd|calc' })
      .execute();
    const answer = await admin.get('/api/audit_log/export?format=csv&filter[q]=calc');
    expect(answer.headers['content-disposition']).toContain('audit-log.csv');
    expect(answer.body.startsWith('\uFEFF')).toBe(true);
    expect(answer.body).toContain(`'=cmd|calc`);
    expect(answer.body).toContain('Command line');
  });
});

it('counts each entry once, however old', async () => {
  for (const age of ['3 hours', '2 hours', '1 minute', '90 minutes', '0 minutes']) {
    await sql`insert into audit_log (action, subject_type, created_at)
      values ('settings.updated', 'lists', now() - ${age}::interval)`.execute(portal.db);
    const { rows } = await sql<{ held: number }>`select count(*) as held from audit_log`.execute(portal.db);
    const { meta } = (await admin.get('/api/audit_log?page=1&limit=1')).json();
    expect(meta.total).toBe(Number(rows[0]!.held));
  }
});
