import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roles } from '@shiptime/domain/shared/actor';
import { openYear } from '#test/factories/fiscal-years.ts';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp } from '#test/harness.ts';

let test: TestApp;
let administrator: number;
beforeAll(async () => {
  test = await startTestApp();
  administrator = await aUser(test.db, 'administrator');
});
afterAll(() => test.close());

const url = '/api/proponent_requests';
const grant = {
  kind: 'university',
  organization: 'Dalhousie University',
  agency: 'NSERC',
  grant_number: 'RGPIN-2026-04711',
};
const letter = { kind: 'organization', organization: 'Ocean Trust', letter: 'She may sign for us.' };

const mailsTo = async (userId: number) => {
  const rows = await test.db
    .selectFrom('outbox')
    .select(['kind', 'body_text'])
    .where('user_id', '=', userId)
    .execute();
  return rows.map(({ kind, body_text }) => ({ kind, body_text }));
};
const audited = async (action: string, subject: number) => {
  const rows = await test.db
    .selectFrom('audit_log')
    .select(['actor_id', 'reason'])
    .where('action', '=', action)
    .where('subject_id', '=', subject)
    .execute();
  return rows;
};
const ask = async (user: number, body: object = grant) => (await test.as(user)).post(url, body);
const typeOf = async (user: number) =>
  (await test.db.selectFrom('users').select('user_type_id').where('id', '=', user).executeTakeFirstOrThrow())
    .user_type_id;

describe('a request to become a proponent', () => {
  it('is granted in one press: the person may apply at once, and both sides get a mail', async () => {
    const ada = await aUser(test.db, 'co_proponent');
    const client = await test.as(ada);
    const asked = await client.post(url, grant);
    expect([asked.statusCode, asked.json().data]).toMatchObject([
      201,
      { ...grant, user_id: ada, state: 'open', letter: null, can: { decide: false } },
    ]);
    const { id } = asked.json().data;
    expect((await mailsTo(administrator)).map(({ kind }) => kind)).toContain('proponent_request_asked');
    const admin = await test.as(administrator);
    const listed = (await admin.get(`${url}?filter[state]=open`)).json().data;
    expect(listed[0]).toMatchObject({ id, can: { decide: true } });
    const year = { fiscal_year_id: await openYear(test.db), project_title: 'Krill' };
    expect((await client.post('/api/ship_time_requests', year)).statusCode).toBe(403);
    expect((await admin.post(`${url}/${id}/grant`)).json().data).toMatchObject({ state: 'granted' });
    expect((await client.post('/api/ship_time_requests', year)).statusCode).toBe(201);
    const kinds = (await mailsTo(ada)).map(({ kind }) => kind);
    expect(kinds).toEqual(['proponent_request_granted']);
    expect(await audited('users.made_proponent', ada)).toMatchObject([{ actor_id: administrator }]);
    expect(await audited('proponent_requests.accepted', id)).toMatchObject([{ actor_id: administrator }]);
  });

  it('is refused with the reason, which the person reads by mail and on the page, and may be asked anew', async () => {
    const ada = await aUser(test.db, 'co_proponent');
    const admin = await test.as(administrator);
    const { id } = (await ask(ada, letter)).json().data;
    expect((await admin.post(`${url}/${id}/refuse`, { reason: ' ' })).json().errors).toHaveProperty('reason');
    const reason = 'The letter names nobody.';
    expect((await admin.post(`${url}/${id}/refuse`, { reason })).json().data).toMatchObject({
      state: 'refused',
      reason,
    });
    expect(await typeOf(ada)).toBe(roles.co_proponent);
    const [mail] = await mailsTo(ada);
    expect(mail).toMatchObject({ kind: 'proponent_request_refused' });
    expect(mail!.body_text).toContain(reason);
    expect((await (await test.as(ada)).get(url)).json().data).toMatchObject([{ id, reason }]);
    expect(await audited('proponent_requests.rejected', id)).toMatchObject([{ reason }]);
    expect((await ask(ada)).statusCode).toBe(201);
  });

  it('is one at a time, also of two presses in one moment', async () => {
    const ada = await aUser(test.db, 'co_proponent');
    const codes = (await Promise.all([ask(ada), ask(ada)])).map(({ statusCode }) => statusCode);
    expect(codes.toSorted()).toEqual([201, 409]);
    expect((await ask(ada, letter)).json()).toMatchObject({ type: 'invalid_transition' });
  });

  it('is decided once, also by two administrators in one moment', async () => {
    const ada = await aUser(test.db, 'co_proponent');
    const other = await test.as(await aUser(test.db, 'administrator'));
    const { id } = (await ask(ada)).json().data;
    const answers = await Promise.all([
      (await test.as(administrator)).post(`${url}/${id}/grant`),
      other.post(`${url}/${id}/refuse`, { reason: 'No.' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  it('is read and decided by administrators alone, and never asked by other roles', async () => {
    const ada = await aUser(test.db, 'co_proponent');
    const { id } = (await ask(ada)).json().data;
    for (const role of [
      'co_proponent',
      'proponent',
      'national_science_representative',
      'observer',
    ] as const) {
      const client = await test.as(await aUser(test.db, role));
      expect((await client.get(url)).json().data).toEqual([]);
      expect((await client.get(`${url}/${id}`)).statusCode).toBe(404);
      expect((await client.post(`${url}/${id}/grant`)).statusCode).toBe(403);
      expect((await client.post(`${url}/${id}/refuse`, { reason: 'No.' })).statusCode).toBe(403);
      const asks = (await client.post(url, grant)).statusCode;
      expect(asks).toBe(role === 'co_proponent' ? 201 : 403);
    }
    expect((await (await test.as(ada)).post(`${url}/${id}/grant`)).statusCode).toBe(403);
  });

  it('asks for a fresh proof before rights are given', async () => {
    const ada = await aUser(test.db, 'co_proponent');
    const admin = await aUser(test.db, 'administrator');
    const client = await test.as(admin);
    const { id } = (await ask(ada)).json().data;
    await sql`update sessions set proved_at = now() - interval '2 days' where user_id = ${admin}`.execute(
      test.db,
    );
    expect((await client.post(`${url}/${id}/grant`)).json()).toMatchObject({ type: 'fresh_proof_required' });
    expect(await typeOf(ada)).toBe(roles.co_proponent);
  });

  it('leaves a role that was given meanwhile', async () => {
    const ada = await aUser(test.db, 'co_proponent');
    const { id } = (await ask(ada)).json().data;
    await test.db.updateTable('users').set({ user_type_id: roles.observer }).where('id', '=', ada).execute();
    await (await test.as(administrator)).post(`${url}/${id}/grant`);
    expect(await typeOf(ada)).toBe(roles.observer);
  });

  it('says at the field what is missing', async () => {
    const ada = await aUser(test.db, 'co_proponent');
    const missing = async (body: object) => Object.keys((await ask(ada, body)).json().errors);
    expect(await missing({ kind: 'university', organization: '' })).toEqual([
      'organization',
      'agency',
      'grant_number',
    ]);
    expect(await missing({ kind: 'organization' })).toEqual(['organization', 'letter']);
  });
});

it('the database keeps one open request of a person, its proof, and what was decided', async () => {
  const ada = await aUser(test.db, 'co_proponent');
  const { id } = (await ask(ada)).json().data;
  const insert = (values: ReturnType<typeof sql>) =>
    sql`insert into proponent_requests (user_id, kind, organization, agency, grant_number) values ${values}`.execute(
      test.db,
    );
  await expect(insert(sql`(${ada}, 'university', 'U', 'NSERC', '1')`)).rejects.toThrow(/one_open/);
  const eve = await aUser(test.db, 'co_proponent');
  await expect(insert(sql`(${eve}, 'university', 'U', null, '1')`)).rejects.toThrow(/proof/);
  await (await test.as(administrator)).post(`${url}/${id}/grant`);
  const again = sql`update proponent_requests set organization = 'x' where id = ${id}`.execute(test.db);
  await expect(again).rejects.toThrow(/stays/);
});
