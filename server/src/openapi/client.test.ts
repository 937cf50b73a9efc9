import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anApplication } from '#test/factories/applications.ts';
import { aUser } from '#test/factories/people.ts';
import { openSession, startTestApp, type TestApp } from '#test/harness.ts';

const root = path.join(import.meta.dirname, '../../..');
const compiler = path.join(root, 'node_modules/typescript-native/bin/tsc');
/** By a path that the server’s own types do not follow: the client’s types are made here. */
const load = (file: string) => import(/* @vite-ignore */ path.join(root, 'client', file));

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  const { writeTypes } = await load('generate.mjs');
  await writeTypes((await test.visitor.get('/openapi.json?lang=en')).json());
});
afterAll(() => test.close());

type Sent = { method?: string; headers?: Record<string, string>; body?: string };

/** The network, straight into the app. */
const network =
  (refusals: Response[] = []) =>
  async (url: string, { method = 'GET', headers = {}, body }: Sent = {}): Promise<Response> => {
    const refusal = refusals.shift();
    if (refusal) return refusal;
    const answer = await test.app.inject({
      method: method as 'GET',
      url: url.replace('http://portal', ''),
      headers,
      ...(body !== undefined && { payload: body }),
    });
    return new Response(answer.statusCode === 204 ? null : answer.body, {
      status: answer.statusCode,
      headers: { 'content-type': 'application/json' },
    });
  };

const clientFor = async (userId: number, refusals: Response[] = []) => {
  const { ShiptimeClient } = await load('src/client.ts');
  const waits: number[] = [];
  const client = new ShiptimeClient({
    address: 'http://portal',
    token: await openSession(test.db, userId),
    fetch: network(refusals),
    wait: async (milliseconds: number) => void waits.push(milliseconds),
  });
  return { client, waits };
};

describe('the client made from the description of the interface', () => {
  it('compiles under strict, with the programs that people would write', () => {
    const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', path.join(root, 'client')], {
      encoding: 'utf8',
    });
    expect(stdout).toBe('');
    expect(status).toBe(0);
  });

  it('reads every application of a year, and waits where it is asked to', async () => {
    const observer = await aUser(test.db, 'observer');
    const id = await anApplication(test.db).submitted().create();
    const { name } = await test.db
      .selectFrom('ship_time_requests as r')
      .innerJoin('fiscal_years as y', 'y.id', 'r.fiscal_year_id')
      .select('y.name')
      .where('r.id', '=', id)
      .executeTakeFirstOrThrow();
    const busy = new Response('{}', { status: 503, headers: { 'retry-after': '2' } });
    const { client, waits } = await clientFor(observer, [busy]);
    const { applicationsOfYear } = await load('examples/applications-of-a-year.ts');
    const lines = await applicationsOfYear(client, name);
    expect(lines).toContainEqual(expect.objectContaining({ id, status_id: 2 }));
    expect(waits).toEqual([2000]);
  });

  it('creates an application, and says by codes what is missing', async () => {
    const proponent = await aUser(test.db, 'proponent');
    const { id } = await test.db
      .selectFrom('fiscal_years')
      .select('id')
      .where('active', '=', true)
      .where('deadline_at', '>', new Date().toISOString())
      .executeTakeFirstOrThrow();
    const { client } = await clientFor(proponent);
    const { submitApplication } = await load('examples/submit-an-application.ts');
    const outcome = await submitApplication(client, id, 'Moorings');
    expect(outcome.missing).toContainEqual(expect.objectContaining({ field: 'agency_id', code: 'required' }));
  });
});
