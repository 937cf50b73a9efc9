import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anApplication } from '#test/factories/applications.ts';
import { aUser } from '#test/factories/people.ts';
import { aPlan, setReviewLevel } from '#test/factories/plans.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';

let portal: TestApp;
let admin: TestClient;
beforeAll(async () => {
  portal = await startTestApp();
  admin = await portal.as(await aUser(portal.db, 'administrator'));
});
afterAll(() => portal.close());

const raw = (payload: string, type = 'application/json') =>
  portal.app.inject({ method: 'POST', url: '/api/auth/login', headers: { 'content-type': type }, payload });

describe('what nobody would send', () => {
  it('is a text of a megabyte, refused like one that is a letter too long', async () => {
    const user = await aUser(portal.db, 'proponent');
    const id = await anApplication(portal.db).by(user).create();
    const client = await portal.as(user);
    const answer = await client.patch(`/api/ship_time_requests/${id}`, {
      executive_summary: 'a'.repeat(1_040_000),
    });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['executive_summary']]);
  });

  it.each([`/api/vessels/${'9'.repeat(201)}`, `/api/auth/signup/activate/${'a'.repeat(3000)}`])(
    'is an address that names nothing: 404',
    async (path) => {
      const answer = await portal.visitor.get(path, { 'accept-language': 'fr' });
      expect([answer.statusCode, answer.headers['content-language'], answer.headers.vary]).toEqual([
        404,
        'fr',
        'Accept-Language',
      ]);
    },
  );

  it('is a body of thousands of lists within each other: 400', async () => {
    const answer = await raw(`{"email":${'['.repeat(20_000)}${']'.repeat(20_000)}}`);
    expect(answer.statusCode).toBe(400);
  });

  it('is a NUL, named at its place', async () => {
    const answer = await admin.post('/api/regions', { name_en: 'a\u0000b', name_fr: '\u0000' });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['name_en', 'name_fr']]);
  });

  it('is plain text: 415', async () => {
    const answer = await raw('hello', 'text/plain');
    expect(answer.statusCode).toBe(415);
  });
});

it('a key that means something to the language is ignored like any unknown one', async () => {
  const answer = await raw(
    '{"__proto__":{"admin":true},"email":"nobody@example.org","password":"Wrong-Tide-42"}',
  );
  expect(answer.statusCode).toBe(403);
});

it.each(['/api//auth/user', '/api/auth//user', '/api/auth/user//'])('%s is no address', async (path) => {
  expect((await portal.visitor.get(path)).statusCode).toBe(404);
});

it('an address is decoded once', async () => {
  await admin.post('/api/regions', { name_en: 'Once %41', name_fr: 'Une fois %41' });
  const found = async (text: string) =>
    (await admin.get(`/api/regions?filter[q]=${text}`)).json().data.length;
  expect([await found('Once%20%2541'), await found('Once%20%41')]).toEqual([1, 0]);
});

describe('a range', () => {
  it.each(['%2B275760-09-13T00:00:00Z', '1', '2027', '0000-01-01', '2027-06-31T00:00:00', 'abc'])(
    'to %s is refused, since it cannot be read',
    async (bound) => {
      const answer = await portal.visitor.get(`/api/fiscal_years?filter[start_date][gte]=${bound}`);
      expect([answer.statusCode, answer.json().type]).toEqual([400, 'invalid_filter']);
    },
  );

  it('of ids is one, and of what has no order is 400', async () => {
    const ids = (await admin.get('/api/regions?filter[id][lte]=2'))
      .json()
      .data.map(({ id }: { id: number }) => id);
    expect(ids.toSorted()).toEqual([1, 2]);
    const answer = await admin.get('/api/ship_time_requests?filter[q][gte]=z');
    expect([answer.statusCode, answer.json().type]).toEqual([400, 'unknown_filter']);
    expect((await admin.get('/api/regions?page[foo]=1')).statusCode).toBe(400);
  });
});

describe('an action on what has changed meanwhile', () => {
  it.each([
    ['reject', { reason: 'No room' }],
    ['withdraw', { reason: 'Asked by phone' }],
    ['clarify', { details: 'Which winch?' }],
  ])('%s is not taken', async (action, body) => {
    const path = `/api/ship_time_requests/${await anApplication(portal.db).submitted().create()}`;
    const { lock_version } = (await admin.get(path)).json().data;
    const stale = await admin.post(`${path}/${action}`, body, { 'if-match': `"${lock_version - 1}"` });
    expect([stale.statusCode, stale.json()]).toMatchObject([
      412,
      { type: 'stale', current: { lock_version } },
    ]);
    const sent = await admin.post(`${path}/${action}`, { ...body, lock_version: lock_version + 1 });
    expect([sent.statusCode, sent.json().type]).toEqual([409, 'stale']);
    expect((await admin.post(`${path}/${action}`, { ...body, lock_version })).statusCode).toBe(200);
  });

  it('a step of a plan is not taken', async () => {
    const { id } = await aPlan(portal.db);
    await setReviewLevel(portal.db, id, 'national');
    const path = `/api/vessel_plans/${id}`;
    const stale = await admin.post(`${path}/return`, { reason: 'Again' }, { 'if-match': '"99"' });
    expect([stale.statusCode, stale.json()]).toMatchObject([412, { type: 'stale', current: { id } }]);
    expect((await admin.get(path)).json().data.review_level).toBe('national');
  });
});
