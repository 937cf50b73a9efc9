import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMission, aPlan, type APlan, setReviewLevel } from '#test/factories/plans.ts';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';

let test: TestApp;
let plan: APlan;
let planner: TestClient;
beforeAll(async () => {
  test = await startTestApp();
  plan = await aPlan(test.db);
  planner = await test.as(await aUser(test.db, 'administrator'));
});
afterAll(() => test.close());

const before = 'Date cannot be before the start of the fiscal year';
const after = 'Date cannot be after the end of the fiscal year';
const outside = [
  [{ start_date: '2028-03-31' }, { start_date: [before] }],
  [{ start_date: '2029-04-01' }, { start_date: [after] }],
  [{ start_date: '2029-03-28' }, { end_date: [after] }],
  [{ start_date: '2029-03-27', start_fraction: 0.25 }, { end_date: [after] }],
] as const;
const stored = (id: number) =>
  test.db.selectFrom('missions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('a mission cannot start before its fiscal year, nor start or end after it', () => {
  it.each(outside)('added with %j', async (dates, errors) => {
    const body = { title: 'Trial', operational_days: 5, ...dates };
    const answer = await planner.post(`/api/vessel_plans/${plan.id}/missions`, body);
    expect([answer.statusCode, answer.json().errors]).toEqual([422, errors]);
  });

  it.each(outside)('saved with %j, by itself or with others', async (dates, errors) => {
    const id = await aMission(test.db, plan.id);
    const answer = await planner.patch(`/api/missions/${id}`, dates);
    expect([answer.statusCode, answer.json().errors]).toEqual([422, errors]);
    const batch = await planner.post(`/api/vessel_plans/${plan.id}/missions/batch`, {
      changes: [{ id, ...dates }],
    });
    const [[field, words]] = Object.entries(errors) as [[string, readonly string[]]];
    expect([batch.statusCode, batch.json().errors]).toEqual([422, { [`changes.0.${field}`]: words }]);
    expect(await stored(id)).toMatchObject({ start_date: null });
  });

  it('made longer, or moved to another vessel on other dates', async () => {
    const id = await aMission(test.db, plan.id, { start_date: '2029-03-27' });
    const longer = await planner.patch(`/api/missions/${id}`, { demobilization_days: 0.25 });
    expect([longer.statusCode, Object.keys(longer.json().errors)]).toEqual([422, ['end_date']]);
    const other = await aPlan(test.db);
    await setReviewLevel(test.db, other.id, 'national');
    const move = { vessel_id: other.vessel_id, start_date: '2029-04-02' };
    const moved = await planner.post(`/api/missions/${id}/move`, move);
    expect([moved.statusCode, Object.keys(moved.json().errors)]).toEqual([422, ['start_date']]);
    expect(await stored(id)).toMatchObject({ vessel_plan_id: plan.id, start_date: '2029-03-27' });
  });

  it('but may touch both its ends', async () => {
    const own = await aPlan(test.db);
    const id = await aMission(test.db, own.id, { start_date: '2028-04-01' });
    const end = await planner.patch(`/api/missions/${id}`, { start_date: '2029-03-27' });
    expect(end.json().data).toMatchObject({ start_date: '2029-03-27', end_date: '2029-03-31' });
  });

  it('whoever writes it', async () => {
    const own = await aPlan(test.db);
    const id = await aMission(test.db, own.id);
    const on = (day: string) =>
      sql`update missions set start_date = ${day} where id = ${id}`.execute(test.db);
    await expect(on('2028-03-31')).rejects.toMatchObject({ constraint: 'mission_before_year' });
    await expect(on('2029-03-28')).rejects.toMatchObject({ constraint: 'mission_after_year' });
  });
});

describe('a mission that an older portal let outside its fiscal year', () => {
  const old = async () => {
    const own = await aPlan(test.db);
    const id = await aMission(test.db, own.id);
    await sql`alter table missions disable trigger within_year`.execute(test.db);
    await sql`update missions set start_date = '2028-03-20' where id = ${id}`.execute(test.db);
    await sql`alter table missions enable trigger within_year`.execute(test.db);
    return { id, own };
  };

  it('keeps its dates while something else of it is changed', async () => {
    const { id } = await old();
    const answer = await planner.patch(`/api/missions/${id}`, { notes: 'Seen', start_date: '2028-03-20' });
    expect(answer.json().data).toMatchObject({ notes: 'Seen', start_date: '2028-03-20' });
    expect((await planner.post(`/api/missions/${id}/split`, {})).statusCode).toBe(422);
  });

  it('comes back without a date after it was deleted', async () => {
    const { id, own } = await old();
    expect((await planner.delete(`/api/missions/${id}`)).statusCode).toBe(204);
    const back = await planner.post(`/api/missions/${id}/take_back`, { vessel_plan_id: own.id });
    expect(back.json().data).toMatchObject({ id, start_date: null });
  });
});
