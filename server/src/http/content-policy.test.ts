import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/harness.ts';

const directory = mkdtempSync(path.join(os.tmpdir(), 'shiptime-pages-'));
const page = readFileSync(path.resolve(import.meta.dirname, '../../../web/index.html'), 'utf8');
let portal: TestApp;

beforeAll(async () => {
  mkdirSync(path.join(directory, 'assets'));
  writeFileSync(path.join(directory, 'index.html'), page);
  writeFileSync(path.join(directory, 'assets/a-1.js'), 'export {};');
  writeFileSync(path.join(directory, 'kept.txt'), 'kept to itself');
  portal = await startTestApp({ webDirectory: directory });
});
afterAll(async () => {
  await portal.close();
  rmSync(directory, { recursive: true });
});

const rulesOf = async (url: string): Promise<Map<string, string>> => {
  const { headers } = await portal.visitor.get(url);
  const rules = String(headers['content-security-policy']).split(';');
  return new Map(
    rules.map((rule) => rule.trim().split(' ')).map(([name, ...values]) => [name!, values.join(' ')]),
  );
};

it.each(['/', '/request/1', '/mailbox', '/nowhere', '/docs', '/docs/resources'])(
  '%s runs nothing and styles nothing that stands in it, and text is never taken for code',
  async (url) => {
    const rules = await rulesOf(url);
    expect([...rules.values()].join(' ')).not.toMatch(/unsafe|https?:|\*|blob:/);
    expect(rules.get('script-src')).toBe("'self'");
    expect(rules.get('require-trusted-types-for')).toBe("'script'");
    for (const name of ['base-uri', 'frame-ancestors', 'object-src']) expect(rules.get(name)).toBe("'none'");
  },
);

it.each(['/healthz', '/api/vessels', '/api/none', '/openapi.json'])(
  '%s is data: it loads, runs and styles nothing at all, and stands in no frame',
  async (url) => {
    const rules = await rulesOf(url);
    expect(new Set(rules.values())).toEqual(new Set(["'none'"]));
    expect([...rules.keys()].toSorted()).toEqual([
      'base-uri',
      'default-src',
      'form-action',
      'frame-ancestors',
    ]);
  },
);

it('a file of the pages says of itself what a worker may load, and little else', async () => {
  const { headers, statusCode } = await portal.visitor.get('/assets/a-1.js');
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'self';frame-ancestors 'none';require-trusted-types-for 'script'",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
  expect(headers['content-language']).toBeUndefined();
  expect(headers['vary'] ?? '').not.toMatch(/language/i);
  expect(JSON.stringify(headers).length).toBeLessThan(700);
});

it('what only a page can be told is told with pages alone', async () => {
  const ofPages = ['cross-origin-opener-policy', 'origin-agent-cluster', 'permissions-policy'];
  const page = await portal.visitor.get('/');
  const answer = await portal.visitor.get('/api/vessels');
  for (const name of ofPages) {
    expect(page.headers[name]).toBeTruthy();
    expect(answer.headers[name]).toBeUndefined();
  }
  for (const each of [page, answer]) expect(each.headers['x-frame-options']).toBe('DENY');
});

it.each([
  '/kept.txt',
  '/assets/',
  '/assets/..%2fkept.txt',
  '/assets/%2e%2e/kept.txt',
  '/.git/config',
  '/index.html/../kept.txt',
  '/server/dist/main.js',
])('%s is no file that is sent', async (url) => {
  const answer = await portal.visitor.get(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.body).not.toContain('kept to itself');
});

it('no other site frames a page, and no page asks for a camera or the like', async () => {
  const { headers } = await portal.visitor.get('/');
  expect(headers['x-frame-options']).toBe('DENY');
  for (const name of ['camera', 'geolocation', 'microphone', 'payment', 'usb'])
    expect(headers['permissions-policy']).toContain(`${name}=()`);
});

it('the one style element that a page may add has a nonce, a new one each time', async () => {
  const seen = await Promise.all(
    ['/', '/'].map(async (url) => {
      const { body, headers } = await portal.visitor.get(url);
      const nonce = /<meta property="csp-nonce" nonce="([^"]{24})"/.exec(body)?.[1];
      expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
      return nonce;
    }),
  );
  expect(new Set(seen).size).toBe(2);
});
