import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMission, aPlan, setReviewLevel, type APlan } from '#test/factories/plans.ts';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';

let test: TestApp;
let plan: APlan;
let planner: TestClient;
let other: TestClient;
beforeAll(async () => {
  test = await startTestApp();
  plan = await aPlan(test.db);
  planner = await test.as(await aUser(test.db, 'regional_vessel_coordinator', { vessels: [plan.vessel_id] }));
  other = await test.as(await aUser(test.db, 'administrator'));
});
afterAll(() => test.close());

const batch = (changes: object[], headers?: Record<string, string>, planId = plan.id) =>
  planner.post(`/api/vessel_plans/${planId}/missions/batch`, { changes }, headers);
const startOf = async (id: number) =>
  (await test.db.selectFrom('missions').select('start_date').where('id', '=', id).executeTakeFirstOrThrow())
    .start_date;

it('is written down with what it changed, and not where it changed nothing', async () => {
  const own = await aPlan(test.db);
  const id = await aMission(test.db, own.id, { start_date: '2028-12-01' });
  const save = (start_date: string) =>
    other.post(`/api/vessel_plans/${own.id}/missions/batch`, { changes: [{ id, start_date }] });
  expect([(await save('2028-12-05')).statusCode, (await save('2028-12-05')).statusCode]).toEqual([200, 200]);
  const deeds = await test.db
    .selectFrom('audit_log')
    .select(['action', 'before', 'after'])
    .where('subject_type', '=', 'missions')
    .where('subject_id', '=', id)
    .execute();
  expect(deeds).toEqual([
    {
      action: 'missions.updated',
      before: { id, start_date: '2028-12-01' },
      after: { id, start_date: '2028-12-05' },
    },
  ]);
});

describe('several missions saved at once', () => {
  it('may change places', async () => {
    const a = await aMission(test.db, plan.id, { start_date: '2028-05-01' });
    const b = await aMission(test.db, plan.id, { start_date: '2028-05-06' });
    const answer = await batch([
      { id: a, lock_version: 1, start_date: '2028-05-06' },
      { id: b, lock_version: 1, start_date: '2028-05-01' },
    ]);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data).toMatchObject([
      { id: b, start_date: '2028-05-01', lock_version: 2 },
      { id: a, start_date: '2028-05-06', lock_version: 2 },
    ]);
  });

  it('are all refused where the outcome overlaps', async () => {
    const a = await aMission(test.db, plan.id, { start_date: '2028-06-01' });
    const b = await aMission(test.db, plan.id, { start_date: '2028-06-06' });
    const answer = await batch([
      { id: a, start_date: '2028-06-20' },
      { id: b, start_date: '2028-06-21' },
    ]);
    expect([answer.statusCode, answer.json().type]).toEqual([409, 'overlap']);
    expect(answer.json().meta.blocking).toEqual([a, b]);
    expect([await startOf(a), await startOf(b)]).toEqual(['2028-06-01', '2028-06-06']);
  });

  it('are all refused where one is stale or gone, and those are named', async () => {
    const [a, b, gone] = [
      await aMission(test.db, plan.id),
      await aMission(test.db, plan.id),
      await aMission(test.db, plan.id),
    ];
    await other.patch(`/api/missions/${b}`, { notes: 'Meanwhile' });
    await other.delete(`/api/missions/${gone}`);
    const answer = await batch([
      { id: a, lock_version: 1, title: 'Mine' },
      { id: b, lock_version: 1, title: 'Mine' },
      { id: gone, lock_version: 1, title: 'Mine' },
    ]);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ type: 'stale', meta: { blocking: [b, gone] } });
    expect(answer.json().current).toMatchObject([{ id: b, notes: 'Meanwhile', lock_version: 2 }]);
    expect((await other.get(`/api/missions/${a}`)).json().data.title).not.toBe('Mine');
  });

  it('are done once under one idempotency key', async () => {
    const id = await aMission(test.db, plan.id);
    const key = { 'idempotency-key': randomUUID() };
    const changes = [{ id, lock_version: 1, notes: 'Once' }];
    const first = await batch(changes, key);
    const second = await batch(changes, key);
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect(second.json()).toEqual(first.json());
    expect(second.json().data[0].lock_version).toBe(2);
  });

  it('say which field of which change is wrong', async () => {
    const id = await aMission(test.db, plan.id);
    const answer = await batch([{ id }, { id, operational_days: 0.1, mobilization_port_id: 'x' }]);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors).toSorted()).toEqual([
      'changes.1.mobilization_port_id',
      'changes.1.operational_days',
    ]);
    const port = await batch([{ id, mobilization_port_id: 2_000_000 }]);
    expect(Object.keys(port.json().errors)).toEqual(['changes.0.mobilization_port_id']);
    expect((await batch([])).statusCode).toBe(422);
  });

  it('are of one plan, at the level of whoever saves', async () => {
    const elsewhere = await aPlan(test.db);
    const theirs = await aMission(test.db, elsewhere.id);
    expect((await batch([{ id: theirs, notes: 'x' }])).json().meta.blocking).toEqual([theirs]);
    const foreign = await batch([{ id: theirs, notes: 'x' }], {}, elsewhere.id);
    expect([foreign.statusCode, foreign.json().type]).toEqual([403, 'not_your_vessel']);
    const national = await aPlan(test.db, { vessel_id: plan.vessel_id, fiscal_year_id: 1 });
    await setReviewLevel(test.db, national.id, 'national');
    const id = await aMission(test.db, national.id);
    expect((await batch([{ id, notes: 'x' }], {}, national.id)).json().type).toBe('level_not_yours');
  });
});

describe('two planners at once', () => {
  it('who want the same days: exactly one has them, twenty times over', async () => {
    for (let round = 0; round < 20; round += 1) {
      const own = await aPlan(test.db);
      const [a, b] = [await aMission(test.db, own.id), await aMission(test.db, own.id)];
      const national = await test.as(await aUser(test.db, 'administrator'));
      const answers = await Promise.all([
        national.patch(`/api/missions/${a}`, { start_date: '2028-07-01', lock_version: 1 }),
        other.patch(`/api/missions/${b}`, { start_date: '2028-07-04', lock_version: 1 }),
      ]);
      expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 409]);
      expect(answers.find((answer) => answer.statusCode === 409)?.json().type).toBe('overlap');
      const scheduled = [await startOf(a), await startOf(b)].filter((start) => start !== null);
      expect(scheduled).toHaveLength(1);
    }
  });

  it('who edit the same mission: the second is told of the first', async () => {
    const id = await aMission(test.db, plan.id);
    const answers = await Promise.all([
      planner.patch(`/api/missions/${id}`, { title: 'First', lock_version: 1 }),
      other.patch(`/api/missions/${id}`, { title: 'Second', lock_version: 1 }),
    ]);
    const [won, lost] = answers.toSorted((one, two) => one.statusCode - two.statusCode);
    expect([won?.statusCode, lost?.statusCode]).toEqual([200, 409]);
    expect(lost?.json()).toMatchObject({ type: 'stale', current: { title: won?.json().data.title } });
  });

  it('hold even against a program that writes past the portal', async () => {
    const id = await aMission(test.db, plan.id, { start_date: '2028-12-01' });
    await expect(aMission(test.db, plan.id, { start_date: '2028-12-05' })).rejects.toThrow(
      /missions_no_overlap/,
    );
    expect(await startOf(id)).toBe('2028-12-01');
  });
});
