import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/harness.ts';

let plain: TestApp;
let secured: TestApp;
beforeAll(async () => {
  plain = await startTestApp();
  secured = await startTestApp({ publicUrl: 'https://ships.example.gc.ca' });
});
afterAll(async () => {
  await plain.close();
  await secured.close();
});

const places = ['/healthz', '/api/vessels', '/api/portal', '/nowhere', '/api/nowhere'];

describe('the headers of every answer', () => {
  it('tell browsers to come by TLS only, for a year and with all names below, where the portal is reached so', async () => {
    for (const place of places) {
      const { headers } = await secured.visitor.get(place);
      expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
      expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
      expect((await plain.visitor.get(place)).headers['strict-transport-security']).toBeUndefined();
    }
  });

  it('let no browser guess a type, name no referrer, and open nothing to other sites', async () => {
    for (const place of places) {
      const { headers } = await plain.visitor.get(place, { origin: 'https://elsewhere.example' });
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(headers['content-type']).toMatch(/; charset=utf-8$/);
      expect(headers['set-cookie']).toBeUndefined();
      expect(headers['x-powered-by']).toBeUndefined();
    }
  });

  it('are not of a portal that answers TRACE', async () => {
    const answer = await plain.app.inject({ method: 'TRACE' as 'GET', url: '/api/vessels' });
    expect([404, 405]).toContain(answer.statusCode);
  });
});
