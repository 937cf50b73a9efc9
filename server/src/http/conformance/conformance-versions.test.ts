import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { openYear } from '#test/factories/fiscal-years.ts';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';
import { hashPassword } from '#features/accounts/passwords/passwords.ts';

let portal: TestApp;
let admin: TestClient;
beforeAll(async () => {
  portal = await startTestApp();
  admin = await portal.as(await aUser(portal.db, 'administrator'));
});
afterAll(() => portal.close());

const body = { name_en: 'Great Lakes', name_fr: 'Grands Lacs' };

describe('versions', () => {
  let path: string;
  beforeEach(async () => {
    path = `/api/regions/${(await admin.post('/api/regions', body)).json().data.id}`;
    await admin.patch(path, { name_en: 'Lakes' });
  });
  const patch = (headers: Record<string, string>, more: object = {}) =>
    admin.patch(path, { name_en: 'New', ...more }, headers);

  it('stand in the ETag of reads and writes', async () => {
    expect((await admin.get(path)).headers.etag).toBe('"2"');
    expect((await patch({})).headers.etag).toBe('"3"');
  });

  it('name the row, not the answer: what people edit is told anew each time it is asked for', async () => {
    const proponent = await portal.as(await aUser(portal.db, 'proponent'));
    const draft = { fiscal_year_id: await openYear(portal.db), project_title: 'Krill' };
    const at = `/api/ship_time_requests/${(await proponent.post('/api/ship_time_requests', draft)).json().data.id}`;
    const first = await proponent.get(at);
    const etag = String(first.headers.etag);
    const station = { name: 'A', type: 'CTD', latitude: 44, longitude: -63, position: 1 };
    expect((await proponent.post(`${at}/stations`, station)).statusCode).toBe(201);
    const again = await proponent.get(`${at}?include=stations`, { 'if-none-match': etag });
    expect([again.statusCode, again.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(again.json().data.stations).toHaveLength(1);
  });

  it.each(['"1"', 'W/"1"', '"3"', '1', 'nonsense', '"2a"', '"2', '2"'])(
    'If-Match: %s is stale, and nothing is written',
    async (tag) => {
      const answer = await patch({ 'if-match': tag });
      expect([answer.statusCode, answer.json()]).toMatchObject([
        412,
        { type: 'stale', message: expect.any(String), current: { name: 'Lakes', lock_version: 2 } },
      ]);
      expect((await admin.get(path)).json().data.name_en).toBe('Lakes');
    },
  );

  it.each(['"2"', 'W/"2"', '2', '*', '"1", "2"'])('If-Match: %s is what is there', async (tag) => {
    expect((await patch({ 'if-match': tag })).statusCode).toBe(200);
  });

  it('are believed in If-Match and in the body; neither given, the write is taken', async () => {
    const stale = await patch({}, { lock_version: 1 });
    expect([stale.statusCode, stale.json()]).toMatchObject([
      409,
      { type: 'stale', current: { lock_version: 2 } },
    ]);
    expect((await patch({ 'if-match': '"2"' }, { lock_version: 1 })).statusCode).toBe(409);
    expect((await patch({ 'if-match': '"1"' }, { lock_version: 2 })).statusCode).toBe(412);
    expect((await patch({ 'if-match': '"2"' }, { lock_version: 2 })).statusCode).toBe(200);
    expect((await patch({ 'if-match': '*' })).statusCode).toBe(200);
    expect((await patch({}, { lock_version: null })).statusCode).toBe(200);
    expect((await patch({}, { lock_version: 5 })).statusCode).toBe(200);
  });

  it('let one of many writers at once win', async () => {
    const writers = Array.from({ length: 8 }, (_, n) => patch({ 'if-match': '"2"' }, { name_fr: `${n}` }));
    const statuses = (await Promise.all(writers)).map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([200, 412, 412, 412, 412, 412, 412, 412]);
  });
});

describe('an idempotency key', () => {
  let count = 0;
  const newKey = () => ({ 'idempotency-key': `key-${(count += 1)}` });
  const countOf = async (name: string) =>
    (await portal.visitor.get(`/api/regions?filter[name]=${name}`)).json().data.length;

  it('is done once and answered alike', async () => {
    const headers = newKey();
    const name = { name_en: 'Once', name_fr: 'Une fois' };
    const first = await admin.post('/api/regions', name, headers);
    const second = await admin.post('/api/regions', name, { ...headers, 'accept-encoding': 'gzip' });
    expect([second.statusCode, second.body, second.headers.etag]).toEqual([
      201,
      first.body,
      first.headers.etag,
    ]);
    expect(second.headers['content-type']).toBe('application/json; charset=utf-8');
    expect([first.headers['idempotency-replayed'], second.headers['idempotency-replayed']]).toEqual([
      undefined,
      'true',
    ]);
    expect(await countOf('Once')).toBe(1);
  });

  it('is done once also when it is sent many times at once', async () => {
    const headers = newKey();
    const name = { name_en: 'Several', name_fr: 'Plusieurs' };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => admin.post('/api/regions', name, headers)),
    );
    for (const { statusCode } of answers) expect([201, 409]).toContain(statusCode);
    expect(answers.some(({ statusCode }) => statusCode === 201)).toBe(true);
    expect(await countOf('Several')).toBe(1);
  });

  const unanswered = (process: number, committed = false) =>
    portal.db
      .updateTable('idempotency_keys')
      .set({ completed_at: null, status: null, body: null, committed, headers: JSON.stringify({ process }) })
      .execute();

  it('still in flight is 409', async () => {
    const headers = newKey();
    await admin.post('/api/regions', body, headers);
    await portal.db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(7361, 42)`.execute(tx);
      await unanswered(42);
      const answer = await admin.post('/api/regions', body, headers);
      expect([answer.statusCode, answer.json().type]).toEqual([409, 'idempotency_in_flight']);
    });
  });

  it('of a process that died is answered at once: what was not done is done', async () => {
    const headers = newKey();
    const name = { name_en: 'Survivor', name_fr: 'Rescapée' };
    await admin.post('/api/regions', name, headers);
    await portal.db.deleteFrom('regions').where('name_en', '=', 'Survivor').execute();
    await unanswered(43);
    expect((await admin.post('/api/regions', name, headers)).statusCode).toBe(201);
    expect(await countOf('Survivor')).toBe(1);
  });

  it('keeps its answer in the transaction of the change: neither is ever there without the other', async () => {
    const transactionOf = async (table: 'regions' | 'idempotency_keys') => {
      const { rows } = await sql<{ xmin: string }>`select xmin::text from ${sql.table(table)}
        order by xmin::text::bigint desc limit 1`.execute(portal.db);
      return rows[0]!.xmin;
    };
    await admin.post('/api/regions', { name_en: 'Together', name_fr: 'Ensemble' }, newKey());
    expect(await transactionOf('regions')).toBe(await transactionOf('idempotency_keys'));
  });

  it('that was done in part, with a file for an answer, is not done twice', async () => {
    const headers = newKey();
    await admin.post('/api/regions', body, headers);
    await unanswered(43, true);
    const lost = await admin.post('/api/regions', body, headers);
    expect([lost.statusCode, lost.json().type]).toEqual([409, 'already_done']);
  });

  it('with another body or on another path is 422', async () => {
    const headers = newKey();
    await admin.post('/api/regions', body, headers);
    for (const [path, payload] of [
      ['/api/regions', { ...body, name_en: 'Other' }],
      ['/api/thematic_areas', body],
    ] as const) {
      const answer = await admin.post(path, payload, headers);
      expect([answer.statusCode, answer.json().type]).toEqual([422, 'idempotency_conflict']);
    }
  });

  it('is each person’s own, lasts a day, and keeps refusals but not what failed before it began', async () => {
    const headers = newKey();
    expect((await admin.post('/api/regions', {}, headers)).statusCode).toBe(422);
    expect((await admin.post('/api/regions', body, headers)).statusCode).toBe(201);
    const other = await portal.as(await aUser(portal.db, 'administrator'));
    expect((await other.post('/api/regions', body, headers)).headers['idempotency-replayed']).toBeUndefined();
    const yesterday = new Date(Date.now() - 86_400_001).toISOString();
    await portal.db.updateTable('idempotency_keys').set({ created_at: yesterday }).execute();
    expect((await admin.post('/api/regions', body, headers)).headers['idempotency-replayed']).toBeUndefined();
  });

  it('leaves no secret behind: neither the key nor the token that a login was answered with', async () => {
    const password = 'Boreal-Tide-42';
    const email = 'secret@example.org';
    await aUser(portal.db, 'proponent', { email, password_hash: await hashPassword(password) });
    const headers = { 'idempotency-key': 'my-very-own-key' };
    const first = await portal.visitor.post('/api/auth/login', { email, password }, headers);
    const second = await portal.visitor.post('/api/auth/login', { email, password }, headers);
    expect(second.json()).toEqual(first.json());
    const stored = JSON.stringify(await portal.db.selectFrom('idempotency_keys').selectAll().execute());
    for (const secret of [first.json().access_token, password, 'my-very-own-key'])
      expect(stored).not.toContain(secret);
  });

  it('keeps large answers, packed or not', async () => {
    const headers = { ...newKey(), 'accept-encoding': 'gzip' };
    const large = {
      question_en: 'q',
      question_fr: 'q',
      answer_en: 'a'.repeat(7000),
      answer_fr: 'b'.repeat(7000),
    };
    const first = await admin.post('/api/faqs', large, headers);
    expect(first.headers['content-encoding']).toBe('gzip');
    const second = await admin.post('/api/faqs', large, { 'idempotency-key': headers['idempotency-key'] });
    expect([second.headers['idempotency-replayed'], second.json().data.answer_fr]).toEqual([
      'true',
      large.answer_fr,
    ]);
  });
});
