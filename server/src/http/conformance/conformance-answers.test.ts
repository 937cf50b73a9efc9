import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aUser } from '#test/factories/people.ts';
import { openSession, startTestApp, testSettings, type TestApp } from '#test/harness.ts';
import { buildApp } from '#app.ts';
import { openDatabase } from '#db/connection.ts';
import { LiveHub } from '#live/live.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startTestApp();
});
afterAll(() => portal.close());

describe('languages', () => {
  const language = async (query: string, header: string | undefined, own?: 'en' | 'fr') => {
    const client = own
      ? await portal.as(await aUser(portal.db, 'proponent', { language: own }))
      : portal.visitor;
    const answer = await client.get(`/api/regions${query}`, header ? { 'accept-language': header } : {});
    expect(answer.headers.vary).toMatch(/accept-language/i);
    return answer.headers['content-language'];
  };

  it.each([
    ['?lang=fr', 'en', 'en', 'fr'],
    ['?lang=fr-CA', 'en', undefined, 'fr'],
    ['?lang=de', 'fr', 'en', 'fr'],
    ['?lang=en&lang=fr', 'fr', undefined, 'fr'],
    ['', 'fr-CA,fr;q=0.9,en;q=0.8', 'en', 'fr'],
    ['', 'en;q=0.1,fr;q=0.2', undefined, 'fr'],
    ['', 'fr;q=0,en;q=0.1', undefined, 'en'],
    ['', 'de,*;q=0.5', 'fr', 'fr'],
    ['', undefined, 'fr', 'fr'],
    ['', undefined, undefined, 'en'],
    ['', ';;;,q=', undefined, 'en'],
    ['', 'en;q=0, *', undefined, 'fr'],
    ['', 'fr;q=0', 'fr', 'en'],
    ['', 'en;q=0, fr;q=0', 'fr', 'fr'],
  ] as const)(
    '%s, Accept-Language %s and a preference of %s give %s',
    async (query, header, own, expected) => {
      expect(await language(query, header, own)).toBe(expected);
    },
  );

  it('are those of messages and errors, refusals of every kind included', async () => {
    const french = portal.visitor.with({ 'accept-language': 'fr' });
    expect((await french.get('/api/nothing')).json().message).toBe('Introuvable.');
    expect((await french.get('/api/%')).json().message).toBe('Introuvable.');
    const invalid = await french.post('/api/auth/login', { email: 'x' });
    expect(invalid.json()).toMatchObject({
      errors: { email: ['Adresse courriel non valide'], password: ['Obligatoire'] },
    });
    expect(
      (await french.request('POST', '/api/auth/login', '{', { 'content-type': 'application/json' })).json()
        .message,
    ).not.toMatch(/JSON\.$/);
    expect((await french.get('/api/vessels?include=x')).headers['content-language']).toBe('fr');
  });
});

describe('errors', () => {
  it('carry the id of the request, and of an unexpected one nothing else', async () => {
    await sql`alter table faqs rename column question_en to hidden`.execute(portal.db);
    const answer = await portal.visitor.get('/api/faqs');
    await sql`alter table faqs rename column hidden to question_en`.execute(portal.db);
    expect([answer.statusCode, answer.json()]).toEqual([
      500,
      { message: 'Server Error', type: 'server_error', request_id: expect.any(String) },
    ]);
  });

  it('are not cached, and neither is anything that is not public', async () => {
    const client = await portal.as(await aUser(portal.db, 'proponent'));
    for (const answer of [
      await client.get('/api/auth/user'),
      await portal.visitor.get('/api/vessels/0'),
      await client.get('/api/settings'),
    ]) {
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  it('say 503 while the database is away, with the time to come back', async () => {
    const address = { host: '127.0.0.1', port: 1, user: 'nobody', database: 'none' };
    const { db, pool, close } = openDatabase({ address });
    const live = new LiveHub(address, pino({ level: 'silent' }));
    const app = await buildApp({ db, pool, live, settings: testSettings });
    const headers = { authorization: 'Bearer x' };
    for (const url of ['/api/regions', '/api/auth/user', '/readyz']) {
      const answer = await app.inject({ url, headers });
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
      expect(answer.body).not.toMatch(/127\.0\.0\.1|ECONN/);
    }
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    await app.close();
    await close();
  });

  it('say 503 on /readyz while the process is stopping', async () => {
    const readiness = { stopping: false };
    const { db, pool, live } = portal.app;
    const app = await buildApp({ db, pool, live, settings: testSettings, readiness });
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' });
    readiness.stopping = true;
    expect((await app.inject('/readyz')).statusCode).toBe(503);
  });
});

describe('limits', () => {
  let limited: TestApp;
  let sibling: FastifyInstance;
  const limits = { perUser: 6, perAddress: 4, perLogin: 5, perAccount: 30 };
  beforeAll(async () => {
    limited = await startTestApp({ limits });
    const { db, pool, live } = limited.app;
    sibling = await buildApp({ db, pool, live, settings: { ...testSettings, limits } });
  });
  afterAll(() => limited.close());

  const ask = async (
    count: number,
    headers: Record<string, string>,
    remoteAddress: string,
    url = '/api/regions',
  ) => {
    const answers = [];
    for (let number = 0; number < count; number += 1) {
      const app = number % 2 === 0 ? limited.app : sibling;
      answers.push(await app.inject({ url, headers, remoteAddress }));
    }
    return answers;
  };

  it('count an address in all processes together, and say how much is left', async () => {
    const answers = await ask(6, {}, '198.51.100.1');
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 429, 429]);
    expect(answers.map(({ headers }) => headers['x-ratelimit-remaining'])).toEqual([
      '3',
      '2',
      '1',
      '0',
      '0',
      '0',
    ]);
    const last = answers.at(-1)!;
    expect(last.headers['x-ratelimit-limit']).toBe('4');
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(last.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(last.json()).toEqual({
      message: expect.any(String),
      type: 'too_many_requests',
      request_id: expect.any(String),
    });
    expect((await ask(1, {}, '198.51.100.2'))[0]?.statusCode).toBe(200);
  });

  it('count a person wherever the requests come from, and whoever is not let in', async () => {
    const token = await openSession(limited.db, await aUser(limited.db, 'proponent'));
    const headers = { authorization: `Bearer ${token}` };
    const answers = [
      ...(await ask(3, headers, '198.51.100.3')),
      ...(await ask(4, headers, '198.51.100.4', '/api/users')),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 403, 403, 403, 429]);
    expect((await ask(1, {}, '198.51.100.4'))[0]?.statusCode).toBe(200);
  });

  it('count a request once, also when its method stands in its body', async () => {
    const admin = await limited.as(await aUser(limited.db, 'administrator'));
    const answer = await admin.post('/api/regions/1', { _method: 'PATCH', name_en: 'Atlantic' });
    expect([answer.statusCode, answer.headers['x-ratelimit-remaining']]).toEqual([200, '5']);
  });

  it('do not count what is no call of the API', async () => {
    for (const answer of await ask(8, {}, '198.51.100.5', '/healthz')) expect(answer.statusCode).toBe(200);
  });
});
