import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import sqlite from 'node-sqlite3-wasm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anApplication } from '../../server/test/factories/applications.ts';
import { aUser } from '../../server/test/factories/people.ts';
import { aMission, aPlan, portId, theFiscalYear } from '../../server/test/factories/plans.ts';
import { openSession } from '../../server/test/harness.ts';
import { submitApplication } from '../examples/submit-an-application.ts';
import { type RunningPortal, startRunningPortal, uniqueTitle } from './portal.ts';

const examples = path.join(import.meta.dirname, '../examples');
const folder = mkdtempSync(path.join(os.tmpdir(), 'shiptime-client-'));
const rows = 250;
let portal: RunningPortal;
beforeAll(async () => {
  portal = await startRunningPortal();
});
afterAll(async () => {
  await portal.close();
  rmSync(folder, { recursive: true });
});

const inBetween = async (look: (url: string) => boolean) => {
  const { port } = new URL(portal.address);
  const asked: string[] = [];
  const server = createServer((incoming, outgoing) => {
    const { url = '', method, headers } = incoming;
    asked.push(decodeURIComponent(url));
    if (!look(url)) return;
    incoming.pipe(
      request({ host: '127.0.0.1', port, path: url, method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(outgoing);
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    asked,
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.closeAllConnections(),
  };
};

const copying = (address: string, token: string, year: string, file: string) =>
  spawn(process.execPath, ['--import', 'tsx', path.join(examples, 'nightly-copy.ts'), year, file], {
    env: { PATH: process.env['PATH'], SHIPTIME_ADDRESS: address, SHIPTIME_TOKEN: token },
    stdio: ['ignore', 'pipe', 'inherit'],
  });

const copiedIn = (file: string) => {
  const db = new sqlite.Database(file);
  const found = db.all('select id, project_title, proponent from applications order by id');
  const types = db.all('select type from events order by id').map((row) => row['type']);
  db.close();
  return { found, types };
};

const someDrafts = async (owner: number, year: number): Promise<number[]> =>
  (
    await portal.db
      .insertInto('ship_time_requests')
      .values(
        Array.from({ length: rows }, () => ({
          user_id: owner,
          fiscal_year_id: year,
          project_title: uniqueTitle(),
        })),
      )
      .returning('id')
      .execute()
  ).map(({ id }) => id);

it('the copy of a year goes on where it was killed, and then takes only what is new', async () => {
  const owner = await aUser(portal.db, 'proponent', { first_name: 'Ada', last_name: 'Roy' });
  const client = await portal.clientOf(owner);
  const { open_fiscal_year: year } = (await client.get('/api/portal', {})).data;
  const ids = await someDrafts(owner, year!.id);
  const token = await openSession(portal.db, owner);
  const file = path.join(folder, 'year.sqlite');
  const isPage = (url: string) => url.startsWith('/api/ship_time_requests');

  let pages = 0;
  const first = await inBetween((url) => !isPage(url) || (pages += 1) < 3 || !victim.kill('SIGKILL'));
  const victim = copying(first.address, token, year!.name, file);
  const [, signal] = await once(victim, 'exit');
  first.close();
  expect(signal).toBe('SIGKILL');
  expect(copiedIn(file).found).toHaveLength(200);

  const run = async () => {
    const between = await inBetween(() => true);
    const program = copying(between.address, token, year!.name, file);
    let said = '';
    program.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const [code] = await once(program, 'exit');
    between.close();
    return { code, said, pages: between.asked.filter(isPage) };
  };
  const second = await run();
  expect(second).toMatchObject({ code: 0, said: `${year!.name}: 50 applications and 0 events written\n` });
  expect(second.pages.filter((url) => !url.includes('primary_proponent_id'))).toHaveLength(1);
  const { found } = copiedIn(file);
  expect(found.map((row) => row['id'])).toEqual(ids);
  expect(found[0]).toMatchObject({ proponent: 'Ada Roy' });

  await client.patch('/api/ship_time_requests/{id}', {
    path: { id: ids[3]! },
    body: { project_title: 'Anew' },
  });
  await portal.db
    .updateTable('ship_time_requests')
    .set({ updated_at: new Date(Date.now() - 3_600_000).toISOString() })
    .where('id', 'in', ids.slice(10))
    .execute();
  const third = await run();
  expect(third.pages.join()).toContain('filter[updated_at][gte]=');
  expect(copiedIn(file).found[3]).toMatchObject({ project_title: 'Anew' });

  await client.patch('/api/users/{id}', { path: { id: owner }, body: { last_name: 'Roy-Hall' } });
  await client.delete('/api/ship_time_requests/{id}', { path: { id: ids[5]! } });
  await run();
  const last = copiedIn(file).found;
  expect(last).toHaveLength(249);
  expect(last[0]).toMatchObject({ proponent: 'Ada Roy-Hall' });
});

it('an application is created and filled in, and codes say what is missing', async () => {
  const client = await portal.clientOf(await aUser(portal.db, 'proponent'));
  const { open_fiscal_year: year } = (await client.get('/api/portal', {})).data;
  const outcome = await submitApplication(client, year!.id, 'Moorings');
  expect(outcome).toMatchObject({
    missing: expect.arrayContaining([expect.objectContaining({ field: 'agency_id', code: 'required' })]),
  });
});

const requirePython = (): void => {
  if (spawnSync('python3', ['--version']).status === 0) return;
  throw new Error(
    'the Python examples of client/examples are run with python3, which is not here: install Python 3.9 or newer.',
  );
};

const publishSchedule = async (): Promise<void> => {
  const admin = await portal.clientOf(await aUser(portal.db, 'administrator'));
  await admin.patch('/api/settings', { body: { open_schedule: true } });
  const plan = await aPlan(portal.db, {
    fiscal_year_id: await theFiscalYear(portal.db, 2063),
    review_level: 'executive',
  });
  await aMission(portal.db, plan.id, {
    title: 'Moorings <&>',
    start_date: '2063-05-01',
    approved_berths: 0,
    mobilization_port_id: await portId(portal.db, 'halifax'),
    demobilization_port_id: await portId(portal.db, 'sydney'),
  });
  await admin.post('/api/vessel_plans/{id}/set_final', { path: { id: plan.id } });
};

it('the dashboard is made of the open schedule, in both languages', async () => {
  requirePython();
  await publishSchedule();
  const page = async (language: string) => {
    const file = path.join(folder, `${language}.html`);
    const program = path.join(examples, 'open_dashboard.py');
    const { stdout } = await promisify(execFile)('python3', ['-B', program, portal.address, file, language]);
    expect(stdout).toContain('2063-2064, version 1: 1 ships');
    return readFileSync(file, 'utf8');
  };
  const english = await page('en');
  expect(english).toContain('<html lang="en">');
  expect(english).toContain('Moorings &lt;&amp;&gt;');
  expect(english).toContain('Halifax → Sydney');
  expect(english).toMatch(/<rect class="roomy"[^>]*>/);
  expect(await page('fr')).toContain('Couchettes libres');
});

it('the year at once is copied with Python, row for row', async () => {
  requirePython();
  const reader = await aUser(portal.db, 'observer');
  const { open_fiscal_year: year } = (await (await portal.clientOf(reader)).get('/api/portal', {})).data;
  await anApplication(portal.db).forYear(year!.id).submitted().create();
  const file = path.join(folder, 'at-once.sqlite');
  const program = path.join(examples, 'copy_of_a_year.py');
  const { stdout } = await promisify(execFile)('python3', ['-B', program, portal.address, year!.name, file], {
    env: { ...process.env, SHIPTIME_TOKEN: await openSession(portal.db, reader) },
  });
  const db = new sqlite.Database(file);
  const [{ rows }] = db.all('select count(*) as rows from rows') as [{ rows: number }];
  const kept = db.all("select data from rows where resource = 'ship_time_requests'");
  db.close();
  expect(stdout).toBe(`${year!.name}: ${rows} rows; not open to this token: nothing\n`);
  expect(kept.length).toBeGreaterThan(0);
  expect(JSON.parse(String(kept[0]!['data']))).toMatchObject({
    fiscal_year_id: year!.id,
    stations: expect.any(Array),
  });
});

const isRMissing = spawnSync('Rscript', ['--version']).status !== 0;

it('the days of each ship and month are counted with R', async ({ skip }) => {
  const why =
    'client/examples/days_by_ship.R is run with Rscript, which is not here: install R 4.1 or newer.';
  if (isRMissing) process.stderr.write(`Skipped: ${why}\n`);
  skip(isRMissing, why);
  const published = (await portal.clientOf(await aUser(portal.db, 'observer'))).get(
    '/api/open/schedules',
    {},
  );
  if ((await published).data.length === 0) await publishSchedule();
  const [table, chart] = [path.join(folder, 'days.csv'), path.join(folder, 'days.pdf')];
  const program = path.join(examples, 'days_by_ship.R');
  const { stdout, stderr } = await promisify(execFile)('Rscript', [program, portal.address, table, chart], {
    env: { ...process.env, SHIPTIME_TOKEN: '' },
  });
  expect(stderr).toBe('');
  const [, voyages, days] = /: (\d+) voyages, (\d+) days\n$/.exec(stdout)!;
  expect(Number(voyages)).toBeGreaterThan(0);
  const counted = readFileSync(table, 'utf8').trim().split('\n').slice(1);
  expect(counted.reduce((sum, line) => sum + Number(line.split(',').at(-1)), 0)).toBe(Number(days));
  expect(readFileSync(chart).subarray(0, 5).toString()).toBe('%PDF-');
});
