import { afterAll, beforeAll, expect, it } from 'vitest';
import { anApplication } from '#test/factories/applications.ts';
import { aUser } from '#test/factories/people.ts';
import { aMission, aPlan, portId, theFiscalYear } from '#test/factories/plans.ts';
import { aVessel } from '#test/factories/vessels.ts';
import { startTestApp, type TestApp } from '#test/harness.ts';

let test: TestApp;
let year: number;
let vessel: number;
let port: number;
beforeAll(async () => {
  test = await startTestApp();
  year = await theFiscalYear(test.db, 2071);
  vessel = await aVessel(test.db, { science_berths: 20, endurance: 40, cruising_speed: 10 });
  port = await portId(test.db, 'halifax');
});
afterAll(() => test.close());

const found = async (role: Parameters<typeof aUser>[1] = 'observer') =>
  (await test.as(await aUser(test.db, role))).get(`/api/shared_voyages?fiscal_year_id=${year}`);
const application = (title: string, some: object = {}) =>
  anApplication(test.db)
    .for(vessel)
    .forYear(year)
    .withStations(3)
    .having({
      project_title: title,
      operational_window_start: '2071-06-01',
      operational_window_end: '2071-07-15',
      preferred_start_window_start: '2071-06-01',
      preferred_start_window_end: '2071-06-20',
      mobilization_days: 1,
      operational_days: 8.5,
      demobilization_days: 0.75,
      mobilization_port_id: port,
      demobilization_port_id: port,
      min_science_berths: 9,
      helicopter_required: false,
      ...some,
    });

it('finds two applications that could share a voyage, and says what is saved', async () => {
  const krill = await application('Krill').inReview().create();
  const ice = await application('Ice', { operational_days: 10, mobilization_days: 2.25 })
    .submitted()
    .create();
  await application('Crowd', { min_science_berths: 12 }).submitted().create();
  await application('Gone').withdrawn().create();
  const split = await application('In two parts').inReview().create();
  const plan = await aPlan(test.db, { vessel_id: vessel, fiscal_year_id: year });
  await aMission(test.db, plan.id, { ship_time_request_id: split });
  await aMission(test.db, plan.id, { ship_time_request_id: split });

  const { data } = (await found()).json();
  expect(data).toHaveLength(1);
  expect(data[0]).toMatchObject({
    vessel_id: vessel,
    nautical_miles: 0,
    common_days: 45,
    berths: 18,
    vessel_berths: 20,
    mobilization_port_id: port,
    mobilization_days: 2.25,
    operational_days: 18.5,
    demobilization_days: 0.75,
    saved_days: 1.75,
  });
  expect(data[0].saved_transit_days).toBeGreaterThanOrEqual(0);
  expect(data[0].ship_time_requests.map(({ id }: { id: number }) => id).toSorted()).toEqual([krill, ice]);
});

it.each([
  ['regional_vessel_coordinator', 200],
  ['national_science_representative', 200],
  ['administrator', 200],
  ['proponent', 403],
  ['co_proponent', 403],
] as const)('a %s gets %i', async (role, status) => {
  expect((await found(role)).statusCode).toBe(status);
});
