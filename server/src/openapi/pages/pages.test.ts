import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventTypes } from '@shiptime/domain/integrations/event-types';
import { languages } from '@shiptime/domain/shared/text';
import { startTestApp, type TestApp } from '#test/harness.ts';
import { listErrorTypes } from '#http/refusal-statuses.ts';
import type { OpenApiDocument } from '../openapi-types.ts';
import { guideNames, guideText } from './guides.ts';
import { html } from './html.ts';
import { listDocumentedResources } from './resource-page.ts';

let open: TestApp;
let closed: TestApp;
beforeAll(async () => {
  [open, closed] = await Promise.all([
    startTestApp(),
    startTestApp({ operations: { metrics: 'closed', docs: false } }),
  ]);
});
afterAll(() => Promise.all([open.close(), closed.close()]));

const documented = ['/docs', '/docs/', '/docs/errors', '/docs/resources', '/docs/resources/funding-sources'];

it.each(documented)('%s is a page without scripts, held to the policy of all pages', async (url) => {
  const { statusCode, headers, body } = await open.visitor.get(url);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toContain('text/html');
  expect(body).not.toContain('<script');
  const nonce = /<style nonce="([^"]{24})"/.exec(body)?.[1];
  expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
  expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
});

it.each(documented)('%s is not there where the interface is described to nobody', async (url) => {
  expect((await closed.visitor.get(url)).statusCode).toBe(404);
});

it('the portal says which of the two it is', async () => {
  const told = async ({ visitor }: TestApp) => (await visitor.get('/api/portal')).json().data.api_docs;
  expect([await told(open), await told(closed)]).toEqual([true, false]);
});

it.each(['/docs/a/b', '/docs/none', '/docs/resources/none', '/docs/resources/a/b', '/docs/constructor'])(
  '%s is no page',
  async (url) => expect((await open.visitor.get(url)).statusCode).toBe(404),
);

it.each([
  ['/docs/lists', '/docs/copy-a-year?lang=en'],
  ['/docs/changes?lang=fr', '/docs/promises?lang=fr#this-version'],
])('%s of earlier versions leads to %s', async (url, place) => {
  const { statusCode, headers } = await open.visitor.get(url);
  expect([statusCode, headers.location]).toEqual([301, place]);
});

it('text is escaped, markup made by the pages is not', () => {
  expect(html`<b>${'<i>&"'}</b>${[1, html`<u></u>`, false]}`.text).toBe(
    '<b>&lt;i&gt;&amp;&quot;</b>1<u></u>',
  );
});

it('samples are written for this portal, with accounts only of a demonstration', async () => {
  const { body } = await open.visitor.get('/docs');
  expect(body).toContain('ADDRESS=http://localhost');
  expect(body).toContain('you@example.org');
  expect(body).not.toContain('{{');
});

const placesIn = (text: string) => text.match(/\{#[\w-]+\}/g) ?? [];
const rowsIn = (text: string) =>
  new Map(
    [...text.matchAll(/^\| `([\w.]+)` +\| (.*) \|$/gm)].map(([, name, cells]) => [
      name,
      cells!.split(' | ').map((cell) => cell.trim()),
    ]),
  );

it.each(guideNames)('the guide %s has the same places and samples in both languages', (guide) => {
  const [en, fr] = languages.map((language) => guideText(language, guide));
  expect(placesIn(fr!)).toEqual(placesIn(en!));
  const samplesIn = (text: string) => text.match(/^```[^]*?^```/gm);
  expect(samplesIn(fr!)).toEqual(samplesIn(en!));
});

describe.each(languages)('the pages, in %s', (language) => {
  it('list every operation, and show it with its method, path and parameters', async () => {
    const document = (await open.visitor.get(`/openapi.json?lang=${language}`)).json<OpenApiDocument>();
    const index = (await open.visitor.get(`/docs/resources?lang=${language}`)).body;
    const pages = new Map<string, string>();
    for (const { slug } of listDocumentedResources(document))
      pages.set(slug, (await open.visitor.get(`/docs/resources/${slug}?lang=${language}`)).body);
    for (const [path, item] of Object.entries(document.paths))
      for (const [method, operation] of Object.entries(item)) {
        const call = `<code>${method.toUpperCase()} ${path}</code>`;
        const page = pages.get(operation['x-resource']!)!;
        expect(index).toContain(`#${operation.operationId}"`);
        expect(page).toContain(`id="${operation.operationId}"`);
        expect(page.includes(call) && index.includes(call)).toBe(true);
        for (const { name } of operation.parameters ?? []) expect(page).toContain(`<code>${name}</code>`);
      }
  });

  it('lead nowhere but to pages and places that there are', async () => {
    const seen = new Map<string, string>();
    const queue = [`/docs?lang=${language}`];
    const broken: string[] = [];
    for (let url = queue.pop(); url !== undefined; url = queue.pop()) {
      if (seen.has(url)) continue;
      const { statusCode, body } = await open.visitor.get(url);
      seen.set(url, body);
      if (statusCode !== 200) broken.push(url);
      for (const [, address = ''] of body.matchAll(/href="(\/docs[^"#]*)/g))
        if (address.includes(`lang=${language}`)) queue.push(address);
    }
    for (const [url, body] of seen)
      for (const [, address = '', place = ''] of body.matchAll(/href="(\/docs[^"#]*)?#([^"]+)"/g))
        if (!seen.get(address === '' ? url : address)?.includes(`id="${place}"`))
          broken.push(`${url}: ${address}#${place}`);
    expect(broken).toEqual([]);
    expect(seen.size).toBeGreaterThan(guideNames.length + 50);
  });

  it('say of every type of error that leaves the portal what it means and what to do, and of no other', () => {
    const rows = rowsIn(guideText(language, 'errors'));
    expect([...rows].map(([type, [statuses]]) => [type, statuses]).toSorted()).toEqual(
      listErrorTypes()
        .map(({ type, statuses }) => [type, statuses.join(', ')])
        .toSorted(),
    );
    for (const [type, [, ...words]] of rows)
      expect([type, ...words]).toEqual([
        type,
        expect.stringMatching(/\p{L}{2}/u),
        expect.stringMatching(/\p{L}{2}/u),
      ]);
  });

  it('say of every type of event when it is told', () => {
    const rows = rowsIn(guideText(language, 'copy-a-year'));
    expect([...rows.keys()].toSorted()).toEqual([...eventTypes].toSorted());
  });
});
