import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anApplication } from '#test/factories/applications.ts';
import { closedYear, deadlineOf, openYear, setDeadline } from '#test/factories/fiscal-years.ts';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';

let test: TestApp;
let year: number;
let usual: string;
let client: TestClient;
let friend: TestClient;
let id: number;
const rows: Record<string, number> = {};

const at = (path = '', application = id) => `/api/ship_time_requests/${application}${path}`;
const station = { name: 'HL_1', type: 'CTD', latitude: 44.4, longitude: -63.4 };
const passed = new Date(Date.now() - 1000).toISOString();

beforeAll(async () => {
  test = await startTestApp();
  const [user, other] = [await aUser(test.db, 'proponent'), await aUser(test.db, 'co_proponent')];
  [client, friend] = [await test.as(user), await test.as(other)];
  year = await openYear(test.db);
  usual = await deadlineOf(test.db, year);
  id = await anApplication(test.db).by(user).with(other).forYear(year).complete().withStations(3).create();
  const add = async (part: string, body: object) => {
    rows[part] = (await client.post(at(`/${part}`), body)).json().data.id;
  };
  await add('stations', station);
  await add('funding_sources', { organization: 'Ocean Fund', amount: 5000, status: 'pending' });
  await add('collaborators', { organization: 'Laval' });
  await add('areas_of_consideration', { name: 'The Gully' });
});
afterAll(() => test.close());

const upload = (dry_run: boolean) => {
  const boundary = 'x-boundary';
  const part = (name: string, value: string, file = '') =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;
  const csv = 'name,type,latitude,longitude\nA,CTD,44,-63\n';
  const payload = `${part('dry_run', String(dry_run))}${part('file', csv, '; filename="s.csv"')}--${boundary}--\r\n`;
  return { payload, type: `multipart/form-data; boundary=${boundary}` };
};

type Call = readonly [name: string, call: (by: TestClient) => ReturnType<TestClient['get']>];
const importing = (dry_run: boolean) => (by: TestClient) => {
  const { payload, type } = upload(dry_run);
  return by.request('POST', at('/stations/import'), payload, { 'content-type': type });
};

const calls: readonly Call[] = [
  ['PATCH', (by) => by.patch(at(), { executive_summary: 'later' })],
  ['PUT', (by) => by.put(at(), { impact_statement: 'later' })],
  ['POST with _method=PATCH', (by) => by.post(at(), { _method: 'PATCH', mission_objectives: 'later' })],
  ['PATCH of what stays as it is', (by) => by.patch(at(), {})],
  ['POST stations', (by) => by.post(at('/stations'), station)],
  ['PUT stations/{station}', (by) => by.put(at(`/stations/${rows['stations']}`), { name: 'HL_9' })],
  ['DELETE stations/{station}', (by) => by.delete(at(`/stations/${rows['stations']}`))],
  ['PUT stations', (by) => by.put(at('/stations'), { stations: [station] })],
  ['POST stations/import, tried', importing(true)],
  ['POST stations/import', importing(false)],
  ...['funding_sources', 'collaborators', 'areas_of_consideration'].flatMap((part): Call[] => {
    const body = part === 'areas_of_consideration' ? { name: 'Sable' } : { organization: 'DFO' };
    return [
      [`POST ${part}`, (by) => by.post(at(`/${part}`), body)],
      [`PUT ${part}/{row}`, (by) => by.put(at(`/${part}/${rows[part]}`), body)],
      [`DELETE ${part}/{row}`, (by) => by.delete(at(`/${part}/${rows[part]}`))],
    ];
  }),
];

describe('a draft whose year has closed', () => {
  it.each(calls)('refuses %s, and says when it closed', async (_name, call) => {
    await setDeadline(test.db, year, passed);
    for (const by of [client, friend]) {
      const answer = await call(by);
      expect([answer.statusCode, answer.json().type]).toEqual([409, 'deadline_passed']);
      expect(answer.json().meta).toEqual({ deadline_at: passed });
    }
  });

  it('is as it was, and says so itself', async () => {
    await setDeadline(test.db, year, passed);
    const { data } = (await client.get(at('?include=stations'))).json();
    expect(data).toMatchObject({ lock_version: expect.any(Number), can: { edit: false, submit: false } });
    expect(data.executive_summary).not.toBe('later');
    expect(data.stations).toHaveLength(4);
    expect(data.can).toMatchObject({ view: true, copy: true, delete: true, manage_co_proponents: true });
  });

  it('takes every one of them again once the deadline is moved', async () => {
    await setDeadline(test.db, year, usual);
    for (const [name, call] of calls) {
      const { statusCode } = await call(client);
      expect([name, statusCode < 300]).toEqual([name, true]);
    }
  });

  it('may be read, checked, copied into an open year and deleted, also once its copy was submitted', async () => {
    const open = await openYear(test.db);
    const user = await aUser(test.db, 'proponent');
    const own = await test.as(user);
    const late = await anApplication(test.db)
      .by(user)
      .forYear(await closedYear(test.db))
      .withStations(2)
      .complete()
      .create();
    expect((await own.get(at('/stations', late))).json().data).toHaveLength(2);
    expect((await own.post(at('/validate', late))).statusCode).toBe(200);
    const copied = await own.post(`${at('/copy', late)}?include=stations`, { fiscal_year_id: open });
    expect(copied.statusCode).toBe(201);
    const { data: copy } = copied.json();
    expect([copy.stations.length, copy.can.edit, copy.can.submit]).toEqual([2, true, true]);
    expect((await own.post(at('/submit', copy.id))).statusCode).toBe(200);
    expect((await own.delete(at('', late))).statusCode).toBe(204);
    expect((await own.get(at('', copy.id))).json().data.copied_from_id).toBeNull();
  });
});

describe('a year that has closed', () => {
  it.each([
    [
      'POST',
      (year: number) => client.post('/api/ship_time_requests', { fiscal_year_id: year, project_title: 'x' }),
    ],
    ['copy', (year: number) => client.post(at('/copy'), { fiscal_year_id: year })],
    ['PATCH', (year: number) => client.patch(at(), { fiscal_year_id: year })],
  ] as const)('takes no application by %s', async (_name, call) => {
    const closed = await closedYear(test.db);
    const count = async () => (await client.get('/api/ship_time_requests')).json().data.length;
    const before = await count();
    const answer = await call(closed);
    expect([answer.statusCode, answer.json().type]).toEqual([409, 'deadline_passed']);
    expect(answer.json().meta).toEqual({ deadline_at: await deadlineOf(test.db, closed) });
    expect(await count()).toBe(before);
  });
});

const waitingForLocks = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(
    test.db,
  );
  return rows[0]!.count;
};

describe('what was sent in time and waited over the deadline', () => {
  it.each([
    ['PATCH', () => client.patch(at(), { executive_summary: 'in time' })],
    ['POST with _method', () => client.post(at(), { _method: 'PATCH', executive_summary: 'in time' })],
    ['a station', () => client.post(at('/stations'), station)],
    ['a file of stations', () => importing(false)(client)],
  ] as const)('counts: %s', async (_name, send) => {
    let answer: ReturnType<typeof send> | undefined;
    await test.db.transaction().execute(async (tx) => {
      await tx.selectFrom('ship_time_requests').select('id').where('id', '=', id).forUpdate().execute();
      answer = send();
      await expect.poll(waitingForLocks).toBeGreaterThan(0);
      await setDeadline(test.db, year, new Date().toISOString());
    });
    expect((await answer!).statusCode).toBeLessThan(300);
    await setDeadline(test.db, year, usual);
  });
});
