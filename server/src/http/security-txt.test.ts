import { afterAll, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { startTestApp, type TestApp } from '#test/harness.ts';

const portals: TestApp[] = [];
afterAll(async () => {
  for (const portal of portals) await portal.close();
});

const told = async (environment: Record<string, string>) => {
  const { securityContact, publicUrl } = readConfig({ DEMO: '0', ...environment });
  const portal = await startTestApp({ publicUrl, ...(securityContact ? { securityContact } : {}) });
  portals.push(portal);
  return portal.visitor.get('/.well-known/security.txt');
};

it('whoever finds a weakness reads in security.txt whom to tell', async () => {
  const answer = await told({
    SECURITY_CONTACT: 'mailto:security@example.gc.ca',
    PUBLIC_URL: 'https://ships.example.gc.ca',
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  const fields = new Map(
    answer.body
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/) as [string, string]),
  );
  expect(fields.get('Contact')).toBe('mailto:security@example.gc.ca');
  expect(fields.get('Canonical')).toBe('https://ships.example.gc.ca/.well-known/security.txt');
  expect(fields.get('Preferred-Languages')).toBe('en, fr');
  const days = (Date.parse(fields.get('Expires')!) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

it('without a contact there is no security.txt', async () => {
  expect((await told({})).statusCode).toBe(404);
});

it.each([
  'somebody',
  'security@example.gc.ca',
  'http://example.gc.ca/security',
  'mailto:',
  'mailto:a\nb@c.ca',
])('SECURITY_CONTACT=%j is refused', (contact) => {
  expect(() => readConfig({ SECURITY_CONTACT: contact })).toThrow(/SECURITY_CONTACT must be/);
});
