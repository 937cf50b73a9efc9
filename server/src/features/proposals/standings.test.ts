import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { anApplication } from '#test/factories/applications.ts';
import { aUser } from '#test/factories/people.ts';
import { aMission, type APlan, aPlan } from '#test/factories/plans.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const rival = async (plan: APlan): Promise<number> => {
  const id = await anApplication(test.db)
    .for(plan.vessel_id)
    .forYear(plan.fiscal_year_id)
    .inReview()
    .having({
      operational_window_start: '2028-06-01',
      operational_window_end: '2028-06-30',
      preferred_start_window_start: null,
      preferred_start_window_end: null,
      operational_days: 20,
      min_science_berths: 4,
      ideal_science_berths: 4,
      helicopter_required: false,
    })
    .create();
  await aMission(test.db, plan.id, { ship_time_request_id: id, operational_days: 20 });
  return id;
};

const aContest = async () => {
  const plan = await aPlan(test.db);
  const userId = await aUser(test.db, 'regional_vessel_coordinator', { vessels: [plan.vessel_id] });
  const rivals = [await rival(plan), await rival(plan)] as const;
  return { plan, rivals, coordinator: await test.as(userId) };
};

const proposed = async (client: TestClient, plan: APlan) => {
  const { vessel_id, fiscal_year_id } = plan;
  const asked = { fiscal_year_id, vessel_ids: [vessel_id], mode: 'fill', iterations: 200 };
  const { id } = (await client.post('/api/proposals', asked)).json().data;
  return vi.waitFor(
    async () => {
      const { data } = (await client.get(`/api/proposals/${id}`)).json();
      expect(data.state).toBe('done');
      return data;
    },
    { timeout: 15_000, interval: 50 },
  );
};
const sailing = (found: { changes: { ship_time_request_id: number }[] }) =>
  found.changes.map(({ ship_time_request_id: id }) => id);
const at = (id: number, what: string) => `/api/ship_time_requests/${id}/${what}`;

describe('a proposal', () => {
  it('lets the one sail that stands higher in the ranking, and says why the other does not', async () => {
    const { plan, rivals, coordinator } = await aContest();
    const [first] = sailing(await proposed(coordinator, plan));
    const other = rivals.find((id) => id !== first)!;
    await coordinator.post(at(other, 'rank'), { after: null });
    await coordinator.post(at(first!, 'rank'), { after: other });
    const found = await proposed(coordinator, plan);
    expect(sailing(found)).toEqual([other]);
    const why = (await coordinator.get(`/api/proposals/${found.id}/explanations/${first}`)).json().data;
    expect(why).toMatchObject({
      standing: { priority: null, place: 2, of: 2, counts_as: 1.25 },
      vessels: [
        {
          verdict: 'blocked',
          value: 2750,
          blocking_value: 3300,
          missions: [{ standing: { place: 1, of: 2, counts_as: 1.5 } }],
        },
      ],
    });
  });

  it('counts a day of priority 5 as three of the usual, whatever the ranking', async () => {
    const { plan, rivals, coordinator } = await aContest();
    await coordinator.post(at(rivals[0], 'rank'), { after: null });
    await coordinator.patch(at(rivals[1], 'standing'), { priority: 5 });
    const found = await proposed(coordinator, plan);
    expect(sailing(found)).toEqual([rivals[1]]);
    expect(found.certificate).toMatchObject({ value: 6600, gap: 0 });
  });

  it('is stale once the ranking has changed, and not for a note on the mandate', async () => {
    const { plan, rivals, coordinator } = await aContest();
    const { id } = await proposed(coordinator, plan);
    const stateNow = async () => (await coordinator.get(`/api/proposals/${id}`)).json().data.state;
    await coordinator.patch(at(rivals[0], 'standing'), { mandate_note: 'Species at Risk Act' });
    expect(await stateNow()).toBe('done');
    await coordinator.post(at(rivals[0], 'rank'), { after: null });
    expect(await stateNow()).toBe('stale');
  });
});
