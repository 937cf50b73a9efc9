import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anApplication } from '#test/factories/applications.ts';
import { aUser } from '#test/factories/people.ts';
import { aMission, aPlan } from '#test/factories/plans.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';
import { aVessel } from '#test/factories/vessels.ts';

let test: TestApp;
let client: TestClient;
beforeAll(async () => {
  test = await startTestApp();
  client = await test.as(await aUser(test.db, 'administrator'));
});
afterAll(() => test.close());

const all = async (path: string) => (await client.get(path)).json();

describe('a list asked for without a page', () => {
  it('has the first 200 missions of a plan, and says how many there are', async () => {
    const plan = await aPlan(test.db);
    for (let number = 0; number < 203; number += 1) await aMission(test.db, plan.id);
    const path = `/api/vessel_plans/${plan.id}/missions`;
    const cut = await all(path);
    expect([cut.data.length, cut.meta, cut.links]).toEqual([200, { total: 203 }, undefined]);
    const rest = await all(`${path}?page=2&limit=200`);
    expect(rest.data).toHaveLength(3);
    expect(new Set([...cut.data, ...rest.data].map(({ id }) => id)).size).toBe(203);
  });

  it('has the first 200 plans', async () => {
    const vessel = await aVessel(test.db);
    const { plans } = await test.db
      .selectFrom('vessel_plans')
      .select((eb) => eb.fn.countAll<number>().as('plans'))
      .executeTakeFirstOrThrow();
    const years = await test.db
      .insertInto('fiscal_years')
      .values(
        Array.from({ length: 201 }, (_, index) => ({
          name: `${2300 + index}-${2301 + index}`,
          start_date: `${2300 + index}-04-01`,
          end_date: `${2301 + index}-03-31`,
          deadline_at: `${2299 + index}-09-30T16:00:00Z`,
        })),
      )
      .returning('id')
      .execute();
    await test.db
      .insertInto('vessel_plans')
      .values(years.map(({ id }) => ({ vessel_id: vessel, fiscal_year_id: id })))
      .execute();
    const { data, meta } = await all('/api/vessel_plans');
    expect([data.length, meta]).toEqual([200, { total: plans + 201 }]);
    const shortOne = await all('/api/fiscal_years');
    expect(shortOne.data.length).toBeGreaterThan(200);
    expect(shortOne.meta).toBeUndefined();
  });

  it('has all 300 stations of an application', async () => {
    const id = await anApplication(test.db).withStations(300).submitted().create();
    expect((await all(`/api/ship_time_requests/${id}/stations`)).data).toHaveLength(300);
  });

  it('has what waits in an inbox, and says how many', async () => {
    const vessel = await aVessel(test.db);
    const coordinator = await aUser(test.db, 'regional_vessel_coordinator', { vessels: [vessel] });
    await anApplication(test.db).for(vessel).submitted().create();
    const { data, meta, links } = (
      await (await test.as(coordinator)).get(`/api/users/${coordinator}/inbox`)
    ).json();
    expect([data.length, meta, links]).toEqual([1, { total: 1 }, undefined]);
  });
});
