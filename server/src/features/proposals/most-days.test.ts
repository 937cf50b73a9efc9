import { proposalBodyByAlternative } from '@shiptime/domain/proposals/alternatives';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { anApplication } from '#test/factories/applications.ts';
import { aUser } from '#test/factories/people.ts';
import { aConstraint, aMission, aPlan } from '#test/factories/plans.ts';
import { startTestApp, type TestApp } from '#test/harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('the proposal with the most days is the one that grants most of them, preferred starts or not', async () => {
  const plan = await aPlan(test.db);
  const vessels = [plan.vessel_id];
  const coordinator = await test.as(await aUser(test.db, 'regional_vessel_coordinator', { vessels }));
  const wanted = async (days: number, preferred: readonly [string, string]) => {
    const application = await anApplication(test.db)
      .for(plan.vessel_id)
      .forYear(plan.fiscal_year_id)
      .inReview()
      .having({
        operational_window_start: '2028-04-01',
        operational_window_end: '2028-06-30',
        preferred_start_window_start: preferred[0],
        preferred_start_window_end: preferred[1],
        operational_days: days,
        min_science_berths: 4,
        ideal_science_berths: 4,
        helicopter_required: false,
        vessel_preference_2_id: null,
      })
      .create();
    return aMission(test.db, plan.id, { ship_time_request_id: application, operational_days: days });
  };
  await aConstraint(test.db, { vessel_id: plan.vessel_id, start_date: '2028-04-01', end_date: '2028-06-10' });
  await aConstraint(test.db, { vessel_id: plan.vessel_id, start_date: '2028-07-01', end_date: '2029-03-31' });
  await wanted(11, ['2028-06-01', '2028-06-20']);
  const longer = await wanted(12, ['2028-04-01', '2028-04-10']);
  const asked = await coordinator.post('/api/proposals', {
    fiscal_year_id: plan.fiscal_year_id,
    vessel_ids: vessels,
    mode: 'fill',
    iterations: 200,
    ...proposalBodyByAlternative.most_days,
  });
  const { id } = asked.json().data as { id: number };
  const found = async () => (await coordinator.get(`/api/proposals/${id}`)).json().data;
  await vi.waitFor(async () => expect((await found()).state).toBe('done'), { timeout: 15_000, interval: 50 });
  expect((await found()).changes).toMatchObject([{ mission_id: longer }]);
});
