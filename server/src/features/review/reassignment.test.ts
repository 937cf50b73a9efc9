import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anApplication } from '#test/factories/applications.ts';
import { aUser } from '#test/factories/people.ts';
import { aMission, aPlan, type APlan, setReviewLevel } from '#test/factories/plans.ts';
import { aVessel } from '#test/factories/vessels.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';

let test: TestApp;
let admin: TestClient;
beforeAll(async () => {
  test = await startTestApp();
  admin = await test.as(await aUser(test.db, 'administrator'));
});
afterAll(() => test.close());

const broken = async () => {
  const plan = await aPlan(test.db);
  const other = await aPlan(test.db, { fiscal_year_id: plan.fiscal_year_id });
  const application = await anApplication(test.db)
    .for(plan.vessel_id)
    .forYear(plan.fiscal_year_id)
    .inReview()
    .create();
  const mission = await aMission(test.db, plan.id, {
    ship_time_request_id: application,
    start_date: '2028-06-01',
    start_fraction: 0.5,
  });
  const both = await aUser(test.db, 'regional_vessel_coordinator', {
    vessels: [plan.vessel_id, other.vessel_id],
  });
  return { plan, other, application, mission, coordinator: await test.as(both) };
};
const reassign = (client: TestClient, id: number, to: APlan, body: object = {}) =>
  client.post(`/api/ship_time_requests/${id}/reassign`, {
    vessel_id: to.vessel_id,
    reason: 'The main engine broke down.',
    ...body,
  });
const missionNow = async (id: number) => (await admin.get(`/api/missions/${id}`)).json().data;
const vesselOf = async (id: number) =>
  (await admin.get(`/api/ship_time_requests/${id}`)).json().data.vessel_id;

describe('an application in review', () => {
  it('changes its ship as a whole: its last mission goes along, on its dates, between plans of one coordinator', async () => {
    const { other, application, mission, coordinator } = await broken();
    const answer = await reassign(coordinator, application, other);
    expect(answer.json().data).toMatchObject({ status_id: 4, vessel_id: other.vessel_id });
    expect(await missionNow(mission)).toMatchObject({
      vessel_plan_id: other.id,
      start_date: '2028-06-01',
      start_fraction: 0.5,
    });
    const history = (await admin.get(`/api/ship_time_requests/${application}/history`)).json().data;
    expect(history.at(-1)).toMatchObject({ action: 'reassign', reason: 'The main engine broke down.' });
  });

  it('waits there for a date where the other ship is taken, or goes to the date that is asked for', async () => {
    const { other, application, mission, coordinator } = await broken();
    await aMission(test.db, other.id, { start_date: '2028-06-04' });
    await reassign(coordinator, application, other);
    expect(await missionNow(mission)).toMatchObject({ vessel_plan_id: other.id, start_date: null });
    const second = await broken();
    await aMission(test.db, second.other.id, { start_date: '2028-06-04' });
    await reassign(second.coordinator, second.application, second.other, {
      start_date: '2028-07-01',
      start_fraction: 0.25,
    });
    expect(await missionNow(second.mission)).toMatchObject({
      vessel_plan_id: second.other.id,
      start_date: '2028-07-01',
      start_fraction: 0.25,
    });
    const third = await broken();
    await reassign(third.coordinator, third.application, third.other, { start_date: '2029-03-30' });
    expect(await missionNow(third.mission)).toMatchObject({ start_date: null });
  });

  it('takes all its missions along, as far apart as they were, and leaves those that are there already', async () => {
    const { plan, other, application, mission, coordinator } = await broken();
    const later = await aMission(test.db, plan.id, {
      ship_time_request_id: application,
      start_date: '2028-06-11',
    });
    const there = await aMission(test.db, other.id, {
      ship_time_request_id: application,
      start_date: '2028-09-01',
    });
    await reassign(coordinator, application, other, { start_date: '2028-07-01' });
    expect(await missionNow(mission)).toMatchObject({ start_date: '2028-07-01', start_fraction: 0 });
    expect(await missionNow(later)).toMatchObject({ start_date: '2028-07-10', start_fraction: 0.5 });
    expect(await missionNow(there)).toMatchObject({ vessel_plan_id: other.id, start_date: '2028-09-01' });
  });

  it('is moved by who works on both plans, at their levels, with a reason', async () => {
    const { plan, other, application, coordinator } = await broken();
    const national = await test.as(await aUser(test.db, 'national_science_representative'));
    expect((await reassign(coordinator, application, other, { reason: '' })).statusCode).toBe(422);
    await setReviewLevel(test.db, other.id, 'national');
    expect((await reassign(coordinator, application, other)).json()).toMatchObject({
      type: 'level_not_yours',
    });
    await setReviewLevel(test.db, other.id, 'final');
    expect((await reassign(admin, application, other)).json()).toMatchObject({ type: 'read_only' });
    expect(await vesselOf(application)).toBe(plan.vessel_id);
    await setReviewLevel(test.db, other.id, 'national');
    expect((await reassign(national, application, other)).statusCode).toBe(200);
    expect(await vesselOf(application)).toBe(other.vessel_id);
  });

  it('goes undecided to no ship whose plan is final, where nobody could accept it, unless the plan is amended', async () => {
    const plan = await aPlan(test.db);
    const other = await aPlan(test.db, { fiscal_year_id: plan.fiscal_year_id });
    const application = await anApplication(test.db)
      .for(plan.vessel_id)
      .forYear(plan.fiscal_year_id)
      .clarificationNeeded()
      .create();
    await setReviewLevel(test.db, other.id, 'final');
    const fits = async () =>
      (await admin.get(`/api/ship_time_requests/${application}/fits`))
        .json()
        .data.find(({ vessel_id }: { vessel_id: number }) => vessel_id === other.vessel_id).reassign;
    const refused = await reassign(admin, application, other);
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { type: 'plan_level' }]);
    expect(await vesselOf(application)).toBe(plan.vessel_id);
    expect(await fits()).toMatchObject({ amends: true, refusal: null });
    expect((await reassign(admin, application, other, { amend: true })).statusCode).toBe(200);
    expect(await vesselOf(application)).toBe(other.vessel_id);
  });

  it('opens the plan of a ship that has none yet', async () => {
    const { application, mission } = await broken();
    const vessel_id = await aVessel(test.db);
    expect((await reassign(admin, application, { vessel_id } as APlan)).statusCode).toBe(200);
    const { vessel_plan_id } = await missionNow(mission);
    expect((await admin.get(`/api/vessel_plans/${vessel_plan_id}`)).json().data).toMatchObject({ vessel_id });
  });

  it('does not change its ship by splitting: the last part on its ship neither leaves nor goes', async () => {
    const { plan, other, application, mission } = await broken();
    await setReviewLevel(test.db, other.id, 'national');
    const split = await admin.post(`/api/missions/${mission}/split`, { operational_days: 4.75 });
    const part = split.json().data.id as number;
    const move = (id: number) => admin.post(`/api/missions/${id}/move`, { vessel_id: other.vessel_id });
    expect((await move(part)).statusCode).toBe(200);
    for (const refused of [await move(mission), await admin.delete(`/api/missions/${mission}`)]) {
      expect(refused.statusCode).toBe(409);
      expect(refused.json().type).toBe('last_mission');
    }
    expect((await missionNow(mission)).can).toMatchObject({ move: false, delete: false });
    expect(await vesselOf(application)).toBe(plan.vessel_id);
  });
});
