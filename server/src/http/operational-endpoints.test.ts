import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { startTestApp, type TestApp } from '#test/harness.ts';

const token = 'only-the-collector-knows';
const portals: TestApp[] = [];
const withSettings = async (environment: Record<string, string>) => {
  const { operations } = readConfig(environment);
  const portal = await startTestApp({
    operations,
    limits: { perUser: 9, perAddress: 9, perLogin: 5, perAccount: 1_000_000 },
  });
  portals.push(portal);
  return portal.visitor;
};
afterAll(async () => {
  for (const portal of portals) await portal.close();
});
const places = ['/metrics', '/openapi.json', '/%6detrics', '/metrics/'];
const statuses = async (environment: Record<string, string>) => {
  const visitor = await withSettings(environment);
  const found: number[] = [];
  for (const place of places) found.push((await visitor.get(place)).statusCode);
  return found;
};

describe('measures and the description of the API', () => {
  it('are open in a demonstration', async () => {
    expect(await statuses({ DEMO: '1' })).toEqual(places.map(() => 200));
  });

  it('are not there otherwise, and being refused counts', async () => {
    const visitor = await withSettings({ DEMO: '0' });
    const answers = [];
    for (let count = 0; count < 10; count += 1) answers.push((await visitor.get('/metrics')).statusCode);
    expect(answers).toEqual([...Array<number>(9).fill(404), 429]);
    expect(await statuses({ DEMO: '0' })).toEqual(places.map(() => 404));
  });

  it('are there by settings: with a token, and for everybody', async () => {
    const visitor = await withSettings({ DEMO: '0', METRICS_TOKEN: token, API_DOCS: '1' });
    expect((await visitor.get('/openapi.json')).statusCode).toBe(200);
    expect((await visitor.get('/metrics')).statusCode).toBe(404);
    expect((await visitor.get('/metrics', { authorization: 'Bearer something-else' })).statusCode).toBe(404);
    const seen = await visitor.get('/metrics', { authorization: `Bearer ${token}` });
    expect(seen.body).toContain('http_request_duration_seconds');
  });
});
