import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp } from '#test/harness.ts';

let portal: TestApp;
let administrator: number;
let operations: { method: Method; path: string }[];

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Method = (typeof methods)[number];
const endless = new Set(['/api/live']);

beforeAll(async () => {
  portal = await startTestApp();
  administrator = await aUser(portal.db, 'administrator');
  const { paths = {} } = portal.app.swagger() as { paths?: Record<string, Record<string, unknown>> };
  operations = Object.entries(paths)
    .filter(([path]) => !endless.has(path))
    .flatMap(([path, item]) =>
      methods.filter((method) => method.toLowerCase() in item).map((method) => ({ method, path })),
    );
});
afterAll(() => portal.close());

const isFile = (type: unknown) => !String(type).startsWith('application/json');

const everything = () => true;

const sweep = async (
  fill: string,
  payload?: unknown,
  {
    signedIn = true,
    only = everything,
  }: { signedIn?: boolean; only?: (path: string, method: Method) => boolean } = {},
) => {
  const found: { call: string; status: number; body: string; type: unknown }[] = [];
  for (const { method, path } of operations.filter((operation) => only(operation.path, operation.method))) {
    const client = signedIn ? await portal.as(administrator) : portal.visitor;
    const body = method === 'GET' || payload === undefined ? undefined : JSON.stringify(payload);
    const answer = await client.request(
      method,
      path.replaceAll(/\{\w+\}/g, fill),
      body,
      body === undefined ? {} : { 'content-type': 'application/json' },
    );
    const { statusCode: status, headers } = answer;
    found.push({ call: `${method} ${path}`, status, body: answer.body, type: headers['content-type'] });
  }
  return found;
};

const takesId = (path: string) => path.includes('{') && !path.includes('{token}');

describe('every route', () => {
  it('is described', () => {
    expect(operations.length).toBeGreaterThan(100);
  });

  it('answers visitors with what is public or with 401, in JSON', async () => {
    const answers = await sweep('1', {}, { signedIn: false });
    const wrong = answers.filter(({ status, type }) => status >= 500 || (status >= 400 && isFile(type)));
    expect(wrong).toEqual([]);
    const open = answers.filter(({ status, call }) => status < 400 && !call.startsWith('GET'));
    expect(open.map(({ call }) => call)).toEqual([]);
  });

  it.each(['abc', '999999', '99999999999999999999', '1.5'])('knows nothing by the id %s', async (id) => {
    const unknown = [403, 404, 422];
    const wrong = (await sweep(id, {}, { only: takesId })).filter(({ status }) => !unknown.includes(status));
    expect(wrong.map(({ call, status }) => `${status} ${call}`)).toEqual([]);
  });

  it.each([
    ['a list', []],
    ['a text', 'text'],
    ['nothing', null],
    ['a version that is none', { lock_version: {} }],
    ['an abyss', deep(60)],
  ])('takes %s for a body without failing', async (_name, payload) => {
    const writes = (_path: string, method: Method) => method !== 'GET' && method !== 'DELETE';
    const wrong = (await sweep('999999', payload, { only: writes })).filter(({ status }) => status >= 500);
    expect(wrong).toEqual([]);
  });

  it('refuses unknown keys in queries and garbage in them without failing', async () => {
    const lists = (path: string, method: Method) => method === 'GET' && !path.includes('{');
    const queries = [
      'page=x&limit=y',
      'filter[x]=1',
      'sort=x',
      'include=x',
      'filter[id]=%00',
      'filter[q]=%00',
      'fields[x]=y&append=',
    ];
    const reads = operations.filter(({ path, method }) => lists(path, method));
    const client = await portal.as(administrator);
    for (const { path } of reads) {
      for (const query of queries) {
        if (path === '/api/auth/logout') continue;
        const answer = await client.get(`${path}?${query}`);
        expect(`${path}?${query} ${answer.statusCode}`).toMatch(/ [234]\d\d$/);
      }
    }
  }, 120_000);
});

function deep(levels: number): unknown {
  return levels === 0 ? 'x' : { data: deep(levels - 1), id: [deep(0)] };
}
