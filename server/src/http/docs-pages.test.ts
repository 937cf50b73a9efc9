import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/harness.ts';

const directory = mkdtempSync(path.join(os.tmpdir(), 'shiptime-docs-'));
const page = readFileSync(path.resolve(import.meta.dirname, '../../../web/index.html'), 'utf8');
let open: TestApp;
let closed: TestApp;

beforeAll(async () => {
  mkdirSync(path.join(directory, 'assets'));
  writeFileSync(path.join(directory, 'index.html'), page);
  const pages = { webDirectory: directory };
  [open, closed] = await Promise.all([
    startTestApp(pages),
    startTestApp({ ...pages, operations: { metrics: 'closed', docs: false } }),
  ]);
});
afterAll(async () => {
  await Promise.all([open.close(), closed.close()]);
  rmSync(directory, { recursive: true });
});

const documented = ['/docs', '/docs/', '/docs/errors', '/docs/resources', '/docs/resources/funding-sources'];

it.each(documented)('%s is a page of the portal, as any other, for everybody', async (url) => {
  const answer = await open.visitor.get(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toContain('text/html');
  expect(answer.body).toContain('<div id="root">');
  const { headers } = await open.visitor.get('/');
  const policyOf = (text: unknown) => String(text).replace(/'nonce-[^']+'/, '');
  expect(policyOf(answer.headers['content-security-policy'])).toBe(
    policyOf(headers['content-security-policy']),
  );
});

it.each(documented)('%s is not there where the interface is described to nobody', async (url) => {
  expect((await closed.visitor.get(url)).statusCode).toBe(404);
});

it('the portal says which of the two it is', async () => {
  const told = async ({ visitor }: TestApp) => (await visitor.get('/api/portal')).json().data.api_docs;
  expect([await told(open), await told(closed)]).toEqual([true, false]);
});

it.each(['/docs/a/b', '/docs/resources/a/b', '/docs/Errors.html', '/docs/json', '/docs/static/index.html'])(
  '%s is no page',
  async (url) => {
    const { statusCode } = await open.visitor.get(url);
    // What looks like a chapter says by itself that there is none.
    expect(statusCode).toBe(url === '/docs/json' ? 200 : 404);
  },
);
