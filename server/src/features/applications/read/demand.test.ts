import { afterAll, beforeAll, expect, it } from 'vitest';
import { anApplication } from '#test/factories/applications.ts';
import { closedYear } from '#test/factories/fiscal-years.ts';
import { aUser } from '#test/factories/people.ts';
import { aVessel } from '#test/factories/vessels.ts';
import { startTestApp, type TestApp } from '#test/harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('tells how many others ask for a ship in a month, of what was submitted, and nothing else of them', async () => {
  const year = await closedYear(test.db);
  const { start_date } = await test.db
    .selectFrom('fiscal_years')
    .select('start_date')
    .where('id', '=', year)
    .executeTakeFirstOrThrow();
  const opening = start_date.slice(0, 4);
  const [ship, me] = [await aVessel(test.db), await aUser(test.db, 'proponent')];
  const window = (from: string, to: string) => ({
    operational_window_start: `${opening}-${from}`,
    operational_window_end: `${opening}-${to}`,
    preferred_start_window_start: `${opening}-${from}`,
    preferred_start_window_end: `${opening}-${from}`,
  });
  const asked = (from: string, to: string) =>
    anApplication(test.db).for(ship).forYear(year).having(window(from, to));
  const mine = await anApplication(test.db)
    .by(me)
    .for(ship)
    .forYear(year)
    .having(window('07-01', '07-31'))
    .submitted()
    .create();
  await asked('06-20', '07-02').submitted().create();
  await asked('07-10', '07-20').inReview().create();
  await asked('07-10', '07-20').complete().create();
  await asked('07-10', '07-20').withdrawn().create();
  const client = await test.as(me);
  const answer = await client.get(`/api/ship_time_requests/${mine}/demand?filter[vessel_id]=${ship}`);
  expect(answer.json().data).toEqual([
    { vessel_id: ship, month: `${opening}-06`, applications: 1 },
    { vessel_id: ship, month: `${opening}-07`, applications: 2 },
  ]);
  const stranger = await test.as(await aUser(test.db, 'proponent'));
  expect((await stranger.get(`/api/ship_time_requests/${mine}/demand`)).statusCode).toBe(404);
});
