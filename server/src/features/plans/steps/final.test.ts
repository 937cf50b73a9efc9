import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anApplication, fiveDaysAtAnyTime } from '#test/factories/applications.ts';
import { aConstraint, aMission, aPlan, theFiscalYear, type APlan } from '#test/factories/plans.ts';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';

let test: TestApp;
let admin: TestClient;
let observer: TestClient;
beforeAll(async () => {
  test = await startTestApp();
  admin = await test.as(await aUser(test.db, 'administrator'));
  observer = await test.as(await aUser(test.db, 'observer'));
});
afterAll(() => test.close());

let opening = 2100;
const anExecutivePlan = async (fiscal_year_id?: number): Promise<APlan> =>
  aPlan(test.db, {
    review_level: 'executive',
    fiscal_year_id: fiscal_year_id ?? (await theFiscalYear(test.db, (opening += 1))),
  });
const startOf = async (plan: APlan) =>
  (
    await test.db
      .selectFrom('fiscal_years')
      .select('start_date')
      .where('id', '=', plan.fiscal_year_id)
      .executeTakeFirstOrThrow()
  ).start_date;
const setFinal = (plan: APlan) => admin.post(`/api/vessel_plans/${plan.id}/set_final`);
const statusOf = async (id: number) =>
  (
    await test.db
      .selectFrom('ship_time_requests')
      .select('status_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).status_id;
const finalRows = (id: number) =>
  test.db
    .selectFrom('ship_time_request_history')
    .selectAll()
    .where('ship_time_request_id', '=', id)
    .where('action', '=', 'finalise')
    .execute();

const asked = async (plan: APlan): Promise<number> =>
  anApplication(test.db)
    .for(plan.vessel_id)
    .forYear(plan.fiscal_year_id)
    .having({
      ...fiveDaysAtAnyTime,
      min_science_berths: 1,
      ideal_science_berths: 2,
    })
    .inReview()
    .create();

describe('a plan set final', () => {
  it('says whom it leaves out: before it is final, on the plan, and to the proponents', async () => {
    const plan = await anExecutivePlan();
    const proponent = await aUser(test.db, 'proponent');
    const id = await anApplication(test.db)
      .for(plan.vessel_id)
      .forYear(plan.fiscal_year_id)
      .by(proponent)
      .submitted()
      .create();
    const preflight = (await admin.get(`/api/vessel_plans/${plan.id}/preflight`)).json().data;
    expect(preflight).toMatchObject({ allowed: true, left_out: [{ id }] });
    const reader = await test.as(proponent);
    const isLeftOut = async () =>
      (await reader.get(`/api/ship_time_requests/${id}`)).json().data.left_out_of_plan;
    const blocking = async () =>
      (await admin.get(`/api/vessel_plans/${plan.id}?append=blocking`)).json().data.blocking;
    expect([await isLeftOut(), (await blocking()).left_out]).toEqual([false, []]);
    expect((await setFinal(plan)).statusCode).toBe(200);
    expect([await isLeftOut(), (await blocking()).left_out]).toEqual([true, [id]]);
    expect((await admin.post(`/api/ship_time_requests/${id}/accept`)).statusCode).toBe(409);
    await admin.post(`/api/vessel_plans/${plan.id}/reopen`, { reason: 'Take the one left out' });
    expect(await isLeftOut()).toBe(false);
  });

  it('accepts the applications of its missions and publishes the schedule, once however often it is clicked', async () => {
    const plan = await anExecutivePlan();
    const start_date = await startOf(plan);
    const application = await asked(plan);
    const proponent = (
      await test.db
        .selectFrom('ship_time_requests')
        .select('user_id')
        .where('id', '=', application)
        .executeTakeFirstOrThrow()
    ).user_id;
    await aMission(test.db, plan.id, { ship_time_request_id: application, start_date });
    const clicks = await Promise.all([1, 2, 3, 4].map(() => setFinal(plan)));
    expect(clicks.map((answer) => answer.statusCode).toSorted()).toEqual([200, 409, 409, 409]);
    expect(clicks.find((answer) => answer.statusCode === 409)?.json().type).toBe('plan_level');
    expect(await statusOf(application)).toBe(6);
    expect(await finalRows(application)).toHaveLength(1);
    const notices = await test.db
      .selectFrom('notices')
      .selectAll()
      .where('user_id', '=', proponent)
      .execute();
    expect(notices.map(({ kind }) => kind)).toEqual(['application_finalise']);
    const mails = await test.db.selectFrom('outbox').selectAll().where('user_id', '=', proponent).execute();
    expect(mails).toHaveLength(1);
    const { data } = (
      await observer.get(`/api/fleet_plans?filter[fiscal_year_id]=${plan.fiscal_year_id}`)
    ).json();
    expect(data).toMatchObject([{ latest_version: 1, vessels_published: 1, can: { publish: false } }]);
    const published = await observer.get(`/api/fleet_plans/${data[0].id}/versions/latest`);
    const askedAreas = await test.db
      .selectFrom('ship_time_request_project_areas as c')
      .innerJoin('project_areas as a', 'a.id', 'c.project_area_id')
      .select(['a.id', 'a.key', 'a.name_en', 'a.name_fr'])
      .where('c.ship_time_request_id', '=', application)
      .orderBy('a.id')
      .execute();
    expect(askedAreas.length).toBeGreaterThan(0);
    expect(published.json().data.snapshot.areas).toEqual(
      askedAreas.map((area) => ({ ...area, ship_time_request_ids: [application] })),
    );
  });

  it('tells coordinators of the vessel where the application sails, not that they sail', async () => {
    const plan = await anExecutivePlan();
    const start_date = await startOf(plan);
    const application = await asked(plan);
    await aMission(test.db, plan.id, { ship_time_request_id: application, start_date });
    const coordinator = await aUser(test.db, 'regional_vessel_coordinator', { vessels: [plan.vessel_id] });
    expect((await setFinal(plan)).statusCode).toBe(200);
    const mails = await test.db
      .selectFrom('outbox')
      .selectAll()
      .where('user_id', '=', coordinator)
      .where('kind', 'like', 'application_%')
      .execute();
    expect(mails.map(({ kind }) => kind)).toEqual(['application_finalised']);
    expect(mails[0]?.body_text).toContain('The mission sails on');
    expect(mails[0]?.body_text).not.toContain('You sail');
    expect(mails[0]?.body_text).not.toContain('We will tell you');
  });

  it('is held back by missions without a date, then by errors that are neither solved nor kept knowingly', async () => {
    const plan = await anExecutivePlan();
    const start_date = await startOf(plan);
    const application = await asked(plan);
    const waiting = await aMission(test.db, plan.id, { ship_time_request_id: application });
    const inRefit = await aMission(test.db, plan.id, { start_date });
    const constraint = await aConstraint(test.db, {
      vessel_id: plan.vessel_id,
      start_date,
      end_date: start_date,
    });
    const unscheduled = await setFinal(plan);
    expect(unscheduled.statusCode).toBe(409);
    expect(unscheduled.json()).toMatchObject({
      type: 'undecided_applications',
      meta: { blocking: [application], missions: [waiting] },
    });
    await admin.patch(`/api/missions/${waiting}`, { start_date: `${start_date.slice(0, 4)}-09-01` });
    const unresolved = await setFinal(plan);
    expect(unresolved.statusCode).toBe(409);
    expect(unresolved.json()).toMatchObject({
      type: 'unresolved_conflicts',
      meta: {
        conflicts: [{ code: 'constraint_overlap', mission_ids: [inRefit], constraint_id: constraint }],
      },
    });
    expect(await statusOf(application)).toBe(4);
    const { data: before } = (await admin.get(`/api/vessel_plans/${plan.id}?append=blocking`)).json();
    expect(before.can.set_final).toBe(false);
    expect(before.blocking.reasons).toMatchObject([{ code: 'unresolved_conflicts', ids: [inRefit] }]);
    const kept = { code: 'constraint_overlap', constraint_id: constraint, reason: 'Alongside, no crew' };
    expect((await admin.post(`/api/missions/${inRefit}/kept_conflicts`, kept)).statusCode).toBe(201);
    expect((await admin.get(`/api/vessel_plans/${plan.id}`)).json().data.can.set_final).toBe(true);
    expect((await setFinal(plan)).statusCode).toBe(200);
    expect(await statusOf(application)).toBe(6);
  });

  it('carries what is kept knowingly into the published schedule: with the reason for those who read plans', async () => {
    const plan = await anExecutivePlan();
    const start_date = await startOf(plan);
    const mission = await aMission(test.db, plan.id, { start_date });
    const constraint_id = await aConstraint(test.db, {
      vessel_id: plan.vessel_id,
      start_date,
      end_date: start_date,
    });
    const gone = await aConstraint(test.db, { vessel_id: plan.vessel_id, start_date, end_date: start_date });
    for (const each of [constraint_id, gone])
      await admin.post(`/api/missions/${mission}/kept_conflicts`, {
        code: 'constraint_overlap',
        constraint_id: each,
        reason: 'Alongside, no crew',
      });
    await test.db
      .updateTable('scheduling_constraints')
      .set({ start_date: `${start_date.slice(0, 4)}-12-01`, end_date: `${start_date.slice(0, 4)}-12-02` })
      .where('id', '=', gone)
      .execute();
    expect((await setFinal(plan)).statusCode).toBe(200);
    const [fleet] = (
      await observer.get(`/api/fleet_plans?filter[fiscal_year_id]=${plan.fiscal_year_id}`)
    ).json().data;
    const keptFor = async (client: TestClient) =>
      (await client.get(`/api/fleet_plans/${fleet.id}/versions/latest`)).json().data.snapshot.plans[0]
        .snapshot.kept;
    const found = { mission_id: mission, code: 'constraint_overlap', constraint_id };
    expect(await keptFor(observer)).toMatchObject([{ ...found, reason: 'Alongside, no crew' }]);
    const proponent = await test.as(await aUser(test.db, 'proponent'));
    expect(await keptFor(proponent)).toMatchObject([{ ...found, reason: '', by: '' }]);
  });

  it('leaves accepted what another plan has accepted, and what it accepted itself when it is reopened', async () => {
    const [first, second] = [await anExecutivePlan(), await anExecutivePlan()];
    const start_date = await startOf(second);
    const application = await asked(second);
    await aMission(test.db, second.id, {
      ship_time_request_id: application,
      start_date,
      operational_days: 2,
    });
    const other = await aPlan(test.db, { review_level: 'executive', fiscal_year_id: second.fiscal_year_id });
    await aMission(test.db, other.id, {
      ship_time_request_id: application,
      operational_days: 3,
      start_date: `${start_date.slice(0, 4)}-08-01`,
    });
    expect((await setFinal(second)).statusCode).toBe(200);
    expect((await setFinal(other)).statusCode).toBe(200);
    expect(await finalRows(application)).toHaveLength(1);
    await admin.post(`/api/vessel_plans/${second.id}/reopen`, { reason: 'Engine' });
    expect(await statusOf(application)).toBe(6);
    expect((await setFinal(second)).statusCode).toBe(200);
    expect(await finalRows(application)).toHaveLength(1);
    expect((await setFinal(first)).statusCode).toBe(200);
  });
});

describe('a plan set final while one of its applications is refused', () => {
  it('has either accepted it or does not have its mission', async () => {
    for (let round = 0; round < 12; round += 1) {
      const plan = await anExecutivePlan();
      const application = await asked(plan);
      const start_date = await startOf(plan);
      const mission = await aMission(test.db, plan.id, { ship_time_request_id: application, start_date });
      const reject = () => admin.post(`/api/ship_time_requests/${application}/reject`, { reason: 'No crew' });
      const calls = round % 2 === 0 ? [setFinal(plan), reject()] : [reject(), setFinal(plan)];
      const answers = await Promise.all(calls);
      expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true);
      const status = await statusOf(application);
      const { data } = (await observer.get(`/api/vessel_plans/${plan.id}/versions/1`)).json();
      const planned = data.snapshot.missions.map((each: { id: number }) => each.id);
      expect([status, planned]).toEqual(status === 6 ? [6, [mission]] : [5, []]);
    }
  });
});

describe('the fleet plan', () => {
  it('grows by a version with each final plan and keeps what was promised while one is reopened', async () => {
    const one = await anExecutivePlan();
    const two = await aPlan(test.db, { review_level: 'executive', fiscal_year_id: one.fiscal_year_id });
    const start_date = await startOf(one);
    await aMission(test.db, one.id, { start_date, title: 'Moorings', notes: 'Captain prefers May' });
    await setFinal(one);
    const progress = async () =>
      (await observer.get(`/api/fleet_plans?filter[fiscal_year_id]=${one.fiscal_year_id}`)).json().data[0];
    expect(await progress()).toMatchObject({
      vessels_published: 1,
      vessels: 2,
      awaited_vessel_ids: [two.vessel_id],
    });
    await setFinal(two);
    expect(await progress()).toMatchObject({ vessels_published: 2, vessels: 2, awaited_vessel_ids: [] });
    const [fleet] = (
      await observer.get(`/api/fleet_plans?filter[fiscal_year_id]=${one.fiscal_year_id}`)
    ).json().data;
    const versions = `/api/fleet_plans/${fleet.id}/versions`;
    const newest = (await observer.get(`${versions}/latest`)).json().data;
    expect(newest).toMatchObject({ number: 2, is_latest: true, reason: 'A vessel plan was set as final' });
    expect(
      newest.snapshot.plans.map((each: { snapshot: { vessel_id: number } }) => each.snapshot.vessel_id),
    ).toEqual([one.vessel_id, two.vessel_id].toSorted((a, b) => a - b));
    const former = (await observer.get(`${versions}/1`)).json().data;
    expect(former).toMatchObject({ is_latest: false });
    expect(former.snapshot.plans).toHaveLength(1);
    await admin.post(`/api/vessel_plans/${one.id}/reopen`, { reason: 'Engine' });
    const published = await admin.post(versions, { reason: 'For the annual report' });
    expect(published.statusCode).toBe(201);
    expect(published.json().data).toMatchObject({ number: 3, reason: 'For the annual report' });
    const [reopened] = published
      .json()
      .data.snapshot.plans.filter((each: { reopened: boolean }) => each.reopened);
    expect(reopened.snapshot.missions).toMatchObject([{ title: 'Moorings', notes: 'Captain prefers May' }]);
    const proponent = await test.as(await aUser(test.db, 'proponent'));
    const seen = (await proponent.get(`${versions}/3`)).json().data.snapshot.plans;
    expect(JSON.stringify(seen)).toContain('Moorings');
    expect(JSON.stringify(seen)).not.toContain('Captain');
  });

  it('is read by everyone who is signed in, published by administrators alone, changed by nobody', async () => {
    const plan = await anExecutivePlan();
    await setFinal(plan);
    const [fleet] = (
      await observer.get(`/api/fleet_plans?filter[fiscal_year_id]=${plan.fiscal_year_id}`)
    ).json().data;
    const url = `/api/fleet_plans/${fleet.id}/versions`;
    const answers: (string | number)[][] = [];
    for (const role of [
      'co_proponent',
      'proponent',
      'regional_vessel_coordinator',
      'national_science_representative',
      'administrator',
      'observer',
    ] as const) {
      const client = await test.as(await aUser(test.db, role));
      const reads = [
        await client.get('/api/fleet_plans'),
        await client.get(`${url}/1`),
        await client.get(url),
      ];
      const writes = await client.post(url, { reason: 'Again' });
      answers.push([role, ...reads.map((answer) => answer.statusCode), writes.statusCode]);
    }
    expect(answers).toEqual([
      ['co_proponent', 200, 200, 200, 403],
      ['proponent', 200, 200, 200, 403],
      ['regional_vessel_coordinator', 200, 200, 200, 403],
      ['national_science_representative', 200, 200, 200, 403],
      ['administrator', 200, 200, 200, 201],
      ['observer', 200, 200, 200, 403],
    ]);
    expect((await admin.post(url, {})).statusCode).toBe(422);
    expect((await admin.get(`${url}/99`)).statusCode).toBe(404);
    expect((await admin.get('/api/fleet_plans/2000000/versions')).statusCode).toBe(404);
    expect((await admin.post('/api/fleet_plans/2000000/versions', { reason: 'x' })).statusCode).toBe(404);
    for (const answer of [await admin.put(`${url}/1`), await admin.delete(`${url}/1`)])
      expect(answer.statusCode).toBe(405);
    await expect(test.db.updateTable('fleet_plan_versions').set({ reason: 'x' }).execute()).rejects.toThrow(
      /append-only/,
    );
  });
});
