import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anApplication } from '#test/factories/applications.ts';
import { openYear } from '#test/factories/fiscal-years.ts';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp } from '#test/harness.ts';
import { requestCost, countAccountsNearRequestQuota } from './daily-budget.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({
    limits: { perUser: 1_000_000, perAddress: 1_000_000, perLogin: 5, perAccount: 30, perDay: 40 },
  });
});
afterAll(() => test.close());

const year = async () => ({ fiscal_year_id: await openYear(test.db), project_title: 'Krill' });

describe('the budget of a person for a day', () => {
  it('ends copies and drafts with a sentence in the own language, and nothing else', async () => {
    const user = await aUser(test.db, 'proponent');
    const id = await anApplication(test.db).by(user).create();
    const client = await test.as(user);
    const copy = async (language = 'en') =>
      client.post(`/api/ship_time_requests/${id}/copy?lang=${language}`, await year());
    const statuses: number[] = [];
    for (let turn = 1; turn <= 4; turn += 1) statuses.push((await copy()).statusCode);
    expect(statuses).toEqual([201, 201, 201, 201]);
    const english = await copy();
    expect([english.statusCode, english.json()]).toMatchObject([
      429,
      { type: 'too_many_requests', message: expect.stringContaining('daily limit') },
    ]);
    expect(Number(english.headers['retry-after'])).toBeGreaterThan(80_000);
    expect((await copy('fr')).json().message).toContain('24\u00A0h');
    expect((await client.post('/api/ship_time_requests', await year())).statusCode).toBe(429);
    expect((await client.get(`/api/ship_time_requests/${id}`)).statusCode).toBe(200);
    const other = await test.as(await aUser(test.db, 'proponent'));
    expect((await other.post('/api/ship_time_requests', await year())).statusCode).toBe(201);
  });

  it('is not passed by many requests at once', async () => {
    const client = await test.as(await aUser(test.db, 'proponent'));
    const body = await year();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => client.post('/api/ship_time_requests', body)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(4);
  });

  it.each([
    ['POST', '/api/proposals', 20],
    ['POST', '/api/ship_time_requests', 10],
    ['POST', '/api/ship_time_requests/:id/attachments', 5],
    ['GET', '/api/ship_time_requests/export', 2],
    ['GET', '/api/vessel_plans/:id/export.pdf', 2],
    ['GET', '/api/ship_time_requests/:id/stations/export.minutes.csv', 2],
    ['GET', '/api/fiscal_years/:id/export.ndjson', 2],
    ['POST', '/api/letters_of_intent', 10],
    ['POST', '/api/scenarios', 10],
    ['POST', '/api/ship_time_requests/:id/invitations', 5],
    ['POST', '/api/ship_time_requests/:id/co_proponents', 5],
    ['PUT', '/api/users/:id/email', 5],
    ['GET', '/api/ship_time_requests', 0],
    ['PATCH', '/api/ship_time_requests/:id', 0],
  ])('charges %s %s %i points', (method, url, points) => expect(requestCost(method, url)).toBe(points));

  it('charges a point for each megabyte, on every route', () => {
    const [post, url] = ['POST', '/api/ship_time_requests/:id/attachments'] as const;
    expect(requestCost(post, url, 9_999_999) - requestCost(post, url)).toBe(9);
    expect(requestCost('PATCH', '/api/ship_time_requests/:id', 2_000_000)).toBe(2);
  });

  it('charges a file without Content-Length as the largest', async () => {
    const user = await aUser(test.db, 'proponent');
    const path = `/api/ship_time_requests/${await anApplication(test.db).by(user).create()}/attachments`;
    const client = await test.as(user);
    const send = (headers: Record<string, string>) =>
      client.request('POST', path, Readable.from(['--x--']), {
        'content-type': 'multipart/form-data; boundary=x',
        ...headers,
      });
    const statuses: number[] = [];
    for (const headers of [{ 'content-length': '5' }, ...Array(2).fill({ 'transfer-encoding': 'chunked' })])
      statuses.push((await send(headers)).statusCode);
    expect(statuses).toEqual([422, 422, 429]);
  });

  it('tells administrators how many people spent four fifths of it', async () => {
    const before = await countAccountsNearRequestQuota(test.db, 40);
    const client = await test.as(await aUser(test.db, 'proponent'));
    for (let turn = 1; turn <= 3; turn += 1) await client.post('/api/ship_time_requests', await year());
    expect(await countAccountsNearRequestQuota(test.db, 40)).toBe(before);
    await client.post('/api/ship_time_requests', await year());
    expect(await countAccountsNearRequestQuota(test.db, 40)).toBe(before + 1);
  });
});
