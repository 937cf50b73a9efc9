import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aUser } from '../../server/test/factories/people.ts';
import { isProblem, ShiptimeClient, ShiptimeError, ShiptimeUnreachable } from '../src/client.ts';
import { fakeNetwork, type RunningPortal, startRunningPortal, uniqueTitle } from './portal.ts';

let portal: RunningPortal;
let owner: number;
let year: number;
beforeAll(async () => {
  portal = await startRunningPortal();
  owner = await aUser(portal.db, 'proponent');
  const { data } = await (await portal.clientOf(owner)).get('/api/portal', {});
  year = data.open_fiscal_year!.id;
});
afterAll(() => portal.close());

const create = async (client: ShiptimeClient, project_title = uniqueTitle()) =>
  (await client.post('/api/ship_time_requests', { body: { fiscal_year_id: year, project_title } })).data;
const titled = (project_title: string) =>
  portal.db
    .selectFrom('ship_time_requests')
    .select('id')
    .where('project_title', '=', project_title)
    .execute();
const busy = (status: number, retryAfter: string) =>
  new Response(JSON.stringify({ message: 'Busy', type: 'unavailable' }), {
    status,
    headers: { 'retry-after': retryAfter },
  });
const refusalOf = async (call: Promise<unknown>): Promise<ShiptimeError> => {
  const error = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (error instanceof ShiptimeError) return error;
  throw new Error('it was not refused');
};

describe('lists', () => {
  it('are gone through page by page and row by row, as far as somebody asks', async () => {
    const client = await portal.clientOf(await aUser(portal.db, 'proponent'));
    const ids: number[] = [];
    for (let number = 0; number < 5; number += 1) ids.push((await create(client)).id);
    const found: number[] = [];
    const query = { sort: ['id' as const], limit: 2 };
    for await (const { id } of client.every('/api/ship_time_requests', { query })) found.push(id);
    expect(found).toEqual(ids);
    const pages: number[] = [];
    for await (const { data, meta } of client.pages('/api/ship_time_requests', { query: { limit: 2 } })) {
      pages.push(data.length);
      expect(meta?.total).toBe(5);
    }
    expect(pages).toEqual([2, 2, 1]);
    const { keys, options } = fakeNetwork();
    const slow = await portal.clientOf(owner, options);
    for await (const { id } of slow.every('/api/ports', { query: { limit: 1 } })) if (id) break;
    expect(keys).toHaveLength(1);
  });

  it('without pages are one page', async () => {
    const names: string[] = [];
    const client = await portal.clientOf(owner);
    for await (const { name } of client.every('/api/fiscal_years', {})) names.push(name);
    expect(names.length).toBeGreaterThan(1);
  });
});

describe('what is refused for the moment', () => {
  it('is asked again after as long as the portal says, in seconds or until a moment', async () => {
    const until = new Date(Date.now() + 20_000).toUTCString();
    const { waits, options } = fakeNetwork(busy(429, '7'), busy(503, until));
    const client = await portal.clientOf(owner, options);
    expect((await client.get('/api/auth/user', {})).id).toBe(owner);
    expect(waits[0]).toBe(7000);
    expect(waits[1]).toBeGreaterThan(15_000);
    expect(waits[1]).toBeLessThanOrEqual(20_000);
  });

  it('is asked again after longer and longer where nothing is said, and in the end is an error', async () => {
    const none = () => new Response('{}', { status: 503 });
    const { waits, options } = fakeNetwork(none(), none(), none());
    const client = await portal.clientOf(owner, { ...options, retries: 2 });
    expect((await refusalOf(client.get('/api/auth/user', {}))).status).toBe(503);
    expect(waits).toHaveLength(2);
    expect(waits[0]).toBeGreaterThanOrEqual(500);
    expect(waits[1]).toBeGreaterThanOrEqual(1000);
    expect(waits[1]).toBeLessThanOrEqual(1500);
  });

  it('is an error at once where the wait would be longer than one has', async () => {
    const { waits, options } = fakeNetwork(busy(429, '3600'));
    const refusal = await refusalOf((await portal.clientOf(owner, options)).get('/api/auth/user', {}));
    expect([refusal.retryAfter, waits]).toEqual([3600, []]);
  });
});

describe('when the network fails', () => {
  it('reading is done again', async () => {
    const { keys, options } = fakeNetwork('lost on the way', 'answer lost');
    const client = await portal.clientOf(owner, options);
    expect((await client.get('/api/auth/user', {})).id).toBe(owner);
    expect(keys).toEqual([null, null, null]);
  });

  it('what is cut in the middle of an answer is asked for again', async () => {
    let asked = 0;
    const server = createServer((_request, answer) => {
      asked += 1;
      const text = JSON.stringify({ data: 'whole' });
      answer.writeHead(200, { 'content-type': 'application/json', 'content-length': text.length });
      if (asked > 1) return answer.end(text);
      return answer.write(text.slice(0, 5), () => setTimeout(() => answer.destroy(), 20));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const client = new ShiptimeClient({ address: `http://127.0.0.1:${port}`, wait: async () => undefined });
    expect([await client.request('get', '/api/portal'), asked]).toEqual([{ data: 'whole' }, 2]);
    server.close();
  });

  it('a creation is sent again under its key, and made once', async () => {
    const { keys, options } = fakeNetwork(
      'answer lost',
      new Response('<h1>Bad gateway</h1>', { status: 502 }),
    );
    const name = uniqueTitle();
    const { id } = await create(await portal.clientOf(owner, options), name);
    expect(await titled(name)).toEqual([{ id }]);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    await create(await portal.clientOf(owner, options));
    expect(new Set(keys).size).toBe(2);
  });

  it('a deletion whose answer was lost is done', async () => {
    const { id } = await create(await portal.clientOf(owner));
    const path = { id };
    const { options } = fakeNetwork('answer lost');
    const client = await portal.clientOf(owner, options);
    expect(await client.delete('/api/ship_time_requests/{id}', { path })).toBeUndefined();
    expect((await refusalOf(client.delete('/api/ship_time_requests/{id}', { path }))).status).toBe(404);
  });

  it('a change of parts, or of a version, is not sent again: nobody knows whether it was made', async () => {
    const { id } = await create(await portal.clientOf(owner));
    const { keys, options } = fakeNetwork('answer lost', 'answer lost');
    const client = await portal.clientOf(owner, options);
    const path = { id };
    await expect(
      client.patch('/api/ship_time_requests/{id}', { path, body: { min_science_berths: 4 } }),
    ).rejects.toThrow(ShiptimeUnreachable);
    await expect(
      client.put('/api/ship_time_requests/{id}', { path, ifMatch: 2, body: { min_science_berths: 5 } }),
    ).rejects.toThrow(ShiptimeUnreachable);
    expect(keys).toHaveLength(2);
  });

  it('ends when the time is over, whatever is tidied up in memory meanwhile', async () => {
    setFlagsFromString('--expose-gc');
    const tidyUp = runInNewContext('gc') as () => void;
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const { signal } = new AbortController();
    const client = new ShiptimeClient({ address, retries: 0, timeout: 400 });
    const answer = client.get('/api/portal', { signal }).catch((error: unknown) => error);
    for (let times = 0; times < 10; times += 1) {
      tidyUp();
      await pause(20);
    }
    expect(await Promise.race([answer, pause(3000, 'still waiting')])).toBeInstanceOf(ShiptimeUnreachable);
    silent.close();
    silent.closeAllConnections();
  });

  it('asking ends when whoever asked no longer wants it', async () => {
    const { options } = fakeNetwork(busy(503, '50'));
    const { fetch: send } = options;
    const client = await portal.clientOf(owner, { fetch: send });
    const gone = AbortSignal.timeout(50);
    await expect(client.get('/api/auth/user', { signal: gone })).rejects.toMatchObject({
      name: 'TimeoutError',
    });
  });
});

describe('errors', () => {
  it('say by codes which fields are wrong, and by which number the portal knows the request', async () => {
    const client = await portal.clientOf(owner);
    const { id } = await create(client);
    const refusal = await refusalOf(client.post('/api/ship_time_requests/{id}/submit', { path: { id } }));
    expect(isProblem(refusal, 'incomplete')).toBe(true);
    expect(refusal.codesOf('agency_id')).toEqual(['required']);
    expect(refusal.requestId).toMatch(/\S{8,}/);
  });

  it('of whatever stands before the portal have no type', async () => {
    const { options } = fakeNetwork(new Response('<h1>Forbidden</h1>', { status: 403 }));
    const refusal = await refusalOf((await portal.clientOf(owner, options)).get('/api/auth/user', {}));
    expect([refusal.status, refusal.type, refusal.details]).toEqual([403, null, []]);
  });
});

describe('versions', () => {
  it('that are stale are refused with what is there now', async () => {
    const client = await portal.clientOf(owner);
    const before = await create(client);
    const path = { id: before.id };
    const change = (project_title: string) =>
      client.patch('/api/ship_time_requests/{id}', { path, ifMatch: before, body: { project_title } });
    await change('First');
    const refusal = await refusalOf(change('Second'));
    expect([refusal.status, refusal.type]).toEqual([412, 'stale']);
  });

  it('are read and written again until nobody has written meanwhile', async () => {
    const client = await portal.clientOf(owner);
    const path = { id: (await create(client)).id };
    const another = () =>
      client.patch('/api/ship_time_requests/{id}', { path, body: { min_science_berths: 1 } });
    const { options } = fakeNetwork('nothing', another);
    const seen: (number | null)[] = [];
    const after = await (
      await portal.clientOf(owner, options)
    ).change('/api/ship_time_requests/{id}', { path }, ({ min_science_berths }) => {
      seen.push(min_science_berths);
      return { min_science_berths: (min_science_berths ?? 0) + 10 };
    });
    expect([seen, after.min_science_berths]).toEqual([[null, 1], 11]);
    const unchanged = await client.change('/api/ship_time_requests/{id}', { path }, () => null);
    expect(unchanged.lock_version).toBe(after.lock_version);
  });
});

it('events are followed from a cursor to their end', async () => {
  const client = await portal.clientOf(await aUser(portal.db, 'administrator'));
  let cursor = '';
  for await (const page of client.events('latest')) ({ cursor } = page);
  await client.change('/api/fiscal_years/{id}', { path: { id: year } }, ({ deadline_at }) => ({
    deadline_at: new Date(Date.parse(deadline_at) + 3_600_000).toISOString(),
    reason: 'The holidays',
  }));
  const types: string[] = [];
  for await (const page of client.events(cursor)) types.push(...page.events.map(({ type }) => type));
  expect(types.toSorted()).toEqual(['fiscal_year.deadline_moved', 'reference.changed']);
  for await (const page of client.events(cursor, { types: ['plan.final'] })) expect(page.events).toEqual([]);
});

it('files come as they are', async () => {
  const client = (await portal.clientOf(owner)).as(undefined);
  const answer = await client.file('/api/stations/template.csv', {});
  expect(answer.headers.get('content-type')).toMatch(/^text\/csv/);
  expect(await answer.text()).toContain('latitude');
});
