import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anApplication } from '#test/factories/applications.ts';
import { aMission, aPlan, setReviewLevel, type APlan } from '#test/factories/plans.ts';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';

let test: TestApp;
let plan: APlan;
let other: APlan;
let planner: TestClient;
let colleague: TestClient;
beforeAll(async () => {
  test = await startTestApp();
  plan = await aPlan(test.db);
  other = await aPlan(test.db, { fiscal_year_id: plan.fiscal_year_id });
  await setReviewLevel(test.db, other.id, 'national');
  planner = await test.as(await aUser(test.db, 'regional_vessel_coordinator', { vessels: [plan.vessel_id] }));
  colleague = await test.as(
    await aUser(test.db, 'regional_vessel_coordinator', { vessels: [plan.vessel_id] }),
  );
});
afterAll(() => test.close());

const read = async (id: number) => (await planner.get(`/api/missions/${id}`)).json().data;
const takeBack = (id: number, client = planner, planId = plan.id) =>
  client.post(`/api/missions/${id}/take_back`, { vessel_plan_id: planId });
const move = (id: number) => planner.post(`/api/missions/${id}/move`, { vessel_id: other.vessel_id });
const ofTwo = async (fields: object = {}) => {
  const ship_time_request_id = await anApplication(test.db)
    .for(plan.vessel_id)
    .forYear(plan.fiscal_year_id)
    .inReview()
    .create();
  await aMission(test.db, plan.id, { ship_time_request_id });
  return { ship_time_request_id, id: await aMission(test.db, plan.id, { ship_time_request_id, ...fields }) };
};

describe('taking back', () => {
  it('brings a deleted mission of an application back as it was, under its own id', async () => {
    const { id } = await ofTwo({ start_date: '2028-05-01', notes: 'Second leg', approved_berths: 7 });
    await planner.patch(`/api/missions/${id}`, { approved_berths: 8 });
    const { updated_at: _u, created_at: _c, lock_version, ...before } = await read(id);
    await planner.delete(`/api/missions/${id}`);
    expect((await takeBack(id)).json().data).toMatchObject(before);
    const late = { approved_berths: 1, lock_version };
    expect((await planner.patch(`/api/missions/${id}`, late)).json().type).toBe('stale');
    expect((await takeBack(id)).statusCode).toBe(404);
  });

  it('brings it back without a date where another mission has come to stand, under the next number', async () => {
    const { id } = await ofTwo({ start_date: '2028-06-01' });
    const { number } = await read(id);
    await planner.delete(`/api/missions/${id}`);
    await aMission(test.db, plan.id, { start_date: '2028-06-02', number });
    const { data } = (await takeBack(id)).json();
    expect(data).toMatchObject({ id, start_date: null, vessel_plan_id: plan.id });
    expect(data.number).not.toBe(number);
  });

  it('fetches a moved mission from the other vessel, though that plan is not the planner’s to edit', async () => {
    const { id } = await ofTwo({ start_date: '2028-07-01' });
    const before = await read(id);
    expect((await move(id)).json().data.vessel_plan_id).toBe(other.id);
    const { vessel_plan_id, number, start_date } = before;
    expect((await takeBack(id)).json().data).toMatchObject({ vessel_plan_id, number, start_date });
    expect((await move(id)).statusCode).toBe(200);
    expect((await takeBack(id)).statusCode).toBe(200);
  });

  it('leaves what others have touched since, and what is final', async () => {
    const national = await test.as(await aUser(test.db, 'national_science_representative'));
    const [{ id: touched }, { id: final }] = [await ofTwo(), await ofTwo()];
    await move(touched);
    await national.patch(`/api/missions/${touched}`, { notes: 'Welcome here' });
    expect([(await takeBack(touched)).statusCode, (await takeBack(touched)).json().type]).toEqual([
      409,
      'stale',
    ]);
    await move(final);
    await setReviewLevel(test.db, other.id, 'final');
    expect((await takeBack(final)).json().type).toBe('read_only');
    await setReviewLevel(test.db, other.id, 'national');
  });

  it('is only for whoever did it, from that plan, while the plan is theirs', async () => {
    const { id } = await ofTwo();
    expect((await takeBack(id)).statusCode).toBe(404);
    await planner.delete(`/api/missions/${id}`);
    expect((await takeBack(id, colleague)).statusCode).toBe(404);
    expect((await takeBack(id, planner, other.id)).statusCode).toBe(404);
    await setReviewLevel(test.db, plan.id, 'national');
    expect((await takeBack(id)).json().type).toBe('level_not_yours');
    await setReviewLevel(test.db, plan.id, 'regional');
    expect((await takeBack(id)).statusCode).toBe(200);
  });

  it('does not bring back what its application has left', async () => {
    const { id, ship_time_request_id } = await ofTwo();
    await planner.delete(`/api/missions/${id}`);
    await test.db.deleteFrom('missions').where('ship_time_request_id', '=', ship_time_request_id).execute();
    expect((await takeBack(id)).json().type).toBe('invalid_transition');
  });
});
