import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anApplication, fiveDaysAtAnyTime } from '#test/factories/applications.ts';
import { aUser } from '#test/factories/people.ts';
import { aMission, type APlan, aPlan, theFiscalYear } from '#test/factories/plans.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';

let test: TestApp;
let admin: TestClient;
beforeAll(async () => {
  test = await startTestApp();
  admin = await test.as(await aUser(test.db, 'administrator'));
});
afterAll(() => test.close());

let opening = 2150;
const setFinal = (plan: APlan) => admin.post(`/api/vessel_plans/${plan.id}/set_final`);
const step = async (plan: APlan, name: string, body: object = { reason: 'Engine' }) =>
  expect((await admin.post(`/api/vessel_plans/${plan.id}/${name}`, body)).statusCode).toBe(200);
const kindsFor = async (user: number) =>
  (await test.db.selectFrom('outbox').select('kind').where('user_id', '=', user).orderBy('id').execute()).map(
    ({ kind }) => kind,
  );

const published = async () => {
  opening += 1;
  const fiscal_year_id = await theFiscalYear(test.db, opening);
  const [plan, other] = [
    await aPlan(test.db, { fiscal_year_id, review_level: 'executive' }),
    await aPlan(test.db, { fiscal_year_id, review_level: 'executive' }),
  ];
  const owner = await aUser(test.db, 'proponent');
  const coordinators = [
    await aUser(test.db, 'regional_vessel_coordinator', { vessels: [plan.vessel_id] }),
    await aUser(test.db, 'regional_vessel_coordinator', { vessels: [other.vessel_id] }),
  ] as const;
  const application = await anApplication(test.db)
    .by(owner)
    .for(plan.vessel_id)
    .forYear(fiscal_year_id)
    .having({ ...fiveDaysAtAnyTime, min_science_berths: 1, ideal_science_berths: 2 })
    .inReview()
    .create();
  const mission = await aMission(test.db, plan.id, {
    ship_time_request_id: application,
    start_date: `${opening}-07-12`,
  });
  for (const each of [plan, other]) expect((await setFinal(each)).statusCode).toBe(200);
  return { plan, other, owner, application, mission, coordinators, day: `${opening}-07-12` };
};

const reassign = (client: TestClient, application: number, to: APlan, more: object = {}) =>
  client.post(`/api/ship_time_requests/${application}/reassign`, {
    vessel_id: to.vessel_id,
    reason: 'Cracked cylinder block',
    ...more,
  });
const levelOf = async (plan: APlan) =>
  (await admin.get(`/api/vessel_plans/${plan.id}`)).json().data.review_level;
const statusOf = async (id: number) => (await admin.get(`/api/ship_time_requests/${id}`)).json().data;

describe('an accepted application whose ship has broken down', () => {
  it('changes its ship in amendments of both final plans, opened in the same press, and stays accepted', async () => {
    const { plan, other, application, mission, day } = await published();
    const refused = await reassign(admin, application, other);
    expect([refused.statusCode, refused.json().type]).toEqual([409, 'read_only']);
    const done = await reassign(admin, application, other, { amend: true });
    expect(done.statusCode).toBe(200);
    expect([await levelOf(plan), await levelOf(other)]).toEqual(['executive', 'executive']);
    expect(await statusOf(application)).toMatchObject({ status_id: 6, vessel_id: other.vessel_id });
    expect((await admin.get(`/api/missions/${mission}`)).json().data).toMatchObject({
      vessel_plan_id: other.id,
      start_date: day,
    });
    const history = (await admin.get(`/api/vessel_plans/${other.id}/history`)).json().data;
    expect(history.at(-1)).toMatchObject({ action: 'reopen', reason: 'Cracked cylinder block' });
  });

  it('is opened for amendment by administrators alone: nothing has changed for anybody else', async () => {
    const { plan, other, application, coordinators } = await published();
    const both = await test.as(
      await aUser(test.db, 'regional_vessel_coordinator', { vessels: [plan.vessel_id, other.vessel_id] }),
    );
    const national = await test.as(await aUser(test.db, 'national_science_representative'));
    for (const client of [both, national, await test.as(coordinators[0])])
      expect((await reassign(client, application, other, { amend: true })).statusCode).toBe(403);
    expect([await levelOf(plan), await levelOf(other)]).toEqual(['final', 'final']);
    expect((await statusOf(application)).vessel_id).toBe(plan.vessel_id);
  });

  it('is offered by the coordinator of its ship alone, and moved once the other one accepts', async () => {
    const { plan, other, application, coordinators } = await published();
    for (const each of [plan, other]) await step(each, 'reopen', { reason: 'Engine', level: 'regional' });
    const [mine, theirs] = [await test.as(coordinators[0]), await test.as(coordinators[1])];
    const offered = await reassign(mine, application, other);
    expect(offered.statusCode).toBe(202);
    const { id } = offered.json().data.offer;
    expect((await statusOf(application)).vessel_id).toBe(plan.vessel_id);
    expect((await theirs.post(`/api/transfer_offers/${id}/accept`)).statusCode).toBe(200);
    expect(await statusOf(application)).toMatchObject({ status_id: 6, vessel_id: other.vessel_id });
  });

  it('is replanned by those at whose level the amendment opens', async () => {
    const { plan, coordinators, mission } = await published();
    const [mine] = [await test.as(coordinators[0])];
    const move = () =>
      mine.post(`/api/vessel_plans/${plan.id}/missions/batch`, {
        changes: [{ id: mission, start_date: `${opening}-08-12` }],
      });
    await step(plan, 'reopen', { reason: 'Engine', level: 'regional' });
    expect(await levelOf(plan)).toBe('regional');
    expect((await move()).statusCode).toBe(200);
    const history = (await admin.get(`/api/vessel_plans/${plan.id}/history`)).json().data;
    expect(history.at(-1)).toMatchObject({ action: 'reopen', from_level: 'final', to_level: 'regional' });
    for (const name of ['send_to_national', 'send_to_executive', 'set_final']) await step(plan, name, {});
    await step(plan, 'reopen');
    expect(await levelOf(plan)).toBe('executive');
    expect((await move()).statusCode).toBe(403);
  });

  it('is told to its proponents once, with the days before and after, when the amended schedule is published', async () => {
    const { plan, other, owner, application } = await published();
    const before = await kindsFor(owner);
    expect((await reassign(admin, application, other, { amend: true })).statusCode).toBe(200);
    expect(await kindsFor(owner)).toEqual(before);
    expect((await setFinal(plan)).statusCode).toBe(200);
    expect(await kindsFor(owner)).toEqual(before);
    expect((await setFinal(other)).statusCode).toBe(200);
    expect(await kindsFor(owner)).toEqual([...before, 'application_rescheduled']);
    const { data } = (
      await (await test.as(owner)).get(`/api/ship_time_requests/${application}?append=outcome`)
    ).json();
    expect(data.outcome.changed.reasons).toContain('Cracked cylinder block');
    const { subject } = await test.db
      .selectFrom('outbox')
      .select('subject')
      .where('user_id', '=', owner)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(subject).toMatch(/voyage changed \(ship/);
  });

  it('keeps the day of its outcome, and shows its published ship, while it is replanned', async () => {
    const { plan, other, owner, application } = await published();
    const reader = await test.as(owner);
    const read = async (append: 'outcome' | 'stages') =>
      (await reader.get(`/api/ship_time_requests/${application}?append=${append}`)).json().data[append];
    const before = await read('outcome');
    const { chain } = await read('stages');
    expect((await reassign(admin, application, other, { amend: true })).statusCode).toBe(200);
    const { at, reason } = await read('outcome');
    const stages = await read('stages');
    expect({ at, reason }).toEqual({ at: before.at, reason: null });
    const { data: ship } = (await admin.get(`/api/vessels/${plan.vessel_id}`)).json();
    expect(stages.outcome_at).toBe(before.at);
    expect(stages.chain).toEqual(chain);
    expect(stages.vessel.name_en).toBe(ship.name_en);
  });

  it('is told of each application of a proponent that one publication changes', async () => {
    const { plan, owner, mission } = await published();
    const second = await anApplication(test.db)
      .by(owner)
      .for(plan.vessel_id)
      .forYear(plan.fiscal_year_id)
      .having({ ...fiveDaysAtAnyTime, min_science_berths: 1, ideal_science_berths: 2 })
      .inReview()
      .create();
    await step(plan, 'reopen');
    const added = await aMission(test.db, plan.id, {
      ship_time_request_id: second,
      start_date: `${opening}-08-12`,
    });
    expect((await setFinal(plan)).statusCode).toBe(200);
    const before = await kindsFor(owner);
    await step(plan, 'reopen');
    const changes = [
      { id: mission, start_date: `${opening}-09-01` },
      { id: added, start_date: `${opening}-10-01` },
    ];
    const moved = await admin.post(`/api/vessel_plans/${plan.id}/missions/batch`, { changes });
    expect(moved.statusCode).toBe(200);
    expect((await setFinal(plan)).statusCode).toBe(200);
    expect((await kindsFor(owner)).slice(before.length)).toEqual([
      'application_rescheduled',
      'application_rescheduled',
    ]);
  });

  it('is told once as well where the ship that takes it is published first, and sails once only', async () => {
    const { plan, other, owner, application, mission } = await published();
    const before = await kindsFor(owner);
    expect((await reassign(admin, application, other, { amend: true })).statusCode).toBe(200);
    expect((await setFinal(other)).statusCode).toBe(200);
    const { data } = (
      await (await test.as(owner)).get(`/api/ship_time_requests/${application}?append=outcome`)
    ).json();
    expect(data.outcome.voyages).toMatchObject([{ mission_id: mission, vessel: { id: other.vessel_id } }]);
    expect((await setFinal(plan)).statusCode).toBe(200);
    expect(await kindsFor(owner)).toEqual([...before, 'application_rescheduled']);
  });
});

it('a final plan is not opened without a reason that is kept, in the database as well', async () => {
  const { plan } = await published();
  const opened = test.db
    .updateTable('vessel_plans')
    .set({ review_level: 'executive' })
    .where('id', '=', plan.id)
    .execute();
  await expect(opened).rejects.toMatchObject({ constraint: 'amendment_with_reason' });
});
