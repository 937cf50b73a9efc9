import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorTypes } from '@shiptime/domain/shared/error-types';
import { problemDetailsSchema } from '@shiptime/domain/shared/problem-wire';
import { anApplication } from '#test/factories/applications.ts';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';

let test: TestApp;
let own: TestClient;
let draft: string;

beforeAll(async () => {
  test = await startTestApp();
  const me = await aUser(test.db, 'proponent');
  own = await test.as(me);
  draft = `/api/ship_time_requests/${await anApplication(test.db).by(me).create()}`;
});
afterAll(() => test.close());

describe('every error', () => {
  const errors: Record<
    string,
    readonly [status: number, type: string, ask: () => ReturnType<TestClient['get']>]
  > = {
    'broken JSON': [
      400,
      'malformed',
      () => own.request('POST', '/api/ship_time_requests', '{', { 'content-type': 'application/json' }),
    ],
    'an unknown filter': [400, 'unknown_filter', () => own.get('/api/ship_time_requests?filter[evil]=1')],
    'no token': [401, 'unauthenticated', () => test.visitor.get('/api/auth/user')],
    'wrong password': [
      403,
      'wrong_credentials',
      () => test.visitor.post('/api/auth/login', { email: 'a@example.org', password: 'x' }),
    ],
    'of administrators': [403, 'forbidden', () => own.get('/api/audit_log')],
    'an unknown row': [404, 'not_found', () => own.get('/api/ship_time_requests/999999')],
    'an unknown path': [404, 'not_found', () => own.get('/api/nothing')],
    'another method': [405, 'method_not_allowed', () => own.delete('/api/ports')],
    'a foreign site': [
      419,
      'csrf_mismatch',
      () => own.post('/api/ship_time_requests', {}, { 'sec-fetch-site': 'cross-site' }),
    ],
    'an unknown medium': [
      415,
      'unsupported_media_type',
      () => own.request('POST', '/api/ship_time_requests', 'x', { 'content-type': 'text/x' }),
    ],
    'invalid data': [422, 'invalid', () => own.post('/api/ship_time_requests', {})],
    'a refused step': [422, 'incomplete', () => own.post(`${draft}/submit`, {})],
  };

  it.each(Object.entries(errors))(
    '%s has a type of the closed list, and names its request',
    async (_, [status, type, ask]) => {
      const answer = await ask();
      const body = answer.json() as { type: string; request_id: string; message: string };
      expect([answer.statusCode, body.type]).toEqual([status, type]);
      expect(errorTypes).toContain(body.type);
      expect(answer.headers['x-request-id']).toBe(body.request_id);
    },
  );

  it.each(['application/problem+json', 'application/json, application/problem+json;q=0.9'])(
    'is as RFC 9457 has it, beside the usual fields, for Accept: %s',
    async (accept) => {
      const answer = await own.request('POST', '/api/ship_time_requests', '{}', {
        accept,
        'content-type': 'application/json',
      });
      expect(answer.headers['content-type']).toBe('application/problem+json');
      const body = answer.json();
      expect(body).toMatchObject({
        type: expect.stringMatching(/^http.*\/docs\/errors#invalid$/),
        title: 'Values are missing or invalid',
        status: 422,
        detail: body.message,
        instance: `urn:uuid:${body.request_id}`,
        code: 'invalid',
        errors: { fiscal_year_id: ['Required'] },
      });
      expect(problemDetailsSchema.safeParse(body).error).toBeUndefined();
    },
  );

  it.each(['*/*', 'text/html', 'application/problem+json;q=0'])(
    'is plain JSON for Accept: %s',
    async (accept) => {
      const answer = await test.visitor.request('GET', '/api/nothing', undefined, { accept });
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(answer.json()).not.toHaveProperty('title');
    },
  );

  it('says field by field what is wrong, in codes beside the sentences', async () => {
    const { errors: sentences, details } = (
      await own.patch(draft, { min_science_berths: 1000, operational_days: 0.3 })
    ).json();
    expect(Object.keys(sentences).toSorted()).toEqual(['min_science_berths', 'operational_days']);
    expect(details).toEqual(
      expect.arrayContaining([
        { field: 'min_science_berths', code: 'out_of_range', params: { min: 0, max: 999 } },
        { field: 'operational_days', code: 'quarter_days', params: {} },
      ]),
    );
  });

  it.each([
    ['POST', '/api/ship_time_requests/999999/reject', {}],
    ['POST', '/api/ship_time_requests/999999/stations', { name: 5 }],
    ['PATCH', '/api/ship_time_requests/999999', { project_title: 5 }],
    ['PUT', '/api/users/999999/password', {}],
  ] as const)('an unknown row is 404 whatever comes with it: %s %s', async (method, path, body) => {
    const answer = await own.request(method, path, JSON.stringify(body), {
      'content-type': 'application/json',
    });
    expect([answer.statusCode, answer.json().type]).toEqual([404, 'not_found']);
  });

  it('another’s draft is not there either, and an own one is told what is wrong', async () => {
    const stranger = await test.as(await aUser(test.db, 'administrator'));
    expect((await stranger.post(`${draft}/copy`, {})).statusCode).toBe(404);
    expect((await stranger.post(draft, { _method: 'PATCH', project_title: 5 })).statusCode).toBe(404);
    expect((await own.post(`${draft}/copy`, {})).statusCode).toBe(422);
    expect((await own.post(`${draft}/stations`, { name: 5 })).statusCode).toBe(422);
    expect((await own.put(`${draft}/stations/999999`, { name: 5 })).statusCode).toBe(404);
  });
});

describe('what machines rely on', () => {
  it('a good answer names its request, and tells how many more it may ask for and when the counter begins anew', async () => {
    const { headers } = await own.get(draft);
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    const foreign = await own.post(`${draft}/copy`, {}, { 'sec-fetch-site': 'cross-site' });
    expect([foreign.statusCode, Number(foreign.headers['x-ratelimit-remaining'])]).toEqual([
      419,
      Number(headers['x-ratelimit-remaining']) - 1,
    ]);
    const seconds = Number(headers['x-ratelimit-reset']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
  });

  it('401 says how to authenticate', async () => {
    expect((await test.visitor.get('/api/auth/user')).headers['www-authenticate']).toMatch(/^Bearer /);
  });

  it('If-Match takes a list, of which one must hold', async () => {
    const { lock_version } = (await own.get(draft)).json().data;
    const send = (tags: string) => own.patch(draft, { project_title: 'Of a list' }, { 'if-match': tags });
    expect((await send(`"999998", "999999"`)).statusCode).toBe(412);
    expect((await send(`"999999", "${lock_version}"`)).statusCode).toBe(200);
  });

  it('OPTIONS tells the methods of the very path, not of one that looks like it', async () => {
    const options = (url: string) => test.app.inject({ method: 'OPTIONS', url });
    const rows = await options('/api/ship_time_requests');
    expect([rows.statusCode, rows.headers['allow']]).toEqual([204, 'GET, HEAD, OPTIONS, POST']);
    expect((await options('/api/vessel_plans/export')).headers['allow']).toBe('GET, HEAD, OPTIONS');
    expect((await options('/api/nothing')).statusCode).toBe(404);
  });
});
