import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp } from '#test/harness.ts';
import { isApiPath } from './access.ts';

const directory = mkdtempSync(path.join(os.tmpdir(), 'shiptime-counted-'));
const limits = { perUser: 2, perAddress: 2, perLogin: 5, perAccount: 30 };
const paths = new Set(['/', '/open-schedules', '/open-schedules/embed', '/login', '/nowhere', '/request/1']);
let portal: TestApp;

beforeAll(async () => {
  mkdirSync(path.join(directory, 'assets'));
  writeFileSync(path.join(directory, 'index.html'), '<html lang="en"><head></head><body></body></html>');
  writeFileSync(path.join(directory, 'assets/page.js'), '');
  const onRoute = ({ url }: { url: string }) =>
    void (isApiPath(url) || paths.add(url.replace(/:\w+\??/, 'x')));
  portal = await startTestApp({ webDirectory: directory, limits }, {}, { onRoute });
  const admin = await portal.as(await aUser(portal.db, 'administrator'));
  await admin.patch('/api/settings', { open_schedule: true });
});
afterAll(async () => {
  await portal.close();
  rmSync(directory, { recursive: true });
});

it.each(['', 'Bearer unknown'])(
  'every path outside the API is static or counted, with token "%s"',
  async (token) => {
    const headers = token ? { authorization: token } : {};
    const connect = vi.spyOn(portal.app.pool, 'connect');
    const counted: string[] = [];
    const reading: string[] = [];
    for (const [index, url] of [...paths].entries()) {
      const remoteAddress = `198.51.100.${index + (token ? 100 : 0)}`;
      const ask = () => portal.app.inject({ url, headers, remoteAddress });
      connect.mockClear();
      await ask();
      if (connect.mock.calls.length > 0) reading.push(url);
      await ask();
      if ((await ask()).statusCode === 429) counted.push(url);
    }
    expect(counted).toEqual(expect.arrayContaining(reading));
    expect(reading).toEqual(expect.arrayContaining(['/', '/open-schedules/embed', '/sitemap.xml']));
  },
);
