import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mayViewApplication } from '@shiptime/domain/applications/policy';
import { roles } from '@shiptime/domain/shared/actor';
import { anApplication } from '#test/factories/applications.ts';
import { closedYear, openYear } from '#test/factories/fiscal-years.ts';
import { aUser } from '#test/factories/people.ts';
import { aVessel } from '#test/factories/vessels.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';
import { findApplication } from '../application-queries.ts';

let test: TestApp;
let years: { open: number; closed: number };
beforeAll(async () => {
  test = await startTestApp();
  years = { open: await openYear(test.db), closed: await closedYear(test.db) };
});
afterAll(() => test.close());

const path = '/api/ship_time_requests';
const get = async (client: TestClient, query: string) => (await client.get(`${path}?${query}`)).json();
const idsOf = async (client: TestClient, query: string): Promise<number[]> =>
  (await get(client, query)).data.map(({ id }: { id: number }) => id);

describe('who sees what', () => {
  it('is the rule of the domain, for every role and status', async () => {
    const owner = await aUser(test.db, 'proponent');
    const friend = await aUser(test.db, 'co_proponent');
    const mine = () => anApplication(test.db).by(owner).with(friend);
    const ids = await Promise.all([
      mine().create(),
      mine().submitted().create(),
      mine().clarificationNeeded().create(),
      mine().inReview().create(),
      mine().unableToFulfill().create(),
      mine().withdrawn().create(),
      mine().accepted().create(),
    ]);
    const strangers = await Promise.all(
      (Object.keys(roles) as (keyof typeof roles)[]).map((role) => aUser(test.db, role)),
    );
    for (const person of [owner, friend, ...strangers]) {
      const client = await test.as(person);
      const { user_type_id } = await test.db
        .selectFrom('users')
        .select('user_type_id')
        .where('id', '=', person)
        .executeTakeFirstOrThrow();
      const actor = { id: person, role: user_type_id as 1, vesselIds: [] };
      const rows = await Promise.all(ids.map((id) => findApplication(test.db, id)));
      const expected = rows.filter((row) => mayViewApplication(actor, row!).allowed).map((row) => row!.id);
      expect(await idsOf(client, `filter[id]=${ids.join(',')}&sort=id`)).toEqual(
        expected.toSorted((a, b) => a - b),
      );
      for (const id of ids) {
        expect((await client.get(`${path}/${id}`)).statusCode).toBe(expected.includes(id) ? 200 : 404);
      }
    }
  });
});

describe('filters, sorts, pages', () => {
  let reader: TestClient;
  let vessel: number;
  let owner: number;
  let [first, second, third]: number[] = [];
  beforeAll(async () => {
    reader = await test.as(await aUser(test.db, 'observer'));
    const region = await test.db.selectFrom('regions').select('id').limit(1).executeTakeFirstOrThrow();
    vessel = await aVessel(test.db, { region_id: region.id });
    owner = await aUser(test.db, 'proponent', { first_name: 'Zoé', last_name: 'Tremblay' });
    first = await anApplication(test.db)
      .for(vessel)
      .forYear(years.closed)
      .having({ project_title: 'Zèbre 100%' })
      .submitted()
      .create();
    second = await anApplication(test.db)
      .by(owner)
      .for(vessel)
      .forYear(years.open)
      .having({ project_title: 'Écho_sonde' })
      .submitted()
      .create();
    third = await anApplication(test.db)
      .for(vessel)
      .forYear(years.closed)
      .having({ project_title: 'Echo sounder' })
      .withdrawn()
      .create();
  });
  const among = (query: string) => idsOf(reader, `filter[vessel_id]=${vessel}&sort=id&${query}`);

  it.each([
    ['', () => [first, second, third]],
    ['filter[status_id]=7', () => [third]],
    ['filter[status_id]=2,7', () => [first, second, third]],
    ['filter[status_id]=', () => [first, second, third]],
    ['filter[archived]=true', () => [third]],
    ['filter[archived]=false', () => [first, second]],
    ['filter[q]=ECHO', () => [second, third]],
    ['filter[q]=100%', () => [first]],
    ['filter[q]=o_s', () => [second]],
    ['filter[q]=zoe', () => [second]],
    ['filter[q]=%25', () => [first]],
  ])('%s', async (query, expected) => {
    expect(await among(query)).toEqual(expected());
  });

  it('by number, year, proponent, type, agency and region', async () => {
    const row = (await findApplication(test.db, first!))!;
    expect(await among(`filter[q]=${second}`)).toContain(second);
    expect(await among(`filter[fiscal_year_id]=${years.closed}`)).toEqual([first, third]);
    expect(await among(`filter[primary_proponent_id]=${owner}`)).toEqual([second]);
    expect(await among(`filter[project_type_id]=${row.project_type_id}`)).toEqual([first, second, third]);
    expect(await among(`filter[project_type_id]=${row.project_type_id! + 1000}`)).toEqual([]);
    expect(await among(`filter[agency_id]=${row.agency_id}`)).toEqual([first, second, third]);
    const { region_id } = await test.db
      .selectFrom('vessels')
      .select('region_id')
      .where('id', '=', vessel)
      .executeTakeFirstOrThrow();
    expect(await among(`filter[region_id]=${region_id}`)).toEqual([first, second, third]);
    expect(await among(`filter[region_id]=${region_id! + 1000}`)).toEqual([]);
  });

  it('sorts titles as each language does, with the id after', async () => {
    const sorted = (query: string) => idsOf(reader, `filter[vessel_id]=${vessel}&${query}`);
    expect(await sorted('sort=project_title')).toEqual([third, second, first]);
    expect(await sorted('sort=-project_title&lang=fr')).toEqual([first, second, third]);
    expect(await sorted('sort=-id')).toEqual([third, second, first]);
    expect(await sorted('sort=fiscal_year_id,-id')).toEqual([third, first, second]);
  });

  it('gives pages with their links, and an empty one beyond the last', async () => {
    const page = await get(reader, `filter[vessel_id]=${vessel}&sort=id&page=2&limit=2`);
    expect(page.data.map(({ id }: { id: number }) => id)).toEqual([third]);
    expect(page.meta).toMatchObject({ current_page: 2, from: 3, to: 3, last_page: 2, per_page: 2, total: 3 });
    const beyond = await get(reader, `filter[vessel_id]=${vessel}&page=9&limit=2`);
    expect(beyond.data).toEqual([]);
    expect(beyond.meta).toMatchObject({ total: 3, from: null, to: null, last_page: 2 });
  });

  it('gives only the fields that are asked for, and the relations', async () => {
    const query = `filter[id]=${second}&fields[ship_time_requests]=project_title&include=primaryProponent,vesselPreference1,coProponents`;
    const [row] = (await get(reader, query)).data;
    expect(Object.keys(row).toSorted()).toEqual(
      [
        'id',
        'project_title',
        'primaryProponent',
        'primary_proponent',
        'vesselPreference1',
        'vessel_preference1',
        'coProponents',
        'co_proponents',
      ].toSorted(),
    );
    expect(row.primaryProponent).toEqual({
      id: owner,
      first_name: 'Zoé',
      last_name: 'Tremblay',
      affiliation: null,
      email: row.primaryProponent.email,
      orcid: null,
    });
    expect(row.vessel_preference1.name).toMatch(/^CCGS/);
  });

  it('gives every relation', async () => {
    const names =
      'primaryProponent,coProponents,fiscalYear,status,vesselPreference1,vesselPreference2,stations,fundingSources,collaborators,areasOfConsideration,missions';
    const [row] = (await get(reader, `filter[id]=${third}&include=${names}&lang=fr`)).data;
    expect(row).toMatchObject({
      fiscalYear: { id: years.closed },
      status: { id: 7, name: 'Retirée', color: 'red', color_hex: '#ff0000' },
      vesselPreference2: null,
      stations: [],
      funding_sources: [],
      areas_of_consideration: [],
      missions: [],
    });
  });

  it.each([
    'include=secrets',
    'filter[secret]=1',
    'sort=secret',
    'fields[ship_time_requests]=secret',
    'append=secret',
  ])('%s is refused by name', async (query) => {
    const answer = await reader.get(`${path}?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toContain('secret');
  });
});

it('lists one’s own and shared applications', async () => {
  const [me, friend] = [await aUser(test.db, 'proponent'), await aUser(test.db, 'proponent')];
  const own = await anApplication(test.db).by(me).create();
  const shared = await anApplication(test.db).by(friend).with(me).withStations(2).create();
  const client = await test.as(me);
  expect(await idsOf(client, `filter[primary_proponent_id]=${me}`)).toEqual([own]);
  expect(await idsOf(client, `filter[co_proponent_id]=${me}&filter[archived]=false`)).toEqual([shared]);
  const { data } = await get(client, 'sort=id&include=stations');
  expect(data.map((row: { stations: unknown[] }) => row.stations.length)).toEqual([0, 2]);
  expect(data[1].can).toMatchObject({ edit: true, delete: false });
  expect(data[1].sections.funding).toEqual({ lock_version: 1, complete: false });
});
