import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';

const link = async (client: TestClient, headers: Record<string, string>): Promise<string> =>
  (await client.get('/api/vessels?page=1', headers)).json().links.first;
const write = async (client: TestClient, headers: Record<string, string>): Promise<number> =>
  (await client.post('/api/auth/logout', {}, headers)).statusCode;

describe('without PUBLIC_URL', () => {
  let portal: TestApp;
  beforeAll(async () => {
    portal = await startTestApp({ trustProxy: readConfig({ TRUST_PROXY: '1' }).trustProxy });
  });
  afterAll(() => portal.close());

  it.each([
    [{ host: 'evil.example' }],
    [{ host: 'localhost', 'x-forwarded-host': 'evil.example' }],
    [{ host: 'localhost.evil.example' }],
    [{ host: '127.0.0.1.evil.example' }],
  ])('no link leads where %j says', async (headers) => {
    expect(await link(portal.visitor, headers)).toMatch(/^http:\/\/localhost\/api/);
    const user = await portal.as(await aUser(portal.db, 'administrator'));
    const feed = await user.post('/api/calendar_feeds', {}, headers);
    expect(feed.json().data.url).toMatch(/^http:\/\/localhost\/api\/calendar\//);
  });

  it('links lead to the name by which this machine was called', async () => {
    const absolute = await portal.visitor.get('http://evil.example/api/vessels?page=1');
    expect(absolute.json().links.first).toMatch(/^http:\/\/localhost(:80)?\/api\/vessels/);
    expect(await link(portal.visitor, { host: '127.0.0.1:8080' })).toMatch(/^http:\/\/127\.0\.0\.1:8080\//);
  });

  it('a page elsewhere is not believed because it says that it is here', async () => {
    const user = await portal.as(await aUser(portal.db, 'proponent'));
    const headers = { origin: 'https://evil.example', host: 'localhost', 'x-forwarded-host': 'evil.example' };
    expect(await write(user, headers)).toBe(419);
    expect(await write(user, { origin: 'http://localhost:8080', host: 'localhost:8080' })).toBe(200);
  });
});

describe('with PUBLIC_URL', () => {
  let portal: TestApp;
  beforeAll(async () => {
    portal = await startTestApp({ publicUrl: 'https://ships.example' });
  });
  afterAll(() => portal.close());

  it('links lead there, whatever the request says', async () => {
    expect(await link(portal.visitor, { host: 'localhost:8080' })).toMatch(/^https:\/\/ships\.example\/api/);
  });

  it.each([
    ['https://ships.example', 'ships.example', 200],
    ['http://localhost:8080', 'localhost:8080', 200],
    ['https://evil.example', 'evil.example', 419],
    ['null', 'ships.example', 419],
  ])('a page of %s at %s is answered %i', async (origin, host, status) => {
    const user = await portal.as(await aUser(portal.db, 'proponent'));
    expect(await write(user, { origin, host })).toBe(status);
  });
});
