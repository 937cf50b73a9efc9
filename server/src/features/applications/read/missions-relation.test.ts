import { afterAll, beforeAll, expect, it } from 'vitest';
import { anApplication } from '#test/factories/applications.ts';
import { aUser } from '#test/factories/people.ts';
import { aMission, aPlan, setReviewLevel } from '#test/factories/plans.ts';
import { startTestApp, type TestApp } from '#test/harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('shows proponents their mission once the plan is final, and never what planners noted', async () => {
  const user = await aUser(test.db, 'proponent');
  const plan = await aPlan(test.db);
  const id = await anApplication(test.db).by(user).for(plan.vessel_id).submitted().create();
  await aMission(test.db, plan.id, { ship_time_request_id: id, notes: 'Weak case, fits the gap.' });
  const missions = async (reader: number) => {
    const answer = await (await test.as(reader)).get(`/api/ship_time_requests/${id}?include=missions`);
    return answer.json().data.missions;
  };
  const planner = await aUser(test.db, 'national_science_representative');
  expect(await missions(user)).toEqual([]);
  await setReviewLevel(test.db, plan.id, 'final');
  expect(await missions(user)).toMatchObject([{ ship_time_request_id: id, notes: null }]);
  expect(await missions(planner)).toMatchObject([{ notes: 'Weak case, fits the gap.' }]);
});
