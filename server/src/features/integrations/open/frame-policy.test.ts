import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';

const directory = mkdtempSync(path.join(os.tmpdir(), 'shiptime-framing-'));
const page = '/open-schedules/embed';
let portal: TestApp;
let admin: TestClient;

beforeAll(async () => {
  mkdirSync(path.join(directory, 'assets'));
  writeFileSync(path.join(directory, 'index.html'), '<!doctype html>');
  portal = await startTestApp({ webDirectory: directory });
  admin = await portal.as(await aUser(portal.db, 'administrator'));
});
afterAll(async () => {
  await portal.close();
  rmSync(directory, { recursive: true });
});

const set = async (change: object) =>
  expect((await admin.patch('/api/settings', change)).statusCode).toBe(200);

const framing = async (url: string) => {
  const { statusCode, headers } = await portal.visitor.get(url);
  const rule = /frame-ancestors ([^;]+)/.exec(String(headers['content-security-policy']))?.[1];
  return { statusCode, rule, old: headers['x-frame-options'] };
};

const nobody = { statusCode: 200, rule: "'none'", old: 'DENY' };
const origins = ['https://science.example.ca', 'https://*.museum.example'];

it('the open schedule is framed by nobody until sites are named', async () => {
  await set({ open_schedule: true });
  expect(await framing(page)).toEqual(nobody);
  expect((await portal.visitor.get('/api/portal')).json().data.embeddable).toBe(false);
});

it('the sites that administrators named may frame that page, and no other page', async () => {
  await set({ open_schedule: true, embed_origins: origins });
  const named = { statusCode: 200, rule: origins.join(' '), old: undefined };
  expect(await framing(page)).toEqual(named);
  expect(await framing(`${page}/?year=2062-2063&lang=fr`)).toEqual(named);
  for (const other of ['/', '/open-schedules', '/login', '/my-requests']) {
    expect(await framing(other)).toEqual(nobody);
  }
  expect((await portal.visitor.get('/api/portal')).json().data.embeddable).toBe(true);
});

it('nobody frames it while the schedule is not open', async () => {
  await set({ open_schedule: false, embed_origins: origins });
  expect(await framing(page)).toEqual(nobody);
  expect((await portal.visitor.get('/api/portal')).json().data.embeddable).toBe(false);
});

it('what is no origin is no setting', async () => {
  const refused = await admin.patch('/api/settings', {
    embed_origins: ["https://a.example; script-src 'self'"],
  });
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['embed_origins.0']]);
});
