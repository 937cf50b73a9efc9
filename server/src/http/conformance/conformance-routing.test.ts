import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';

let portal: TestApp;
let admin: TestClient;

beforeAll(async () => {
  portal = await startTestApp();
  admin = await portal.as(await aUser(portal.db, 'administrator'));
});
afterAll(() => portal.close());

describe('paths', () => {
  it.each(['/api/regions', '/api/regions/', '/api/v1/regions', '/api/v1/regions/', '/api/regions/?lang=fr'])(
    '%s is answered, and never redirected',
    async (path) => {
      const answer = await portal.visitor.get(path);
      expect([answer.statusCode, answer.json().data.length]).toEqual([200, 5]);
    },
  );

  it.each([
    '/api',
    '/api/',
    '/api/v1',
    '/api/nothing',
    '/api/regions/1/nothing',
    '/api/v2/regions',
    '/api/%',
    '/api/%E0%A4%A',
  ])('%s is 404, in JSON whatever is accepted', async (path) => {
    const answer = await portal.visitor.get(path, { accept: 'text/html' });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.json()).toEqual({
      message: 'Not found.',
      type: 'not_found',
      request_id: expect.any(String),
    });
  });

  it.each(['/api/scheduling-constraints', '/api/v1/vessels/1/scheduling-constraints/?limit=2'])(
    '%s is the list that is written with an underscore',
    async (path) => {
      const answer = await admin.get(path);
      expect([answer.statusCode, answer.json().data]).toEqual([200, []]);
    },
  );

  it('/apiary is no part of the API', async () => {
    const answer = await portal.visitor.get('/apiary');
    expect([answer.statusCode, answer.headers['x-ratelimit-limit']]).toEqual([404, undefined]);
  });

  it.each(['abc', '0', '-1', '1.5', '99999999999', '999999', '1e999', '%00', '1%20or%201=1', "1'--"])(
    'the id %s does not exist',
    async (id) => {
      for (const path of [`/api/vessels/${id}`, `/api/users/${id}`, `/api/regions/${id}`]) {
        const answer = await admin.get(path);
        expect([answer.statusCode, answer.json().message]).toEqual([404, 'Not found.']);
      }
    },
  );

  it('methods that a path does not have are 405 with those that it has', async () => {
    for (const [method, path, allow] of [
      ['DELETE', '/api/regions', 'GET, HEAD, POST'],
      ['POST', '/api/vessels/1', 'DELETE, GET, HEAD, PATCH, PUT'],
      ['PUT', '/api/v1/auth/login/', 'POST'],
    ] as const) {
      const answer = await admin.request(method, path);
      expect([answer.statusCode, answer.headers.allow]).toEqual([405, allow]);
      expect(answer.json()).toMatchObject({ request_id: expect.any(String), message: expect.any(String) });
    }
  });

  it('HEAD is GET without a body', async () => {
    const answer = await portal.app.inject({ method: 'HEAD', url: '/api/regions' });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
    expect(answer.headers.etag).toBeDefined();
  });

  it('describes itself', async () => {
    const { openapi, paths } = (await portal.visitor.get('/openapi.json')).json();
    expect(openapi).toBe('3.1.0');
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining(['/api/auth/login', '/api/vessels/{id}', '/api/users']),
    );
    const { properties, required } =
      paths['/api/auth/login'].post.requestBody.content['application/json'].schema;
    expect([Object.keys(properties), required]).toEqual([
      ['email', 'password'],
      ['email', 'password'],
    ]);
  });
});

describe('the effective method', () => {
  let id: number;
  const body = { name_en: 'Great Lakes', name_fr: 'Grands Lacs' };
  beforeAll(async () => {
    id = (await admin.post('/api/regions', body)).json().data.id;
  });
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
  const part = (name: string, value: string) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

  it.each([
    [
      'in a header',
      { 'x-http-method-override': 'PATCH', 'content-type': 'application/json' },
      '{"name_en":"One"}',
      'One',
    ],
    ['in a JSON body', { 'content-type': 'application/json' }, '{"_method":"PATCH","name_en":"Two"}', 'Two'],
    ['in a form', form, '_method=patch&name_en=Three', 'Three'],
    [
      'in a multipart body',
      multipart,
      `${part('_method', 'PUT')}${part('name_en', 'Four')}--x--\r\n`,
      'Four',
    ],
  ])('may stand %s', async (_where, headers, payload, name) => {
    const answer = await admin.request('POST', `/api/v1/regions/${id}/`, payload, headers);
    expect([answer.statusCode, answer.json().data.name_en]).toEqual([200, name]);
    expect(answer.headers.etag).toMatch(/^"\d+"$/);
  });

  it('comes with files, and with packed answers', async () => {
    const file = `--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\nname\r\n`;
    const payload = `${file}${part('_method', 'PATCH')}${part('name_en', 'x'.repeat(200))}--x--\r\n`;
    const answer = await admin.request('POST', `/api/regions/${id}`, payload, {
      ...multipart,
      'accept-encoding': 'gzip',
    });
    expect(answer.json().data.name_en).toBe('x'.repeat(200));
  });

  it('is what is authorized', async () => {
    const coordinator = await portal.as(await aUser(portal.db, 'regional_vessel_coordinator'));
    const spoofed = { _method: 'DELETE' };
    expect((await coordinator.post(`/api/regions/${id}`, spoofed)).statusCode).toBe(403);
    expect((await portal.visitor.post(`/api/regions/${id}`, spoofed)).statusCode).toBe(401);
    const answer = await admin.post(`/api/regions/${id}`, spoofed);
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
  });

  it('is not changed on GET, nor into anything else, nor from outside into what this process sends itself', async () => {
    const answer = await admin.get('/api/regions?_method=DELETE', { 'x-http-method-override': 'DELETE' });
    expect(answer.statusCode).toBe(200);
    expect((await admin.post('/api/regions/1', { _method: 'GET' })).statusCode).toBe(405);
    expect((await admin.post('/api/regions/1', {}, { 'x-http-method-override': 'TRACE' })).statusCode).toBe(
      405,
    );
    const inner = await portal.visitor.get('/api/users', { 'x-shiptime-inner': 'undefined' });
    expect(inner.statusCode).toBe(401);
  });
});

describe('other sites', () => {
  const post = (headers: object) =>
    portal.visitor.post('/api/auth/login', { email: 'x' }, headers as Record<string, string>);

  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost.evil.example' },
  ])('%o is refused', async (headers) => {
    const answer = await post(headers);
    expect([answer.statusCode, answer.json().message]).toEqual([419, 'CSRF token mismatch.']);
  });

  it.each([
    {},
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    { origin: 'http://localhost:80' },
  ])('%o passes', async (headers) => {
    expect((await post({ host: 'localhost:80', ...headers })).statusCode).toBe(422);
  });

  it('may read what is public, and spoofing a method does not help', async () => {
    const cross = { 'sec-fetch-site': 'cross-site' };
    expect((await portal.visitor.get('/api/regions', cross)).statusCode).toBe(200);
    expect((await admin.post('/api/regions/1', { _method: 'DELETE' }, cross)).statusCode).toBe(419);
  });

  it('passes for the public address of the portal behind a proxy', async () => {
    const behind = await startTestApp({ publicUrl: 'https://portal.example' });
    const headers = { host: 'inside:8080', origin: 'https://portal.example' };
    expect((await behind.visitor.post('/api/auth/login', {}, headers)).statusCode).toBe(422);
    await behind.close();
  });
});
