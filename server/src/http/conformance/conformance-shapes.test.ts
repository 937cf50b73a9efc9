import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anApplication } from '#test/factories/applications.ts';
import { aUser } from '#test/factories/people.ts';
import { aMission, aPlan } from '#test/factories/plans.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';

let test: TestApp;
let me: number;
let friend: number;
let own: TestClient;
let admin: TestClient;
let draft: string;

beforeAll(async () => {
  test = await startTestApp();
  me = await aUser(test.db, 'proponent');
  friend = await aUser(test.db, 'co_proponent', { first_name: 'Zoé', last_name: 'Roy' });
  own = await test.as(me);
  admin = await test.as(await aUser(test.db, 'administrator'));
  draft = `/api/ship_time_requests/${await anApplication(test.db).by(me).with(friend).withStations(4).create()}`;
});
afterAll(() => test.close());

const keysOf = (row: object) => Object.keys(row).toSorted();

describe('rows below an application', () => {
  const lists: Record<string, object[]> = {
    stations: [
      { name: 'B', type: 'CTD', latitude: 44, longitude: -63 },
      { name: 'A', type: null, latitude: 45, longitude: -62 },
    ],
    funding_sources: [
      { organization: 'B', amount: 5000, status: 'confirmed' },
      { organization: 'A', amount: 9000, status: 'pending' },
    ],
    collaborators: [
      { organization: 'B', primary_contact: 'Ana', contribution: 'Time' },
      { organization: 'A', primary_contact: 'Bo', contribution: 'Gear' },
    ],
    areas_of_consideration: [
      { name: 'B', info_url: 'https://example.org/b' },
      { name: 'A', info_url: null },
    ],
  };

  it.each(Object.entries(lists))('%s are replaced whole, and read one by one', async (name, rows) => {
    const path = `${draft}/${name}`;
    const put = await own.put(path, rows);
    expect(put.statusCode).toBe(200);
    expect(put.json().data).toMatchObject(rows);
    const again = await own.put(path, { [name]: rows });
    const [first, second] = again.json().data;
    const read = await own.get(`${path}/${first.id}`);
    expect(read.json().data).toEqual(first);
    expect(read.headers['etag']).toBe(`"${first.lock_version}"`);
    expect((await own.get(`${path}/999999`)).statusCode).toBe(404);
    const key = 'name' in rows[0]! ? 'name' : 'organization';
    const sorted = (await own.get(`${path}?sort=${key}&page=1&limit=1&fields[${name}]=${key}`)).json();
    expect(sorted.data).toEqual([{ id: second.id, [key]: 'A' }]);
    expect(sorted.meta).toMatchObject({ total: 2, per_page: 1, last_page: 2 });
    const found = (await own.get(`${path}?filter[${key}]=b&page=1`)).json().data;
    expect(found.map(({ id }: { id: number }) => id)).toEqual([first.id]);
    const older = (await own.get(`${path}?filter[updated_at][lt]=2000-01-01&page=1`)).json();
    expect(older.data).toEqual([]);
    const bare = (await own.get(path)).json();
    const isBare = ['funding_sources', 'collaborators'].includes(name);
    expect((isBare ? bare : bare.data).map(({ id }: { id: number }) => id)).toEqual([first.id, second.id]);
  });

  it('are not replaced when one is wrong: each problem at its row, nothing written', async () => {
    const path = `${draft}/funding_sources`;
    const before = (await own.get(path)).json();
    const answer = await own.put(path, [
      { organization: 'C', amount: 3000 },
      { organization: 'D', amount: 1 },
    ]);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual(['funding_sources.1.amount']);
    expect((await own.get(path)).json()).toEqual(before);
    const observer = await test.as(await aUser(test.db, 'observer'));
    expect((await observer.put(path, [])).statusCode).toBe(404);
  });

  it('shows a co-proponent by the number of the account, to those on the application', async () => {
    const { data } = (await own.get(`${draft}/co_proponents/${friend}`)).json();
    expect(data).toMatchObject({ id: friend, first_name: 'Zoé', last_name: 'Roy' });
    expect((await own.get(`${draft}/co_proponents/${me}`)).statusCode).toBe(404);
    expect((await admin.get(`${draft}/co_proponents/${friend}`)).statusCode).toBe(404);
    expect((await own.get(`${draft}/co_proponents`)).json()).toHaveLength(1);
  });
});

describe('missions', () => {
  it('are one collection, by plan, vessel, year and application', async () => {
    const [plan, other] = [await aPlan(test.db), await aPlan(test.db)];
    const mission = await aMission(test.db, plan.id, { title: 'First' });
    await aMission(test.db, other.id, { title: 'Second' });
    const ids = async (query: string) =>
      (await admin.get(`/api/missions?${query}`)).json().data.map(({ id }: { id: number }) => id);
    for (const [filter, value] of Object.entries({
      vessel_plan_id: plan.id,
      vessel_id: plan.vessel_id,
      id: mission,
    }))
      expect(await ids(`filter[${filter}]=${value}`)).toEqual([mission]);
    expect(await ids(`filter[fiscal_year_id]=${plan.fiscal_year_id}&filter[title]=first`)).toEqual([mission]);
    expect(await ids('filter[ship_time_request_id]=1')).toEqual([]);
    const all = (await admin.get('/api/missions')).json();
    expect(all.meta.total).toBe(all.data.length);
    const below = await admin.get(`/api/vessel_plans/${plan.id}/missions/${mission}`);
    expect(below.json()).toEqual((await admin.get(`/api/missions/${mission}`)).json());
    expect((await admin.get(`/api/vessel_plans/${other.id}/missions/${mission}`)).statusCode).toBe(404);
    expect((await own.get('/api/missions')).statusCode).toBe(403);
  });
});

describe('what is asked for beside the attributes', () => {
  it('of applications: completeness, days, stations, deadline', async () => {
    const id = await anApplication(test.db)
      .by(me)
      .having({ operational_days: 10.25, mobilization_days: 1, demobilization_days: 0.5 })
      .withStations(3)
      .create();
    const query = 'append=completeness,days_total,stations_count,deadline&fields[ship_time_requests]=id';
    const [row] = (await own.get(`/api/ship_time_requests?filter[id]=${id}&${query}`)).json().data;
    expect(row).toMatchObject({ id, days_total: 11.75, stations_count: 3 });
    expect(row.completeness.complete).toBe(false);
    expect(row.completeness.missing).toBeGreaterThan(0);
    expect(keysOf(row)).toEqual(['completeness', 'days_total', 'deadline', 'id', 'stations_count']);
    const whole = (await own.get(`/api/ship_time_requests/${id}?${query}`)).json().data;
    expect(whole).toEqual(row);
  });

  it('of accounts: how many applications they have, but no drafts of others', async () => {
    await anApplication(test.db).by(me).submitted().create();
    const [row] = (
      await admin.get(`/api/users?filter[id]=${me}&append=applications_count&fields[users]=id`)
    ).json().data;
    expect(row).toEqual({ id: me, applications_count: 1 });
  });
});

describe('what an include brings', () => {
  it('is cut down by its own fields', async () => {
    const path = `${draft}?include=primaryProponent,stations,fiscalYear`;
    const query = 'fields[ship_time_requests]=id&fields[users]=last_name&fields[stations]=id';
    const { data } = (await own.get(`${path}&${query}`)).json();
    expect(keysOf(data.primaryProponent)).toEqual(['id', 'last_name']);
    expect(data.primary_proponent).toEqual(data.primaryProponent);
    for (const station of data.stations) expect(keysOf(station)).toEqual(['id']);
    expect(data.fiscalYear).toHaveProperty('deadline_at');
    expect((await own.get(`${path}&fields[users]=password`)).statusCode).toBe(400);
    expect((await own.get(`${path}&fields[vessels]=engine`)).statusCode).toBe(400);
  });

  it('also two steps away', async () => {
    const include = 'include=shipTimeRequests.primaryProponent';
    const { data } = (
      await own.get(`/api/users/${me}?${include}&fields[users]=id&fields[ship_time_requests]=project_title`)
    ).json();
    expect(keysOf(data)).toEqual(['id', 'shipTimeRequests', 'ship_time_requests']);
    const [first] = data.shipTimeRequests;
    expect(keysOf(first)).toEqual(['id', 'primaryProponent', 'primary_proponent', 'project_title']);
    expect(first.primaryProponent).toEqual({ id: me });
  });
});

it('finds applications by title, and by when they were changed', async () => {
  const id = await anApplication(test.db).by(me).having({ project_title: 'Étude du plancton 100%' }).create();
  const ids = async (query: string) =>
    (await own.get(`/api/ship_time_requests?${query}`)).json().data.map((row: { id: number }) => row.id);
  expect(await ids('filter[project_title]=etude du PLANCTON')).toEqual([id]);
  expect(await ids(`filter[id]=${id}&filter[updated_at][gte]=2020-01-01T00:00:00Z`)).toEqual([id]);
  expect(await ids(`filter[id]=${id}&filter[updated_at][lt]=2020-01-01`)).toEqual([]);
});

it('cuts a list at 200 unless a page is asked for, and says how many there are', async () => {
  const admins = await test.db.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow();
  await test.db
    .insertInto('audit_log')
    .values(
      Array.from({ length: 205 }, () => ({
        actor_id: admins.id,
        action: 'vessels.updated',
        subject_type: 'vessels',
        subject_id: 1,
      })),
    )
    .execute();
  const { data, meta, links } = (await admin.get('/api/audit_log')).json();
  expect(data).toHaveLength(200);
  expect(meta.total).toBeGreaterThanOrEqual(205);
  expect([Object.keys(meta), links]).toEqual([['total'], undefined]);
});
