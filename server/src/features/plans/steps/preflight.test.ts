import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anApplication } from '#test/factories/applications.ts';
import { aUser } from '#test/factories/people.ts';
import { aConstraint, aMission, aPlan, type APlan } from '#test/factories/plans.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';

let test: TestApp;
let plan: APlan;
let coordinator: TestClient;
let national: TestClient;
let nationalId: number;
beforeAll(async () => {
  test = await startTestApp();
  plan = await aPlan(test.db);
  coordinator = await test.as(
    await aUser(test.db, 'regional_vessel_coordinator', { vessels: [plan.vessel_id] }),
  );
  nationalId = await aUser(test.db, 'national_science_representative');
  national = await test.as(nationalId);
});
afterAll(() => test.close());

const days = (operational_days: number) => ({
  operational_days,
  operational_window_start: null,
  operational_window_end: null,
  preferred_start_window_start: null,
  preferred_start_window_end: null,
  helicopter_required: false,
  min_science_berths: 1,
  ideal_science_berths: 1,
});
const asked = (operational_days: number) =>
  anApplication(test.db).for(plan.vessel_id).forYear(plan.fiscal_year_id).having(days(operational_days));
const preflight = async (client: TestClient, query = '') =>
  client.get(`/api/vessel_plans/${plan.id}/preflight${query}`);

describe('the pre-flight of a step', () => {
  it('says what is wrong, what has no date, what is kept and why, days asked, given and refused, and what holds it up', async () => {
    const [given, waiting] = [await asked(5).inReview().create(), await asked(7).inReview().create()];
    const refused = await asked(9).inReview().create();
    const submitted = await asked(11).submitted().create();
    const placed = await aMission(test.db, plan.id, {
      ship_time_request_id: given,
      start_date: '2028-06-01',
    });
    const undated = await aMission(test.db, plan.id, { ship_time_request_id: waiting, operational_days: 7 });
    const crew = await aConstraint(test.db, {
      vessel_id: plan.vessel_id,
      name: 'Crew change',
      start_date: '2028-06-02',
      end_date: '2028-06-02',
    });
    await aConstraint(test.db, {
      vessel_id: plan.vessel_id,
      name: 'Refit',
      start_date: '2028-06-04',
      end_date: '2028-06-04',
    });
    await coordinator.post(`/api/ship_time_requests/${refused}/reject`, { reason: 'No days left' });
    const keeping = await coordinator.post(`/api/vessel_plans/${plan.id}/kept_conflicts`, {
      conflicts: [{ mission_id: placed, code: 'constraint_overlap', constraint_id: crew }],
      reason: 'By launch',
    });
    expect(keeping.statusCode).toBe(201);
    const { data } = (await preflight(coordinator)).json();
    expect(data).toMatchObject({
      step: 'send_to_national',
      allowed: false,
      refusal: { code: 'undecided_applications' },
      undecided: [submitted],
      undated: [{ id: undated, ship_time_request_id: waiting }],
      totals: { requested_days: 32, granted_days: 5, cut_days: 0, undated_days: 18, refused_days: 9 },
    });
    expect(data.errors.map((each: { message: string }) => each.message)).toEqual([
      expect.stringContaining('Refit'),
    ]);
    expect(data.kept).toMatchObject([{ mission_ids: [placed], kept: { reason: 'By launch' } }]);
    await coordinator.post(`/api/ship_time_requests/${submitted}/reject`, { reason: 'No days left' });
    expect((await preflight(coordinator, '?step=send_to_national')).json().data.allowed).toBe(true);
    expect((await preflight(national)).json().data).toMatchObject({
      allowed: false,
      refusal: { code: 'level_not_yours' },
    });
    expect((await preflight(coordinator, '?step=jump')).statusCode).toBe(422);
    const proponent = await test.as(await aUser(test.db, 'proponent'));
    expect((await preflight(proponent)).statusCode).toBe(403);
  });

  it('errors go up with the plan, and the note with them: into the history and to those who are told', async () => {
    const note = 'The refit of 4 June may still move.';
    const sent = await coordinator.post(`/api/vessel_plans/${plan.id}/send_to_national`, { note });
    expect(sent.statusCode).toBe(200);
    const { data } = (await coordinator.get(`/api/vessel_plans/${plan.id}/history`)).json();
    expect(data).toMatchObject([{ action: 'send_to_national', reason: note }]);
    const mail = await test.db
      .selectFrom('outbox')
      .selectAll()
      .where('user_id', '=', nationalId)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(mail)).toContain(note);
    const tooLong = await national.post(`/api/vessel_plans/${plan.id}/send_to_executive`, {
      note: 'x'.repeat(2001),
    });
    expect(tooLong.statusCode).toBe(422);
    expect((await national.post(`/api/vessel_plans/${plan.id}/send_to_executive`)).statusCode).toBe(200);
  });
});

describe('several conflicts kept for one reason', () => {
  it('are all kept, or none', async () => {
    const other = await aPlan(test.db, { vessel_id: plan.vessel_id, fiscal_year_id: await yearAfter() });
    const mission = await aMission(test.db, other.id, { start_date: '2029-06-01' });
    const admin = await test.as(await aUser(test.db, 'administrator'));
    const constraint_id = await aConstraint(test.db, {
      vessel_id: plan.vessel_id,
      start_date: '2029-06-01',
      end_date: '2029-06-01',
    });
    const stranger = await aMission(test.db, plan.id);
    const one = { mission_id: mission, code: 'constraint_overlap', constraint_id };
    const keep = (conflicts: object[]) =>
      admin.post(`/api/vessel_plans/${other.id}/kept_conflicts`, { conflicts, reason: 'Agreed' });
    const refused = await keep([one, { ...one, mission_id: stranger }]);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors).toHaveProperty(['conflicts.1.mission_id']);
    expect((await admin.get(`/api/missions/${mission}/kept_conflicts`)).json().data).toEqual([]);
    expect((await keep([one])).json().data).toMatchObject([{ mission_id: mission, reason: 'Agreed' }]);
  });
});

const yearAfter = async (): Promise<number> => {
  const { id } = await test.db
    .selectFrom('fiscal_years')
    .select('id')
    .where('start_date', '=', '2029-04-01')
    .executeTakeFirstOrThrow();
  return id;
};
