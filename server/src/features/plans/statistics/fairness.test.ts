import { readXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import { fairnessDimensions } from '@shiptime/domain/plans/fairness';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '@shiptime/domain/shared/calendar-day';
import { anApplication } from '#test/factories/applications.ts';
import { aUser } from '#test/factories/people.ts';
import { aVoyage } from '#test/factories/voyages.ts';
import { addPlannedMission, createScenarioHelpers } from '#test/factories/scenarios.ts';
import { aMission, aPlan, theFiscalYear } from '#test/factories/plans.ts';
import { aVessel } from '#test/factories/vessels.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';

let test: TestApp;
let planner: TestClient;
let observer: TestClient;
let years: number[];
let reporting: { owner: number; year: number };
const url = '/api/statistics/fairness';

const idsOf = async (table: string, count: number): Promise<number[]> => {
  const { rows } = await sql<{
    id: number;
  }>`select id from ${sql.table(table)} order by id limit ${count}`.execute(test.db);
  return rows.map(({ id }) => id);
};

type Outcome =
  | 'submitted'
  | 'clarificationNeeded'
  | 'inReview'
  | 'accepted'
  | 'unableToFulfill'
  | 'withdrawn';
const outcomes: Outcome[] = [
  'submitted',
  'accepted',
  'inReview',
  'unableToFulfill',
  'accepted',
  'withdrawn',
  'clarificationNeeded',
];

const plant = async (): Promise<void> => {
  const [agencies, types, themes, regions] = await Promise.all([
    idsOf('agencies', 3),
    idsOf('project_types', 4),
    idsOf('thematic_areas', 2),
    idsOf('regions', 3),
  ]);
  const people = await Promise.all([aUser(test.db, 'proponent'), aUser(test.db, 'proponent')]);
  const plans = [];
  for (const [at, region_id] of regions.entries()) {
    const vessel_id = await aVessel(test.db, { region_id });
    plans.push(await aPlan(test.db, { vessel_id, fiscal_year_id: years[at % 2]! }));
  }
  for (let n = 0; n < 40; n += 1) {
    const plan = plans[n % 3]!;
    const outcome = outcomes[n % outcomes.length]!;
    const application = anApplication(test.db)
      .for(plan.vessel_id)
      .by(people[n % 2]!)
      .forYear(plan.fiscal_year_id)
      .having({
        agency_id: n % 5 === 0 ? null : agencies[n % 3],
        project_type_id: types[n % 4],
        thematic_area_id: themes[n % 2],
        operational_days: 3 + n / 4,
        mobilization_days: (n % 3) / 4,
        demobilization_days: n % 4 === 0 ? null : 0.5,
      });
    const id = await application[outcome]().create();
    if (outcome !== 'accepted' && outcome !== 'inReview') continue;
    const opening = plan.fiscal_year_id === years[0] ? 2061 : 2062;
    const day = new Date(Date.UTC(opening, 3, 2 + n * 8)).toISOString().slice(0, 10);
    await aMission(test.db, plan.id, {
      ship_time_request_id: id,
      mobilization_days: 0.25,
      operational_days: 2 + n / 8 - ((n / 8) % 0.25),
      ...(n % 4 !== 3 && { start_date: day }),
    });
  }
  await aMission(test.db, plans[0]!.id, { start_date: '2062-03-20' });
};

const told = [{ delivered_days: 4.25, weather_days: 1.5, breakdown_days: 0.25 }, { delivered_days: 6 }];

const seedVoyages = async (): Promise<void> => {
  const admin = await test.as(await aUser(test.db, 'administrator'));
  const owner = await aUser(test.db, 'proponent');
  const own = await test.as(owner);
  const voyages = [];
  for (let n = 0; n < 4; n += 1) voyages.push(await aVoyage(test, { owner }));
  await aVoyage(test, { owner, ends: addDays(new Date().toISOString().slice(0, 10), 8) });
  for (const [n, days] of told.entries()) {
    await own.patch(`/api/ship_time_requests/${voyages[n]!.id}/voyage_report`, days);
    await own.post(`/api/ship_time_requests/${voyages[n]!.id}/voyage_report/submit`);
  }
  await admin.post(`/api/ship_time_requests/${voyages[0]!.id}/voyage_report/close`);
  await own.patch(`/api/ship_time_requests/${voyages[2]!.id}/voyage_report`, { delivered_days: 5 });
  reporting = { owner, year: voyages[0]!.fiscalYear };
};

beforeAll(async () => {
  test = await startTestApp();
  years = [await theFiscalYear(test.db, 2061), await theFiscalYear(test.db, 2062)];
  await plant();
  await seedVoyages();
  planner = await test.as(await aUser(test.db, 'national_science_representative'));
  observer = await test.as(await aUser(test.db, 'observer'));
});
afterAll(() => test.close());

type Group = { id: number | null; total: Record<string, number>; years: { fiscal_year_id: number }[] };
const ask = async (query: string, client = planner) => {
  const answer = await client.get(`${url}?${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json().data as {
    groups: Group[];
    total: Record<string, number>;
    granted_from: string;
    delivered_shown: boolean;
  };
};

const keys = {
  agency: sql`a.agency_id`,
  region: sql`(select region_id from vessels where id = a.vessel_id)`,
  project_type: sql`a.project_type_id`,
  thematic_area: sql`a.thematic_area_id`,
  proponent: sql`a.user_id`,
};

/** Computes the same result with another query, in quarter days. */
const independently = async (by: keyof typeof keys) => {
  const { rows } = await sql<Record<string, number | null>>`
    with quarters as (
      select a.*, ${keys[by]} as key,
        (4 * (coalesce(operational_days, 0) + coalesce(mobilization_days, 0) + coalesce(demobilization_days, 0)))::int as asked,
        coalesce((select sum(upper(m.occupied) - lower(m.occupied)) from missions m
          where m.ship_time_request_id = a.id)::int, 0) as given,
        (select 4 * delivered_days from voyage_reports v where v.ship_time_request_id = a.id and submitted_at is not null) as done,
        (select bool_and(m.start_date + ceil(coalesce(m.start_fraction, 0) + m.mobilization_days + m.operational_days
          + m.demobilization_days)::int <= current_date) from missions m where m.ship_time_request_id = a.id) as past
      from ship_time_requests a where a.status_id in (2, 3, 4, 5, 6))
    select q.key as id, q.fiscal_year_id, count(*)::int as applications, sum(asked) / 4.0 as asked_days,
      sum(given) / 4.0 as granted_days,
      sum(case when status_id = 6 and given < asked then asked - given else 0 end) / 4.0 as shortened_days,
      sum(case status_id when 5 then asked else 0 end) / 4.0 as refused_days,
      sum(case when status_id in (2, 3, 4) and given < asked then asked - given else 0 end) / 4.0 as undecided_days,
      sum((status_id = 6 and past)::int)::int as voyages_over, count(done)::int as voyages_reported,
      case when count(done) > 0 then sum(case when done is null then 0 else given end) / 4.0 end as planned_days,
      sum(done) / 4.0 as delivered_days
    from quarters q group by q.key, q.fiscal_year_id`.execute(test.db);
  return rows;
};

const inOrder = (rows: readonly object[]) =>
  rows.map((row) => JSON.stringify(Object.entries(row).toSorted())).toSorted();

describe('days asked, granted and refused', () => {
  it.each(fairnessDimensions)(
    'by %s are what an independent query finds, to the quarter of a day',
    async (by) => {
      const { groups } = await ask(`by=${by}`);
      const rows = groups.flatMap(({ id, years: own }) => own.map((year) => ({ id, ...year })));
      expect(rows.length).toBeGreaterThan(2);
      expect(inOrder(rows)).toEqual(inOrder(await independently(by)));
    },
  );

  it('are together the same however they are compared, and nothing is lost but what was granted beyond asking', async () => {
    const { total } = await ask('');
    for (const by of fairnessDimensions) expect((await ask(`by=${by}`)).total).toEqual(total);
    expect(total['granted_days']).toBeGreaterThan(0);
    expect(total['shortened_days']).toBeGreaterThan(0);
    const { granted_days = 0, shortened_days = 0, refused_days = 0, undecided_days = 0 } = total;
    expect(granted_days + shortened_days + refused_days + undecided_days).toBeGreaterThanOrEqual(
      total['asked_days']!,
    );
  });

  it('can be narrowed by year and by whatever they are compared by', async () => {
    const { groups } = await ask('by=agency');
    const one = groups.find(({ id }) => id !== null)!;
    expect((await ask(`by=project_type&filter[agency_id]=${one.id}`)).total).toEqual(one.total);
    const both = await ask(`filter[fiscal_year_id]=${years.join(',')}`);
    const byYear = await Promise.all(years.map((year) => ask(`filter[fiscal_year_id]=${year}`)));
    expect(byYear[0]!.total['asked_days']! + byYear[1]!.total['asked_days']!).toBe(both.total['asked_days']);
    expect((await planner.get(`${url}?filter[colour]=1`)).statusCode).toBe(400);
    expect((await planner.get(`${url}?by=colour`)).statusCode).toBe(422);
  });

  it('are of what is published for observers, whatever they ask, and never of a what-if', async () => {
    const year = await theFiscalYear(test.db, 2063);
    const plan = await aPlan(test.db, { fiscal_year_id: year, review_level: 'executive' });
    const { mission } = await addPlannedMission(test.db, plan, '2063-06-01');
    const of = async (client: TestClient, source = 'plans') =>
      (await ask(`filter[fiscal_year_id]=${year}&granted=${source}`, client)).total['granted_days'];
    expect(await of(observer)).toBe(0);
    const admin = await test.as(await aUser(test.db, 'administrator'));
    await admin.post(`/api/vessel_plans/${plan.id}/set_final`);
    await admin.post(`/api/vessel_plans/${plan.id}/reopen`, { reason: 'Late ice' });
    await admin.patch(`/api/missions/${mission}`, { operational_days: 3.25 });
    await createScenarioHelpers(admin).make({ year, vessels: [plan.vessel_id] });
    expect([await of(observer), await of(planner, 'published'), await of(planner)]).toEqual([5, 5, 3.25]);
  });

  it('are delivered as the reports say that were sent; of the other voyages that are over nothing is known', async () => {
    const { total } = await ask(`filter[fiscal_year_id]=${reporting.year}`);
    expect(total).toMatchObject({
      voyages_over: 4,
      voyages_reported: 2,
      planned_days: 12,
      delivered_days: 10.25,
    });
    const future = await ask(`filter[fiscal_year_id]=${years[0]}`);
    expect(future.total).toMatchObject({ voyages_over: 0, planned_days: null, delivered_days: null });
  });

  it('say what one person delivered to those who read every report', async () => {
    const coordinator = await test.as(await aUser(test.db, 'regional_vessel_coordinator'));
    const of = async (client: TestClient, query: string) => {
      const { total, delivered_shown: shown } = await ask(
        `${query}&filter[fiscal_year_id]=${reporting.year}`,
        client,
      );
      return [shown, total['delivered_days'], total['voyages_reported']];
    };
    for (const query of ['by=proponent', `by=region&filter[proponent_id]=${reporting.owner}`]) {
      expect(await of(planner, query)).toEqual([true, 10.25, 2]);
      expect(await of(observer, query)).toEqual([false, null, 2]);
      expect(await of(coordinator, query)).toEqual([false, null, 2]);
    }
    expect(await of(observer, 'by=agency')).toEqual([true, 10.25, 2]);
    const cells = async (client: TestClient) => {
      const answer = await client.get(`${url}/export?filter[fiscal_year_id]=${reporting.year}`);
      const rows = (await readXlsx(answer.rawPayload)).sheets[0]!.rows.slice(1);
      return rows.map((row) => [row[0], row[9], row[11], row[12]]);
    };
    const [agency, person] = ['Department or agency', 'Primary proponent'];
    for (const client of [observer, planner])
      expect(await cells(client)).toContainEqual([agency, 10.25, 2, 4]);
    expect(await cells(observer)).toContainEqual([person, 'Not shown', 2, 4]);
    expect(await cells(planner)).toContainEqual([person, 10.25, 2, 4]);
  });

  it.each([
    ['regional_vessel_coordinator', 200],
    ['administrator', 200],
    ['observer', 200],
    ['proponent', 403],
    ['co_proponent', 403],
  ] as const)('a %s gets %i', async (role, status) => {
    const client = await test.as(await aUser(test.db, role));
    for (const path of [url, `${url}/export`, `/api/statistics/export?fiscal_year_id=${years[0]}`]) {
      expect((await client.get(path)).statusCode).toBe(status);
    }
  });
});

it('gives the same figures as spreadsheets, in the language of the reader', async () => {
  const { groups } = await ask('by=agency&granted=plans');
  const answer = await planner.get(`${url}/export?lang=fr`);
  const [header = [], ...rows] = (await readXlsx(answer.rawPayload)).sheets[0]!.rows;
  expect(header.slice(0, 5)).toEqual(['Comparer par', 'Nom', 'Exercice', 'Demandes', 'Jours demandés']);
  const own = rows.filter((row) => row[0] === 'Ministère ou organisme');
  const sum = (column: number) => own.reduce((total, row) => total + Number(row[column]), 0);
  expect(own).toHaveLength(groups.flatMap((group) => group.years).length);
  expect(sum(4)).toBe(groups.reduce((total, group) => total + group.total['asked_days']!, 0));
  expect(sum(5)).toBe(groups.reduce((total, group) => total + group.total['granted_days']!, 0));
  expect(own.filter((row) => row[11] === 0).every((row) => row[9] === 'Inconnu')).toBe(true);
  expect(own.reduce((total, row) => total + (Number(row[9]) || 0), 0)).toBe(10.25);

  const pressure = await planner.get(`/api/statistics/export?fiscal_year_id=${years[0]}`);
  const { data } = (await planner.get(`/api/statistics?fiscal_year_id=${years[0]}`)).json();
  const cells = (await readXlsx(pressure.rawPayload)).sheets[0]!.rows.slice(1);
  expect(cells).toHaveLength(data.vessels.length * 12);
  expect(cells.reduce((total, row) => total + Number(row[2]), 0)).toBe(
    data.vessels
      .flatMap((vessel: { requested_days: number[] }) => vessel.requested_days)
      .reduce((a: number, b: number) => a + b, 0),
  );
});
