import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anApplication } from '#test/factories/applications.ts';
import {
  aConstraint,
  aMission,
  aPlan,
  setReviewLevel,
  portId,
  theFiscalYear,
  type APlan,
} from '#test/factories/plans.ts';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';

let test: TestApp;
let plan: APlan;
let planner: TestClient;
beforeAll(async () => {
  test = await startTestApp();
  plan = await aPlan(test.db);
  planner = await test.as(await aUser(test.db, 'regional_vessel_coordinator', { vessels: [plan.vessel_id] }));
});
afterAll(() => test.close());

const inReview = async (): Promise<number> =>
  anApplication(test.db).for(plan.vessel_id).forYear(plan.fiscal_year_id).inReview().create();
const stored = (id: number) =>
  test.db.selectFrom('missions').selectAll().where('id', '=', id).executeTakeFirst();

describe('the numbers of a plan', () => {
  it('follow its dates on request, by whoever may edit it', async () => {
    const plan = await aPlan(test.db);
    const late = await aMission(test.db, plan.id, { start_date: '2028-09-01' });
    const waiting = await aMission(test.db, plan.id);
    const early = await aMission(test.db, plan.id, { start_date: '2028-05-01' });
    const admin = await test.as(await aUser(test.db, 'administrator'));
    const renumber = (client: TestClient) => client.post(`/api/vessel_plans/${plan.id}/missions/renumber`);
    const observer = await test.as(await aUser(test.db, 'observer'));
    expect((await renumber(observer)).statusCode).toBe(403);
    expect((await renumber(admin)).statusCode).toBe(200);
    const { data } = (await admin.get(`/api/vessel_plans/${plan.id}/missions?sort=number`)).json();
    expect(data.map(({ id, number }: { id: number; number: number }) => [id, number])).toEqual([
      [early, 1],
      [late, 2],
      [waiting, 3],
    ]);
    expect((await renumber(admin)).json().data).toEqual([]);
  });
});

describe('an orphan mission', () => {
  it('is added with the next number of its plan and computes its end', async () => {
    const own = await aPlan(test.db, {
      vessel_id: plan.vessel_id,
      fiscal_year_id: await theFiscalYear(test.db, 2031),
    });
    await aMission(test.db, own.id, { number: 7 });
    const port = await portId(test.db, 'halifax');
    const answer = await planner.post(`/api/vessel_plans/${own.id}/missions`, {
      title: 'Sea trials',
      operational_days: 2.5,
      mobilization_days: 0.5,
      mobilization_port_id: port,
      start_date: '2031-05-01',
      start_fraction: 0.25,
      ship_time_request_id: 1,
      number: 99,
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.json().data).toMatchObject({
      number: 8,
      ship_time_request_id: null,
      start_date: '2031-05-01',
      end_date: '2031-05-04',
      mobilization_port_id: port,
      port_calls: 0,
      lock_version: 1,
      can: { edit: true, move: true, split: true, delete: true },
    });
  });

  it.each([
    [{}, ['operational_days', 'title']],
    [{ title: 'x', operational_days: 0 }, ['operational_days']],
    [{ title: 'x', operational_days: 1.1 }, ['operational_days']],
    [{ title: 'x', operational_days: 1, start_fraction: 0.3 }, ['start_fraction']],
    [{ title: 'x', operational_days: 1, start_date: '2028-02-30' }, ['start_date']],
    [{ title: 'x', operational_days: 1, mobilization_port_id: 2_000_000 }, ['mobilization_port_id']],
    [{ title: 'x'.repeat(1001), operational_days: 1, approved_berths: -1 }, ['approved_berths', 'title']],
  ])('is refused with its errors: %o', async (body, fields) => {
    const answer = await planner.post(`/api/vessel_plans/${plan.id}/missions`, body);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors).toSorted()).toEqual(fields);
  });

  it.each([
    ['proponent', 'forbidden'],
    ['observer', 'forbidden'],
    ['regional_vessel_coordinator', 'not_your_vessel'],
    ['national_science_representative', 'level_not_yours'],
  ] as const)('cannot be added by a %s: %s', async (role, type) => {
    const client = await test.as(await aUser(test.db, role));
    const answer = await client.post(`/api/vessel_plans/${plan.id}/missions`, {
      title: 'x',
      operational_days: 1,
    });
    expect([answer.statusCode, answer.json().type]).toEqual([403, type]);
  });
});

describe('a mission', () => {
  it('is read with its application', async () => {
    const application = await inReview();
    const id = await aMission(test.db, plan.id, { ship_time_request_id: application });
    const { data } = (await planner.get(`/api/missions/${id}?include=shipTimeRequest`)).json();
    expect(data.shipTimeRequest).toMatchObject({ id: application, status_id: 4 });
    expect(data.ship_time_request).toEqual(data.shipTimeRequest);
    expect(data.can).toMatchObject({ edit: true, move: false, delete: false });
    const list = (await planner.get(`/api/vessel_plans/${plan.id}/missions?include=shipTimeRequest`)).json();
    expect(list.data.find((mission: { id: number }) => mission.id === id)).toEqual(data);
    expect((await planner.get('/api/missions/2000000')).statusCode).toBe(404);
    const proponent = await test.as(await aUser(test.db, 'proponent'));
    expect((await proponent.get(`/api/missions/${id}`)).statusCode).toBe(403);
  });

  it('is saved as far as it is editable, and refused when stale', async () => {
    const id = await aMission(test.db, plan.id, {
      ship_time_request_id: await inReview(),
      requested_berths: 9,
    });
    const answer = await planner.patch(
      `/api/missions/${id}`,
      {
        start_date: '2028-04-03',
        start_fraction: 0.5,
        title: ' Relevé d’été ',
        requested_berths: 1,
        approved_berths: 8,
        vessel_plan_id: 1,
        number: 1,
        overlap_kept: true,
      },
      { 'if-match': '"1"' },
    );
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['etag']).toBe('"2"');
    expect(answer.json().data).toMatchObject({
      vessel_plan_id: plan.id,
      start_date: '2028-04-03',
      start_fraction: 0.5,
      end_date: '2028-04-08',
      title: 'Relevé d’été',
      requested_berths: 9,
      approved_berths: 8,
      overlap_kept: false,
    });
    const stale = await planner.patch(`/api/missions/${id}`, { notes: 'x' }, { 'if-match': '"1"' });
    expect(stale.statusCode).toBe(412);
    expect(stale.json().current).toMatchObject({ id, approved_berths: 8, end_date: '2028-04-08' });
    expect((await planner.patch(`/api/missions/${id}`, { notes: 'x', lock_version: 1 })).statusCode).toBe(
      409,
    );
    const off = await planner.patch(`/api/missions/${id}`, { start_date: null });
    expect(off.json().data).toMatchObject({ start_date: null, start_fraction: 0, end_date: null });
  });

  it('does not share time with another, and the answer names both', async () => {
    const there = await aMission(test.db, plan.id, { title: 'Ice camp', start_date: '2028-06-01' });
    const id = await aMission(test.db, plan.id, { title: 'Moorings', start_date: '2028-06-06' });
    const answer = await planner.patch(
      `/api/missions/${id}`,
      { start_date: '2028-06-05', start_fraction: 0.75 },
      { 'accept-language': 'fr' },
    );
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ type: 'overlap', meta: { blocking: [there, id] } });
    expect(answer.json().message).toContain('«\u00a0Ice camp\u00a0» chevaucherait «\u00a0Moorings\u00a0»');
    expect((await stored(id))?.start_date).toBe('2028-06-06');
  });

  it('is deleted only where its application keeps another, or none stands behind it', async () => {
    const application = await inReview();
    const [first, second] = [
      await aMission(test.db, plan.id, { ship_time_request_id: application }),
      await aMission(test.db, plan.id, { ship_time_request_id: application }),
    ];
    const orphan = await aMission(test.db, plan.id);
    expect((await planner.delete(`/api/missions/${orphan}`)).statusCode).toBe(204);
    expect((await planner.delete(`/api/missions/${first}`, { 'if-match': '"7"' })).statusCode).toBe(412);
    const both = await Promise.all([first, second].map((id) => planner.delete(`/api/missions/${id}`)));
    expect(both.map((answer) => answer.statusCode).toSorted()).toEqual([204, 409]);
    expect(both.find((answer) => answer.statusCode === 409)?.json().type).toBe('last_mission');
    expect((await planner.delete(`/api/missions/${orphan}`)).statusCode).toBe(404);
    const audit = await test.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'missions.deleted')
      .where('subject_id', '=', orphan)
      .execute();
    expect(audit).toMatchObject([{ before: { id: orphan, vessel_plan_id: plan.id } }]);
  });

  it('keeps its last mission even if the last two lie in two plans', async () => {
    const other = await aPlan(test.db, { fiscal_year_id: plan.fiscal_year_id });
    const admin = await test.as(await aUser(test.db, 'administrator'));
    for (let round = 0; round < 5; round += 1) {
      const ship_time_request_id = await inReview();
      const ids = [
        await aMission(test.db, plan.id, { ship_time_request_id }),
        await aMission(test.db, other.id, { ship_time_request_id }),
      ];
      const answers = await Promise.all(ids.map((id) => admin.delete(`/api/missions/${id}`)));
      expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([204, 409]);
    }
  });

  it('is split into two that take the time of the one, and joined again', async () => {
    const id = await aMission(test.db, plan.id, {
      ship_time_request_id: await inReview(),
      operational_days: 5.25,
      mobilization_days: 1,
      demobilization_days: 1,
      start_date: '2028-08-01',
      notes: 'Two legs',
    });
    const split = await planner.post(`/api/missions/${id}/split`, { operational_days: 2 });
    expect(split.statusCode).toBe(201);
    const { data: second, meta } = split.json();
    expect(meta.first).toMatchObject({
      id,
      operational_days: 2,
      demobilization_days: 0,
      end_date: '2028-08-03',
    });
    expect(second).toMatchObject({
      operational_days: 3.25,
      mobilization_days: 0,
      demobilization_days: 1,
      start_date: '2028-08-04',
      end_date: '2028-08-08',
      can: { move: true, delete: true },
    });
    expect((await planner.post(`/api/missions/${id}/split`, { operational_days: 2 })).statusCode).toBe(422);
    expect((await planner.post(`/api/missions/${id}/join`, { with: id })).statusCode).toBe(422);
    const orphan = await aMission(test.db, plan.id);
    const mixed = await planner.post(`/api/missions/${id}/join`, { with: orphan });
    expect([mixed.statusCode, mixed.json().type]).toEqual([409, 'invalid_transition']);
    const joined = await planner.post(`/api/missions/${second.id}/join`, { with: id });
    expect(joined.json().data).toMatchObject({
      id,
      operational_days: 5.25,
      mobilization_days: 1,
      demobilization_days: 1,
      start_date: '2028-08-01',
      end_date: '2028-08-08',
      notes: 'Two legs',
    });
    expect(await stored(second.id)).toBeUndefined();
  });

  it('moves to another plan that is past its region, on its dates where they are free', async () => {
    const target = await aPlan(test.db, { fiscal_year_id: plan.fiscal_year_id });
    const id = await aMission(test.db, plan.id, { start_date: '2028-10-01' });
    const next = await aMission(test.db, plan.id, { start_date: '2028-10-06' });
    const move = (mission: number, vessel_id = target.vessel_id) =>
      planner.post(`/api/missions/${mission}/move`, { vessel_id });
    const regional = await move(id);
    expect([regional.statusCode, regional.json().type]).toEqual([409, 'plan_level']);
    await setReviewLevel(test.db, target.id, 'national');
    await aMission(test.db, target.id, { number: 4, start_date: '2028-10-10' });
    expect((await move(id)).json().data).toMatchObject({
      vessel_plan_id: target.id,
      number: 5,
      start_date: '2028-10-01',
      can: { edit: false },
    });
    expect((await move(next)).json().data).toMatchObject({ number: 6, start_date: null });
    const refit = { start_date: '2028-12-20', end_date: '2028-12-24' };
    await aConstraint(test.db, { vessel_id: target.vessel_id, ...refit });
    const inRefit = await aMission(test.db, plan.id, { start_date: '2028-12-18' });
    expect((await move(inRefit)).json().data).toMatchObject({ number: 7, start_date: null });
    expect((await move(id)).json().type).toBe('not_your_vessel');
    const dated = await aMission(test.db, plan.id, { start_date: '2028-11-01' });
    const on = { vessel_id: target.vessel_id, start_date: '2028-12-01', start_fraction: 0.5 };
    expect((await planner.post(`/api/missions/${dated}/move`, on)).json().type).toBe('not_your_vessel');
    const admin = await test.as(await aUser(test.db, 'administrator'));
    expect((await admin.post(`/api/missions/${dated}/move`, on)).json().data).toMatchObject({
      vessel_plan_id: target.id,
      start_date: '2028-12-01',
      start_fraction: 0.5,
    });
    const last = await aMission(test.db, plan.id, { ship_time_request_id: await inReview() });
    expect((await move(last)).json().type).toBe('last_mission');
    const orphan = await aMission(test.db, plan.id);
    expect((await move(orphan, plan.vessel_id)).statusCode).toBe(422);
    expect((await move(orphan, 2_000_000)).statusCode).toBe(422);
    await setReviewLevel(test.db, target.id, 'final');
    expect((await move(orphan)).json().type).toBe('read_only');
  });
});
