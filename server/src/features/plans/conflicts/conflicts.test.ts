import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anApplication } from '#test/factories/applications.ts';
import { aConstraint, aMission, aPlan, setReviewLevel, type APlan } from '#test/factories/plans.ts';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';

let test: TestApp;
let admin: TestClient;
let observer: TestClient;
beforeAll(async () => {
  test = await startTestApp();
  admin = await test.as(await aUser(test.db, 'administrator', { first_name: 'Ada', last_name: 'Roy' }));
  observer = await test.as(await aUser(test.db, 'observer'));
});
afterAll(() => test.close());

type Found = { code: string; message: string; mission_ids: number[]; kept: { id: number } | null };
const conflictsOf = async (plan: APlan, language = 'en'): Promise<Found[]> =>
  (await observer.get(`/api/vessel_plans/${plan.id}/conflicts?lang=${language}`)).json().data;
const only = async (plan: APlan, code: string, language?: string) =>
  (await conflictsOf(plan, language)).filter((found) => found.code === code);
const keep = (id: number, body: object) => admin.post(`/api/missions/${id}/kept_conflicts`, body);

describe('the conflicts of a plan', () => {
  it('are said in the language of the reader, with their size and a remedy', async () => {
    const plan = await aPlan(test.db);
    const id = await aMission(test.db, plan.id, { title: 'Moorings', start_date: '2028-08-30' });
    const constraint = await aConstraint(test.db, { vessel_id: plan.vessel_id, name: 'Dry dock' });
    const [found] = await only(plan, 'constraint_overlap');
    expect(found).toMatchObject({
      severity: 'error',
      mission_ids: [id],
      constraint_id: constraint,
      days: 3,
      kept: null,
      can_be_kept: true,
      remedy: { kind: 'move', mission_id: id, message: expect.stringContaining('Moorings') },
    });
    expect(found?.message).toContain('Dry dock');
    const [french] = await only(plan, 'constraint_overlap', 'fr');
    expect(french?.message).not.toBe(found?.message);
    expect(french?.message).toContain('Dry dock');
    expect(french?.message).toContain('Moorings');
  });

  it('know of the application, of its other missions, and of what is not known of the vessel', async () => {
    const plan = await aPlan(test.db);
    await test.db.updateTable('vessels').set({ endurance: null }).where('id', '=', plan.vessel_id).execute();
    const application = await anApplication(test.db)
      .for(plan.vessel_id)
      .forYear(plan.fiscal_year_id)
      .having({
        operational_days: 9,
        operational_window_start: '2028-05-01',
        operational_window_end: '2028-06-30',
        helicopter_required: true,
      })
      .inReview()
      .create();
    const elsewhere = await aPlan(test.db, { fiscal_year_id: plan.fiscal_year_id });
    const there = await aMission(test.db, elsewhere.id, {
      ship_time_request_id: application,
      operational_days: 2,
      start_date: '2028-07-03',
    });
    const here = await aMission(test.db, plan.id, {
      ship_time_request_id: application,
      start_date: '2028-07-01',
    });
    const codes = (await conflictsOf(plan)).map((found) => found.code);
    expect(codes).toEqual(
      expect.arrayContaining([
        'outside_window',
        'helicopter',
        'days_short',
        'own_missions_overlap',
        'not_checked',
      ]),
    );
    expect((await only(plan, 'own_missions_overlap'))[0]?.mission_ids).toEqual([here, there]);
    expect((await only(plan, 'days_short'))[0]).toMatchObject({ days: 2 });
  });

  it('are for those who read plans', async () => {
    const plan = await aPlan(test.db);
    const proponent = await test.as(await aUser(test.db, 'proponent'));
    expect((await proponent.get(`/api/vessel_plans/${plan.id}/conflicts`)).statusCode).toBe(403);
    expect((await observer.get('/api/vessel_plans/2000000/conflicts')).statusCode).toBe(404);
  });
});

describe('a conflict kept knowingly', () => {
  it('stays visible as such and no longer stands in the way of final', async () => {
    const plan = await aPlan(test.db, { review_level: 'executive' });
    const id = await aMission(test.db, plan.id, { start_date: '2028-08-30' });
    await aConstraint(test.db, { vessel_id: plan.vessel_id });
    const kept = await keep(id, { code: 'constraint_overlap', reason: 'The dock moves' });
    expect(kept.statusCode).toBe(201);
    expect(kept.json().data).toMatchObject({ mission_id: id, code: 'constraint_overlap', by: 'Ada Roy' });
    const [found] = await only(plan, 'constraint_overlap');
    expect(found?.kept).toMatchObject({ reason: 'The dock moves', by: 'Ada Roy', id: kept.json().data.id });
    expect((await admin.get(`/api/vessel_plans/${plan.id}`)).json().data.can.set_final).toBe(true);
    expect((await keep(id, { code: 'constraint_overlap', reason: 'Again' })).statusCode).toBe(409);
    expect((await observer.get(`/api/missions/${id}/kept_conflicts`)).json().data).toHaveLength(1);
    const url = `/api/missions/${id}/kept_conflicts/${kept.json().data.id}`;
    expect((await observer.delete(url)).statusCode).toBe(403);
    expect((await admin.delete(url)).statusCode).toBe(204);
    expect((await admin.delete(url)).statusCode).toBe(404);
    expect((await only(plan, 'constraint_overlap'))[0]?.kept).toBeNull();
  });

  it('lets these two missions overlap, and no third one', async () => {
    const plan = await aPlan(test.db);
    const a = await aMission(test.db, plan.id, { start_date: '2028-06-01' });
    const b = await aMission(test.db, plan.id);
    const c = await aMission(test.db, plan.id);
    const kept = await keep(b, { code: 'overlap', other_mission_id: a, reason: 'Same cruise' });
    expect(kept.statusCode).toBe(201);
    expect(
      kept
        .json()
        .meta.missions.map((mission: { id: number }) => mission.id)
        .toSorted(),
    ).toEqual([a, b]);
    const place = (id: number, start_date: string) => admin.patch(`/api/missions/${id}`, { start_date });
    expect((await place(b, '2028-06-03')).statusCode).toBe(200);
    expect((await only(plan, 'overlap'))[0]?.kept).toMatchObject({ reason: 'Same cruise' });
    for (const start of ['2028-05-28', '2028-06-07']) {
      const answer = await place(c, start);
      expect([answer.statusCode, answer.json().type]).toEqual([409, 'overlap']);
    }
    const url = `/api/missions/${a}/kept_conflicts/${kept.json().data.id}`;
    expect((await admin.delete(url)).json().type).toBe('overlap');
    await place(b, '2028-06-20');
    expect((await admin.delete(url)).statusCode).toBe(204);
    expect((await place(b, '2028-06-03')).json().type).toBe('overlap');
    await expect(
      test.db.updateTable('missions').set({ start_date: '2028-06-03' }).where('id', '=', b).execute(),
    ).rejects.toThrow(/missions_no_overlap/);
  });

  it('is one overlap with one constraint, and grows only when it is kept anew', async () => {
    const plan = await aPlan(test.db);
    const id = await aMission(test.db, plan.id, { start_date: '2028-08-30' });
    const at = (name: string, start_date: string, end_date: string) =>
      aConstraint(test.db, { vessel_id: plan.vessel_id, name, start_date, end_date });
    const visit = await at('Visit', '2028-08-30', '2028-08-31');
    const dock = await at('Dock', '2028-07-01', '2028-07-20');
    const found = async () =>
      (await only(plan, 'constraint_overlap')).map((each) => [
        (each as Found & { constraint_id: number }).constraint_id,
        each.kept !== null,
      ]);
    const kept = await keep(id, { code: 'constraint_overlap', constraint_id: visit, reason: 'On board' });
    expect(kept.json().data).toMatchObject({ constraint_id: visit, days: 2 });
    expect(await found()).toEqual([[visit, true]]);
    await admin.patch(`/api/missions/${id}`, { start_date: '2028-07-05' });
    expect(await found()).toEqual([[dock, false]]);
    await admin.patch(`/api/missions/${id}`, { start_date: '2028-08-30' });
    const stretch = { end_date: '2028-09-02' };
    await admin.patch(`/api/vessels/${plan.vessel_id}/scheduling_constraints/${visit}`, stretch);
    expect(await found()).toEqual([[visit, false]]);
    expect((await keep(id, { code: 'constraint_overlap', reason: 'Still on board' })).statusCode).toBe(201);
    expect(await found()).toEqual([[visit, true]]);
  });

  it('lets two missions overlap for as long as was said', async () => {
    const plan = await aPlan(test.db);
    const a = await aMission(test.db, plan.id, { start_date: '2028-06-01' });
    const b = await aMission(test.db, plan.id);
    const overlap = { code: 'overlap', other_mission_id: a };
    expect((await keep(b, { ...overlap, days: 2, reason: 'Handing over' })).statusCode).toBe(201);
    const place = async (start_date: string) =>
      (await admin.patch(`/api/missions/${b}`, { start_date })).statusCode;
    expect([await place('2028-06-04'), await place('2028-06-03')]).toEqual([200, 409]);
    expect((await keep(b, { ...overlap, days: 1, reason: 'Less' })).statusCode).toBe(409);
    expect((await keep(b, { ...overlap, days: 3, reason: 'Longer' })).statusCode).toBe(201);
    expect(await place('2028-06-03')).toBe(200);
    await expect(
      test.db.updateTable('missions').set({ start_date: '2028-06-02' }).where('id', '=', b).execute(),
    ).rejects.toThrow(/share time/);
  });

  it('is forgotten with the mission that it was about', async () => {
    const plan = await aPlan(test.db);
    const a = await aMission(test.db, plan.id, { start_date: '2028-06-01' });
    const b = await aMission(test.db, plan.id);
    await keep(a, { code: 'overlap', other_mission_id: b, reason: 'Same cruise' });
    expect((await observer.get(`/api/missions/${a}`)).json().data.overlap_kept).toBe(true);
    await admin.delete(`/api/missions/${b}`);
    expect((await observer.get(`/api/missions/${a}`)).json().data.overlap_kept).toBe(false);
  });

  it.each([
    [{ code: 'overlap', reason: 'x' }, 'other_mission_id'],
    [{ code: 'overlap', other_mission_id: 2_000_000, reason: 'x' }, 'other_mission_id'],
    [{ code: 'unscheduled', reason: 'x' }, 'code'],
    [{ code: 'not_checked', reason: 'x' }, 'code'],
    [{ code: 'helicopter', reason: 'x' }, 'code'],
    [{ code: 'nothing', reason: 'x' }, 'code'],
    [{ code: 'constraint_overlap' }, 'reason'],
  ])('%o is refused for its %s', async (body, field) => {
    const plan = await aPlan(test.db);
    const answer = await keep(await aMission(test.db, plan.id), body);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
  });

  it('is kept by those at whose level the plan stands', async () => {
    const plan = await aPlan(test.db);
    const [a, b] = [await aMission(test.db, plan.id), await aMission(test.db, plan.id)];
    const body = { code: 'overlap', other_mission_id: b, reason: 'x' };
    const national = await test.as(await aUser(test.db, 'national_science_representative'));
    const url = `/api/missions/${a}/kept_conflicts`;
    expect((await national.post(url, body)).json().type).toBe('level_not_yours');
    expect((await observer.post(url, body)).json().type).toBe('forbidden');
    await setReviewLevel(test.db, plan.id, 'final');
    expect((await admin.post(url, body)).json().type).toBe('read_only');
    expect((await admin.post('/api/missions/2000000/kept_conflicts', body)).statusCode).toBe(404);
  });
});
