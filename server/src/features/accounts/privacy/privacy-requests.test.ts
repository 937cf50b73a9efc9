import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp } from '#test/harness.ts';
import { retentionSweeps } from '#jobs/retention.ts';

let test: TestApp;
let administrator: number;
beforeAll(async () => {
  test = await startTestApp();
  administrator = await aUser(test.db, 'administrator');
});
afterAll(() => test.close());

const url = '/api/privacy_requests';
const ask = async (user: number, kind: string) => (await test.as(user)).post(url, { kind });
const asked = async (user: number, kind: 'data' | 'erasure') => (await ask(user, kind)).json().data.id;
const answer = async (id: number, verb: 'grant' | 'refuse', body?: object) =>
  (await test.as(administrator)).post(`${url}/${id}/${verb}`, body);
const mailsTo = async (address: string) => {
  const rows = await test.db
    .selectFrom('outbox')
    .select(['kind', 'body_text'])
    .where('to_address', '=', address)
    .orderBy('id')
    .execute();
  return rows.map(({ kind, body_text }) => ({ kind, body_text }));
};
const addressOf = async (id: number) =>
  (await test.db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email;
const withOldProof = (user: number) =>
  sql`update sessions set proved_at = now() - interval '1 day' where user_id = ${user}`.execute(test.db);

describe('a request for one’s data', () => {
  it('waits for an administrator for 30 days, is granted by mail, and opens the copy to the person alone', async () => {
    const ada = await aUser(test.db, 'proponent');
    const client = await test.as(ada);
    const made = (await client.post(url, { kind: 'data' })).json().data;
    expect(made).toMatchObject({ user_id: ada, state: 'open', can: { decide: false, take_back: true } });
    expect(Date.parse(made.due_at) - Date.parse(made.created_at)).toBe(30 * 86_400_000);
    const told = await mailsTo(await addressOf(administrator));
    expect(told.map(({ kind }) => kind)).toContain('privacy_asked');
    const copy = `${url}/${made.id}/data`;
    expect((await client.get(copy)).statusCode).toBe(404);
    expect((await answer(made.id, 'grant')).json().data).toMatchObject({ state: 'granted' });
    expect((await mailsTo(await addressOf(ada))).map(({ kind }) => kind)).toEqual(['privacy_data']);
    const { data } = (await client.get(copy)).json();
    expect(data).toMatchObject({ email: await addressOf(ada), kept: { users: [{ id: ada }] } });
    expect((await (await test.as(administrator)).get(copy)).statusCode).toBe(404);
    await withOldProof(ada);
    expect((await client.get(copy)).json()).toMatchObject({ type: 'fresh_proof_required' });
  });

  it('is open once, taken back by the person, and closed for good when answered', async () => {
    const ada = await aUser(test.db, 'proponent');
    const client = await test.as(ada);
    const codes = (await Promise.all([ask(ada, 'data'), ask(ada, 'data')])).map(
      ({ statusCode }) => statusCode,
    );
    expect(codes.toSorted()).toEqual([201, 409]);
    const [{ id }] = (await client.get(url)).json().data;
    expect((await client.delete(`${url}/${id}`)).statusCode).toBe(204);
    const again = await asked(ada, 'data');
    const reason = 'Please say which data.';
    expect((await answer(again, 'refuse', { reason: ' ' })).statusCode).toBe(422);
    expect((await answer(again, 'refuse', { reason })).json().data).toMatchObject({ reason });
    expect((await mailsTo(await addressOf(ada))).at(-1)!.body_text).toContain(reason);
    expect((await answer(again, 'grant')).json()).toMatchObject({ type: 'invalid_transition' });
    expect((await client.delete(`${url}/${again}`)).statusCode).toBe(409);
    const changed = sql`update privacy_requests set state = 'granted', reason = null where id = ${again}`;
    await expect(changed.execute(test.db)).rejects.toThrow(/stays/);
  });

  it('is seen by the person and administrators, and answered by another administrator after a fresh proof', async () => {
    const ada = await aUser(test.db, 'administrator');
    const id = await asked(ada, 'data');
    const own = await test.as(ada);
    expect((await own.post(`${url}/${id}/grant`)).statusCode).toBe(403);
    for (const role of ['proponent', 'national_science_representative', 'observer'] as const) {
      const client = await test.as(await aUser(test.db, role));
      expect((await client.get(url)).json().data).toEqual([]);
      expect((await client.get(`${url}/${id}`)).statusCode).toBe(404);
      expect((await client.delete(`${url}/${id}`)).statusCode).toBe(404);
      expect((await client.post(`${url}/${id}/grant`)).statusCode).toBe(403);
      expect((await client.post(`${url}/${id}/refuse`, { reason: 'No.' })).statusCode).toBe(403);
    }
    const other = await aUser(test.db, 'administrator');
    const client = await test.as(other);
    await withOldProof(other);
    expect((await client.post(`${url}/${id}/grant`)).json()).toMatchObject({ type: 'fresh_proof_required' });
    await withOldProof(ada);
    expect((await own.post(url, { kind: 'erasure' })).json()).toMatchObject({ type: 'fresh_proof_required' });
  });
});

describe('a request to be erased', () => {
  it('erases the person when granted, and mails them a last time in a message that housekeeping removes', async () => {
    const email = 'hertha.ayrton@example.org';
    const ada = await aUser(test.db, 'proponent', { first_name: 'Hertha', last_name: 'Ayrton', email });
    const client = await test.as(ada);
    await asked(ada, 'data');
    const id = await asked(ada, 'erasure');
    expect((await answer(id, 'grant')).json().data).toMatchObject({
      state: 'granted',
      first_name: 'Person',
      email: `erased-${ada}@invalid`,
    });
    expect((await client.get('/api/auth/user')).statusCode).toBe(401);
    const { rows } = await sql<{ id: number }>`
      select id from privacy_requests where user_id = ${ada}`.execute(test.db);
    expect(rows).toEqual([{ id }]);
    expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['privacy_erased']);
    await sql`update outbox set sent_at = now() where to_address = ${email}`.execute(test.db);
    await retentionSweeps.find(({ table }) => table === 'outbox')!.statement.execute(test.db);
    expect(await mailsTo(email)).toEqual([]);
    const { rows: erasures } = await sql`select 1 from erasures where person_id = ${ada}`.execute(test.db);
    expect(erasures.length).toBeGreaterThan(0);
  });
});
