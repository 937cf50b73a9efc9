import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { anApplication } from '#test/factories/applications.ts';
import { aUser } from '#test/factories/people.ts';
import { aMission, type APlan, aPlan } from '#test/factories/plans.ts';
import { someRates } from '#test/factories/rates.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';

let test: TestApp;
let admin: TestClient;
beforeAll(async () => {
  test = await startTestApp();
  admin = await test.as(await aUser(test.db, 'administrator'));
});
afterAll(() => test.close());

const wanted = async (plan: APlan): Promise<void> => {
  const application = await anApplication(test.db)
    .for(plan.vessel_id)
    .forYear(plan.fiscal_year_id)
    .inReview()
    .having({
      ...{ operational_window_start: '2028-06-01', operational_window_end: '2028-06-30' },
      ...{ preferred_start_window_start: null, preferred_start_window_end: null },
      ...{ operational_days: 10, min_science_berths: 4, ideal_science_berths: 4, helicopter_required: false },
      vessel_preference_2_id: null,
    })
    .create();
  await aMission(test.db, plan.id, { ship_time_request_id: application, operational_days: 10 });
};

const proposed = async (client: TestClient, plan: APlan) => {
  const { vessel_id, fiscal_year_id } = plan;
  const body = { fiscal_year_id, vessel_ids: [vessel_id], mode: 'fill', iterations: 200 };
  const answer = await client.post('/api/proposals', body);
  expect(answer.statusCode).toBe(202);
  return vi.waitFor(
    async () => {
      const found = (await client.get(`/api/proposals/${answer.json().data.id}`)).json().data;
      expect(found.state).toBe('done');
      return found;
    },
    { timeout: 15_000, interval: 50 },
  );
};

it('says what its plans would cost before and after, and what nobody knows as unknown', async () => {
  const plan = await aPlan(test.db);
  const coordinator = await test.as(
    await aUser(test.db, 'regional_vessel_coordinator', { vessels: [plan.vessel_id] }),
  );
  await wanted(plan);
  const unknown = { cost: null, fuel: null, co2: null };
  expect((await proposed(coordinator, plan)).costs.after).toEqual(unknown);
  const { vessel_id, fiscal_year_id } = plan;
  const answer = await admin.post('/api/vessel_rates', { vessel_id, fiscal_year_id, ...someRates });
  expect(answer.statusCode).toBe(201);
  const { costs, metrics } = await proposed(coordinator, plan);
  expect(metrics.after.days).toBe(10);
  expect(costs.before).toEqual({ cost: 0, fuel: 0, co2: 0 });
  expect(costs.after.cost).toBeGreaterThanOrEqual(100_000);
  expect(costs.after.co2).toBeGreaterThan(0);
});
