import { afterAll, beforeAll, expect, it } from 'vitest';
import { statuses } from '@shiptime/domain/applications/lifecycle';
import { anApplication } from '#test/factories/applications.ts';
import { aUser } from '#test/factories/people.ts';
import { aConstraint, aMission, aPlan, theFiscalYear } from '#test/factories/plans.ts';
import { aVessel } from '#test/factories/vessels.ts';
import { startTestApp, type TestApp } from '#test/harness.ts';

let test: TestApp;
let year: number;
let vessel: number;
beforeAll(async () => {
  test = await startTestApp();
  year = await theFiscalYear(test.db, 2051);
  const region = await test.db.selectFrom('regions').select('id').limit(1).executeTakeFirstOrThrow();
  vessel = await aVessel(test.db, { region_id: region.id });
});
afterAll(() => test.close());

const statistics = async (role: Parameters<typeof aUser>[1] = 'observer', query = `fiscal_year_id=${year}`) =>
  (await test.as(await aUser(test.db, role))).get(`/api/statistics?${query}`);

it('sets what was asked for against what the vessel has and what its plan holds, month by month', async () => {
  const asked = {
    operational_days: 18,
    mobilization_days: 1,
    demobilization_days: 1,
    operational_window_start: '2051-06-21',
    operational_window_end: '2051-07-10',
    preferred_start_window_start: '2051-06-21',
    preferred_start_window_end: '2051-06-22',
  };
  const application = () => anApplication(test.db).for(vessel).forYear(year).having(asked);
  await application().submitted().create();
  await application().inReview().create();
  await application().withdrawn().create();
  await application().complete().create();
  await aConstraint(test.db, { vessel_id: vessel, start_date: '2051-03-30', end_date: '2051-04-10' });
  const plan = await aPlan(test.db, { vessel_id: vessel, fiscal_year_id: year });
  await aMission(test.db, plan.id, { start_date: '2051-06-29', start_fraction: 0.5, operational_days: 4 });
  await aMission(test.db, plan.id);

  const { data } = (await statistics()).json();
  expect(data.months[0]).toBe('2051-04');
  const own = data.vessels.find((row: { vessel_id: number }) => row.vessel_id === vessel);
  expect(own).toMatchObject({ applications: 2 });
  expect(own.requested_days.slice(0, 5)).toEqual([0, 0, 20, 20, 0]);
  expect(own.available_days.slice(0, 3)).toEqual([20, 31, 30]);
  expect(own.scheduled_days.slice(2, 4)).toEqual([1.5, 2.5]);
  expect(data.regions).toEqual([{ region_id: own.region_id, applications: 2, requested_days: 40 }]);
  expect(data.agencies).toMatchObject([{ applications: 2, requested_days: 40 }]);
  expect(data.statuses).toEqual(
    Object.values(statuses)
      .filter((status_id) => status_id !== statuses.draft)
      .map((status_id) => ({
        status_id,
        applications: [2, 4, 7].includes(status_id) ? 1 : 0,
      })),
  );
});

it('gives the days of a year in quarters, by month as by region', async () => {
  const [otherYear, own] = [await theFiscalYear(test.db, 2052), await aVessel(test.db)];
  for (const [operational_days, start, end] of [
    [44, '2052-06-11', '2052-09-27'],
    [27.5, '2052-07-03', '2052-08-29'],
    [52.25, '2052-05-20', '2052-10-09'],
  ] as const) {
    await anApplication(test.db)
      .for(own)
      .forYear(otherYear)
      .having({
        operational_days,
        mobilization_days: 0,
        demobilization_days: 0,
        operational_window_start: start,
        operational_window_end: end,
        preferred_start_window_start: start,
        preferred_start_window_end: start,
      })
      .submitted()
      .create();
  }
  const { data } = (await statistics('observer', `fiscal_year_id=${otherYear}`)).json();
  const total = (days: readonly number[]) => days.reduce((sum, n) => sum + n, 0);
  const byMonth = data.vessels.find((row: { vessel_id: number }) => row.vessel_id === own).requested_days;
  expect(total(byMonth)).toBe(123.75);
  expect(byMonth.every((days: number) => Number.isInteger(days * 4))).toBe(true);
  expect(total(data.regions.map((row: { requested_days: number }) => row.requested_days))).toBe(123.75);
});

it.each([
  ['regional_vessel_coordinator', 200],
  ['national_science_representative', 200],
  ['administrator', 200],
  ['proponent', 403],
  ['co_proponent', 403],
] as const)('a %s gets %i', async (role, status) => {
  expect((await statistics(role)).statusCode).toBe(status);
});

it('is of a fiscal year that there is', async () => {
  for (const query of ['', 'fiscal_year_id=x', 'fiscal_year_id=2000000']) {
    expect((await statistics('national_science_representative', query)).statusCode).toBe(422);
  }
});
