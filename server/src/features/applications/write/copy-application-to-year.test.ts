import { afterAll, beforeAll, expect, it } from 'vitest';
import { anApplication } from '#test/factories/applications.ts';
import { closedYear, openYear } from '#test/factories/fiscal-years.ts';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp } from '#test/harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const at = (id: number, path = '') => `/api/ship_time_requests/${id}${path}`;

it('a copy is a new draft for another year, with everything that can come along', async () => {
  const user = await aUser(test.db, 'proponent');
  const friend = await aUser(test.db, 'proponent');
  const [from, to] = [await closedYear(test.db), await openYear(test.db)];
  const id = await anApplication(test.db)
    .by(user)
    .with(friend)
    .forYear(from)
    .withStations(3)
    .unableToFulfill()
    .create();
  const client = await test.as(friend);
  const answer = await client.post(`${at(id, '/copy')}?include=stations`, { fiscal_year_id: to });
  expect(answer.statusCode).toBe(201);
  const { data, meta } = answer.json();
  expect(meta.not_copied).toEqual(['status_and_history', 'clarifications', 'co_proponents', 'missions']);
  const source = (await client.get(at(id))).json().data;
  expect(data).toMatchObject({
    status_id: 1,
    user_id: friend,
    fiscal_year_id: to,
    copied_from_id: id,
    submitted_at: null,
    vessel_id: null,
    co_proponent_ids: [],
    project_title: source.project_title,
    vessel_preference_1_id: source.vessel_preference_1_id,
    operational_days: 12.25,
    project_area_ids: source.project_area_ids,
    can: { submit: true, edit: true },
  });
  expect(
    data.stations.map(({ name, position }: { name: string; position: number }) => [name, position]),
  ).toEqual([
    ['HL_1', 1],
    ['HL_2', 2],
    ['HL_3', 3],
  ]);
  const start = async (year: number) =>
    (
      await test.db
        .selectFrom('fiscal_years')
        .select('start_date')
        .where('id', '=', year)
        .executeTakeFirstOrThrow()
    ).start_date;
  const by = Number((await start(to)).slice(0, 4)) - Number((await start(from)).slice(0, 4));
  expect(data.operational_window_start).toBe(
    `${Number(source.operational_window_start.slice(0, 4)) + by}-05-01`,
  );
  expect((await client.get(at(data.id, '/history'))).json().data).toEqual([]);
  expect((await client.post(at(data.id, '/submit'))).statusCode).toBe(200);
});

it('brings the rows of every part along, and says what it leaves behind', async () => {
  const user = await aUser(test.db, 'proponent');
  const id = await anApplication(test.db).by(user).complete().create();
  const client = await test.as(user);
  await client.post(at(id, '/funding_sources'), { organization: 'NSERC', amount: 5000, status: 'pending' });
  await client.post(at(id, '/collaborators'), {
    organization: 'Ifremer',
    primary_contact: 'A',
    contribution: 'B',
  });
  await client.post(at(id, '/areas_of_consideration'), { name: 'The Gully' });
  const { vessel_preference_1_id } = (await client.get(at(id))).json().data;
  await test.db
    .updateTable('vessels')
    .set({ active: false })
    .where('id', '=', vessel_preference_1_id)
    .execute();
  const { data, meta } = (
    await client.post(`${at(id, '/copy')}?include=fundingSources,collaborators,areasOfConsideration`, {
      fiscal_year_id: await openYear(test.db),
    })
  ).json();
  expect(meta.not_copied).toContain('vessels');
  expect(data.vessel_preference_1_id).toBeNull();
  expect([data.fundingSources.length, data.collaborators.length, data.areas_of_consideration.length]).toEqual(
    [1, 1, 1],
  );
});

it('is refused for a year that is none, to those who cannot apply, and of what one may not know', async () => {
  const user = await aUser(test.db, 'proponent');
  const helper = await aUser(test.db, 'co_proponent');
  const id = await anApplication(test.db).by(user).with(helper).submitted().create();
  const year = await openYear(test.db);
  const copy = async (person: number, fiscal_year_id: unknown) => {
    const answer = await (await test.as(person)).post(at(id, '/copy'), { fiscal_year_id });
    return [answer.statusCode, Object.keys(answer.json().errors ?? {})[0] ?? answer.json().type];
  };
  expect(await copy(user, 999_999)).toEqual([422, 'fiscal_year_id']);
  expect(await copy(user, null)).toEqual([422, 'fiscal_year_id']);
  expect(await copy(helper, year)).toEqual([403, 'account_cannot_apply']);
  expect(await copy(await aUser(test.db, 'regional_vessel_coordinator'), year)).toEqual([
    403,
    'not_an_applicant',
  ]);
  expect(await copy(await aUser(test.db, 'proponent'), year)).toEqual([404, 'not_found']);
});
