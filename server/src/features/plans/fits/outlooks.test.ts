import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Outlook } from '@shiptime/domain/plans/wire/outlook';
import { anApplication } from '#test/factories/applications.ts';
import { aUser } from '#test/factories/people.ts';
import { aConstraint, aMission, aPlan } from '#test/factories/plans.ts';
import { aVessel } from '#test/factories/vessels.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';

let test: TestApp;
let admin: TestClient;
beforeAll(async () => {
  test = await startTestApp();
  admin = await test.as(await aUser(test.db, 'administrator'));
});
afterAll(() => test.close());

const june = {
  operational_days: 10,
  mobilization_days: 1,
  demobilization_days: 1,
  operational_window_start: '2028-06-01',
  operational_window_end: '2028-06-30',
  preferred_start_window_start: null,
  preferred_start_window_end: null,
  helicopter_required: false,
  min_science_berths: 8,
  ideal_science_berths: 10,
};
const july = { ...june, operational_window_start: '2028-07-01', operational_window_end: '2028-07-31' };
const outlooksOf = async (client: TestClient, ...ids: number[]): Promise<Outlook[]> =>
  (await client.get(`/api/ship_time_requests/outlooks?ids=${ids.join()}`)).json().data;

describe('the wanted weeks of an application', () => {
  it('say how its ship spends them, who else wants them, and what fits where', async () => {
    const plan = await aPlan(test.db);
    const at = () => anApplication(test.db).for(plan.vessel_id).forYear(plan.fiscal_year_id);
    const id = await at().having(june).submitted().create();
    const rival = await at()
      .having({ ...june, project_title: 'Krill' })
      .submitted()
      .create();
    await at().having(july).submitted().create();
    await at().having(june).create();
    await aMission(test.db, plan.id, { start_date: '2028-06-21', operational_days: 20 });
    const { vessel_id } = plan;
    await aConstraint(test.db, { vessel_id, start_date: '2028-06-01', end_date: '2028-06-07' });
    const [found] = await outlooksOf(admin, id);
    expect(found).toMatchObject({
      ship_time_request_id: id,
      vessel_id,
      wanted: {
        start_date: '2028-05-31',
        end_date: '2028-07-01',
        days: 32,
        used_days: 11,
        constraint_days: 7,
        free_days: 14,
      },
      needed_days: 12,
      free_in_a_row: 13,
    });
    expect(found?.weeks.map(({ start_date }) => start_date)).toEqual([
      '2028-05-31',
      '2028-06-05',
      '2028-06-12',
      '2028-06-19',
      '2028-06-26',
    ]);
    expect(found?.weeks.map(({ free_days }) => free_days)).toEqual([1, 4, 7, 2, 0]);
    expect(found?.rivals).toMatchObject([{ id: rival, project_title: 'Krill', operational_days: 10 }]);
    expect(found?.fits[0]).toMatchObject({ vessel_id, verdict: 'fits' });
    expect(found?.fits.length).toBeLessThanOrEqual(4);
  });

  it('count neither the application itself nor one in review that has its date', async () => {
    const plan = await aPlan(test.db);
    const at = () => anApplication(test.db).for(plan.vessel_id).forYear(plan.fiscal_year_id).having(june);
    const [id, dated, undated] = [
      await at().inReview().create(),
      await at().inReview().create(),
      await at().inReview().create(),
    ];
    const planned = { start_date: '2028-06-02', operational_days: 10 };
    await aMission(test.db, plan.id, { ...planned, ship_time_request_id: id });
    await aMission(test.db, plan.id, { ...planned, start_date: '2028-06-20', ship_time_request_id: dated });
    await aMission(test.db, plan.id, { ship_time_request_id: undated });
    const [found] = await outlooksOf(admin, id);
    expect(found?.wanted.used_days).toBeLessThanOrEqual(11);
    expect(found?.rivals.map((each) => each.id)).toEqual([undated]);
  });

  it('come for several at once, of any year, to whoever may give them to another ship', async () => {
    const [one, other] = [await aPlan(test.db), await aPlan(test.db)];
    const ids: number[] = [];
    for (const { vessel_id, fiscal_year_id } of [one, other])
      ids.push(await anApplication(test.db).for(vessel_id).forYear(fiscal_year_id).submitted().create());
    const asked = `/api/ship_time_requests/outlooks?ids=${ids.join()}`;
    expect((await outlooksOf(admin, ...ids)).map((each) => each.ship_time_request_id)).toEqual(ids);
    const vessels = [one.vessel_id, await aVessel(test.db)];
    const coordinator = await test.as(await aUser(test.db, 'regional_vessel_coordinator', { vessels }));
    expect(await outlooksOf(coordinator, ids[0]!)).toHaveLength(1);
    const some = (await coordinator.get(`${asked},999999`)).json();
    expect(some.data).toMatchObject([{ ship_time_request_id: ids[0] }]);
    expect(some.meta.refused).toEqual([
      { ship_time_request_id: ids[1], type: 'not_your_vessel' },
      { ship_time_request_id: 999_999, type: 'not_found' },
    ]);
    expect((await (await test.as(await aUser(test.db, 'observer'))).get(asked)).statusCode).toBe(403);
    expect((await (await test.as(await aUser(test.db, 'proponent'))).get(asked)).statusCode).toBe(404);
    expect((await test.visitor.get(asked)).statusCode).toBe(401);
    expect((await admin.get('/api/ship_time_requests/outlooks?ids=x')).statusCode).toBe(422);
  });
});
