import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anApplication, fiveDaysAtAnyTime } from '#test/factories/applications.ts';
import { aMission, aPlan, theFiscalYear } from '#test/factories/plans.ts';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';

let test: TestApp;
let admin: TestClient;
beforeAll(async () => {
  test = await startTestApp();
  admin = await test.as(await aUser(test.db, 'administrator'));
});
afterAll(() => test.close());

let opening = 2140;
const brokenPromise = async () => {
  opening += 1;
  const fiscal_year_id = await theFiscalYear(test.db, opening);
  const plan = await aPlan(test.db, { fiscal_year_id, review_level: 'executive' });
  const owner = await aUser(test.db, 'proponent');
  const coordinator = await test.as(
    await aUser(test.db, 'regional_vessel_coordinator', { vessels: [plan.vessel_id] }),
  );
  const application = await anApplication(test.db)
    .by(owner)
    .for(plan.vessel_id)
    .forYear(fiscal_year_id)
    .having({
      ...fiveDaysAtAnyTime,
      min_science_berths: 1,
      ideal_science_berths: 2,
    })
    .inReview()
    .create();
  const mission = await aMission(test.db, plan.id, {
    ship_time_request_id: application,
    start_date: `${opening}-05-12`,
  });
  await step(plan.id, 'set_final');
  await step(plan.id, 'reopen', { reason: 'Engine' });
  await step(plan.id, 'return', { reason: 'Engine' });
  await step(plan.id, 'return', { reason: 'Engine' });
  return { plan, mission, application, owner, coordinator, fiscal_year_id };
};

const step = async (id: number, action: string, body: object = {}) =>
  expect((await admin.post(`/api/vessel_plans/${id}/${action}`, body)).statusCode).toBe(200);

const reject = (client: TestClient, id: number) =>
  client.post(`/api/ship_time_requests/${id}/reject`, { reason: 'The engine is beyond repair this year' });

const kindsFor = async (user: number) =>
  (await test.db.selectFrom('outbox').select('kind').where('user_id', '=', user).orderBy('id').execute()).map(
    ({ kind }) => kind,
  );

const lastMailTo = async (user: number) =>
  (
    await test.db
      .selectFrom('outbox')
      .select('body_text')
      .where('user_id', '=', user)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
  ).body_text;

it('an accepted application stays accepted as long as a mission of it has a date', async () => {
  const { application, mission, coordinator } = await brokenPromise();
  const held = await reject(coordinator, application);
  expect([held.statusCode, held.json().type]).toEqual([409, 'invalid_transition']);
  const read = (await coordinator.get(`/api/ship_time_requests/${application}`)).json().data;
  expect([read.status_id, read.can.reject, read.can.withdraw]).toEqual([6, false, false]);
  await expect(
    sql`update ship_time_requests set status_id = 5 where id = ${application}`.execute(test.db),
  ).rejects.toMatchObject({ constraint: 'request_status_transition' });
  expect((await coordinator.get(`/api/missions/${mission}`)).statusCode).toBe(200);
});

it('one whose voyage cannot be kept is refused with a reason, and the plan becomes final without it', async () => {
  const { application, mission, coordinator, owner, plan, fiscal_year_id } = await brokenPromise();
  const off = await coordinator.patch(`/api/missions/${mission}`, { start_date: null });
  expect(off.statusCode).toBe(200);
  const read = (await coordinator.get(`/api/ship_time_requests/${application}`)).json().data;
  expect([read.status_id, read.can.reject]).toEqual([6, true]);

  const refused = await reject(coordinator, application);
  expect([refused.statusCode, refused.json().data.status_id]).toEqual([200, 5]);
  expect((await coordinator.get(`/api/missions/${mission}`)).statusCode).toBe(404);
  expect((await reject(coordinator, application)).statusCode).toBe(409);

  await step(plan.id, 'send_to_national');
  await step(plan.id, 'send_to_executive');
  await step(plan.id, 'set_final');
  const [fleet] = (await admin.get(`/api/fleet_plans?filter[fiscal_year_id]=${fiscal_year_id}`)).json().data;
  const { data } = (await admin.get(`/api/fleet_plans/${fleet.id}/versions/latest`)).json();
  expect(data.snapshot.plans[0].snapshot.missions).toEqual([]);
  expect(await kindsFor(owner)).toEqual(['application_finalise', 'application_cancel']);
  expect(await lastMailTo(owner)).toMatch(/had been accepted[^]+You sail on[^]+beyond repair/);
  const told = await (await test.as(owner)).get(`/api/ship_time_requests/${application}?append=outcome`);
  expect(told.json().data.outcome).toMatchObject({
    outcome: 'unable_to_fulfill',
    reason: 'The engine is beyond repair this year',
    voyages: [],
  });
});
