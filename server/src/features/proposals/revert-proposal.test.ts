import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { anApplication } from '#test/factories/applications.ts';
import { aUser } from '#test/factories/people.ts';
import { aConstraint, aMission, type APlan, aPlan, setReviewLevel } from '#test/factories/plans.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';

let test: TestApp;
let admin: TestClient;
beforeAll(async () => {
  test = await startTestApp();
  admin = await test.as(await aUser(test.db, 'administrator'));
});
afterAll(() => test.close());

const wanted = async (plan: APlan, asks: Record<string, unknown>, start_date?: string) => {
  const application = await anApplication(test.db)
    .for(plan.vessel_id)
    .forYear(plan.fiscal_year_id)
    .inReview()
    .having({
      operational_window_start: '2028-06-01',
      operational_window_end: '2028-06-30',
      preferred_start_window_start: null,
      preferred_start_window_end: null,
      operational_days: 10,
      min_science_berths: 4,
      ideal_science_berths: 4,
      helicopter_required: false,
      ...asks,
    })
    .create();
  const mission = await aMission(test.db, plan.id, {
    ship_time_request_id: application,
    operational_days: 10,
    ...(start_date && { start_date }),
  });
  return { application, mission };
};

const acrossShips = async () => {
  const [first, second] = [await aPlan(test.db), await aPlan(test.db)];
  const vessels = [first.vessel_id, second.vessel_id];
  const coordinator = await test.as(await aUser(test.db, 'regional_vessel_coordinator', { vessels }));
  const { application, mission } = await wanted(
    first,
    { vessel_preference_2_id: second.vessel_id },
    '2028-06-05',
  );
  const left = await wanted(second, {
    operational_window_start: '2028-09-01',
    operational_window_end: '2028-09-30',
  });
  await aConstraint(test.db, {
    vessel_id: first.vessel_id,
    start_date: '2028-06-01',
    end_date: '2028-06-29',
  });
  const asked = await coordinator.post('/api/proposals', {
    fiscal_year_id: first.fiscal_year_id,
    vessel_ids: vessels,
    mode: 'improve',
    iterations: 200,
  });
  const { id } = asked.json().data as { id: number };
  await vi.waitFor(
    async () => expect((await coordinator.get(`/api/proposals/${id}`)).json().data.state).toBe('done'),
    { timeout: 15_000, interval: 50 },
  );
  const apply = () =>
    coordinator.post(`/api/proposals/${id}/apply`, { change_ids: 'all', reason: 'Breakdown.' });
  const offered = async () => {
    const { can, refusal } = (await coordinator.get(`/api/proposals/${id}`)).json().data;
    return { can, refusal };
  };
  const takeBack = (client = coordinator) =>
    client.post(`/api/proposals/${id}/take_back`, { reason: 'Repaired in time.' });
  return { first, second, coordinator, application, mission, left, apply, takeBack, offered };
};

const missionNow = async (id: number) => (await admin.get(`/api/missions/${id}`)).json().data;

it('what was applied of a proposal is taken back in one go, across ships, and can be applied again', async () => {
  const { first, second, application, mission, left, apply, takeBack, offered } = await acrossShips();
  expect(await offered()).toEqual({ can: { take_back: false }, refusal: 'invalid_transition' });
  expect((await apply()).statusCode).toBe(200);
  expect(await offered()).toEqual({ can: { take_back: true }, refusal: null });
  expect((await missionNow(mission)).vessel_plan_id).toBe(second.id);
  expect((await missionNow(left.mission)).start_date).not.toBeNull();
  const back = await takeBack();
  expect(back.statusCode).toBe(200);
  expect(back.json().data.state).toBe('done');
  expect(back.json().data.changes.some((change: { applied: boolean }) => change.applied)).toBe(false);
  expect(await missionNow(mission)).toMatchObject({ vessel_plan_id: first.id, start_date: '2028-06-05' });
  expect((await missionNow(left.mission)).start_date).toBeNull();
  const history = (await admin.get(`/api/ship_time_requests/${application}/history`)).json().data;
  expect(history.at(-1)).toMatchObject({ action: 'reassign', reason: 'Repaired in time.' });
  const versions = (await admin.get(`/api/vessel_plans/${first.id}/versions`)).json().data;
  expect(versions.map(({ reason }: { reason: string }) => reason).toSorted()).toEqual([
    'Breakdown.',
    'Repaired in time.',
  ]);
  expect((await takeBack()).statusCode).toBe(409);
  expect((await apply()).statusCode).toBe(200);
  expect((await missionNow(mission)).vessel_plan_id).toBe(second.id);
});

it('nothing is taken back once somebody has moved a part of it, nor by another person', async () => {
  const { second, coordinator, mission, left, apply, takeBack, offered } = await acrossShips();
  await apply();
  const stranger = await test.as(await aUser(test.db, 'regional_vessel_coordinator'));
  expect((await takeBack(stranger)).statusCode).toBe(404);
  const moved = await coordinator.patch(`/api/missions/${left.mission}`, { start_date: '2028-09-15' });
  expect(moved.statusCode).toBe(200);
  expect(await offered()).toEqual({ can: { take_back: false }, refusal: 'changed_since' });
  const refusedAnswer = await takeBack();
  expect([refusedAnswer.statusCode, refusedAnswer.json().type]).toEqual([409, 'invalid_transition']);
  expect((await missionNow(mission)).vessel_plan_id).toBe(second.id);
});

it('is not offered on a final plan, whose amendment is opened on purpose', async () => {
  const { first, apply, takeBack, offered } = await acrossShips();
  await apply();
  await setReviewLevel(test.db, first.id, 'final');
  expect(await offered()).toMatchObject({ can: { take_back: false }, refusal: 'read_only' });
  expect((await takeBack(admin)).statusCode).toBe(409);
});
