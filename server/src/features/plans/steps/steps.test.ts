import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reviewLevels, type PlanStep, type ReviewLevel } from '@shiptime/domain/plans/lifecycle';
import { anApplication } from '#test/factories/applications.ts';
import { aMission, aPlan, setReviewLevel, theFiscalYear } from '#test/factories/plans.ts';
import { aUser } from '#test/factories/people.ts';
import { aVessel } from '#test/factories/vessels.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';

let test: TestApp;
let vessel: number;
let year: number;
const clients: Record<string, TestClient> = {};
beforeAll(async () => {
  test = await startTestApp();
  vessel = await aVessel(test.db);
  year = await theFiscalYear(test.db, 2028);
  for (const role of [
    'proponent',
    'observer',
    'regional_vessel_coordinator',
    'national_science_representative',
    'administrator',
  ] as const)
    clients[role] = await test.as(
      await aUser(test.db, role, { vessels: role === 'regional_vessel_coordinator' ? [vessel] : [] }),
    );
  clients['elsewhere'] = await test.as(
    await aUser(test.db, 'regional_vessel_coordinator', { vessels: [await aVessel(test.db)] }),
  );
});
afterAll(() => test.close());

const take = (
  who: string,
  planId: number,
  step: PlanStep | 'version',
  body: object = { reason: 'Because' },
) => clients[who]!.post(`/api/vessel_plans/${planId}/${step === 'version' ? 'versions' : step}`, body);
const levelOf = async (id: number) =>
  (
    await test.db
      .selectFrom('vessel_plans')
      .select('review_level')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).review_level;

const forbidden = ['403 forbidden', '403 forbidden', '403 forbidden', '403 forbidden'];
const foreign = forbidden.map(() => '403 not_your_vessel');
const above = forbidden.map(() => '403 level_not_yours');
const plan_level = '409 plan_level';
const level = '403 level_not_yours';
const steps = ['send_to_national', 'send_to_executive', 'set_final', 'return', 'reopen'] as const;

const matrix: Record<string, readonly (readonly string[])[]> = {
  proponent: steps.map(() => forbidden),
  observer: steps.map(() => forbidden),
  elsewhere: steps.map(() => foreign),
  regional_vessel_coordinator: [['200', plan_level, plan_level, plan_level], above, above, above, above],
  national_science_representative: [
    above,
    [plan_level, '200', plan_level, plan_level],
    above,
    [plan_level, '200', level, plan_level],
    above,
  ],
  administrator: [
    ['200', plan_level, plan_level, plan_level],
    [plan_level, '200', plan_level, plan_level],
    [plan_level, plan_level, '200', plan_level],
    [plan_level, '200', '200', plan_level],
    [plan_level, plan_level, plan_level, '200'],
  ],
};

describe('each step, at each level, by each role', () => {
  const cases = Object.entries(matrix).flatMap(([who, rows]) =>
    rows.map((answers, index) => ({ who, step: steps[index]!, answers })),
  );
  it.each(cases)('$who, $step: $answers', async ({ who, step, answers }) => {
    const { id } = await aPlan(test.db, { vessel_id: vessel, fiscal_year_id: await freshYear() });
    const found: string[] = [];
    for (const from of reviewLevels) {
      await setReviewLevel(test.db, id, from);
      const answer = await take(who, id, step);
      found.push(answer.statusCode === 200 ? '200' : `${answer.statusCode} ${answer.json().type}`);
    }
    expect(found).toEqual(answers);
  });
});

describe('writing into a plan, at each level, by each role', () => {
  const writes: Record<
    string,
    (client: TestClient, plan: number, mission: number) => Promise<{ statusCode: number }>
  > = {
    'notes of the plan': (client, plan) => client.patch(`/api/vessel_plans/${plan}`, { notes: 'x' }),
    'a mission': (client, _plan, mission) => client.patch(`/api/missions/${mission}`, { notes: 'x' }),
    'several missions': (client, plan, mission) =>
      client.post(`/api/vessel_plans/${plan}/missions/batch`, { changes: [{ id: mission, notes: 'y' }] }),
    'a new mission': (client, plan) =>
      client.post(`/api/vessel_plans/${plan}/missions`, { title: 'x', operational_days: 1 }),
    'a version': (client, plan) => client.post(`/api/vessel_plans/${plan}/versions`, { reason: 'x' }),
    'the parts of a mission': (client, _plan, mission) => client.post(`/api/missions/${mission}/split`),
    'the end of a mission': (client, _plan, mission) => client.delete(`/api/missions/${mission}`),
  };
  const may: Record<string, readonly (number | string)[]> = {
    proponent: [403, 403, 403, 403],
    observer: [403, 403, 403, 403],
    elsewhere: [403, 403, 403, 403],
    regional_vessel_coordinator: ['ok', 403, 403, 409],
    national_science_representative: [403, 'ok', 403, 409],
    administrator: ['ok', 'ok', 'ok', 409],
  };
  const cases = Object.keys(may).flatMap((who) => Object.keys(writes).map((what) => ({ who, what })));
  it.each(cases)('$who: $what', async ({ who, what }) => {
    const plan = await aPlan(test.db, { vessel_id: vessel, fiscal_year_id: await freshYear() });
    const found: (number | string)[] = [];
    for (const at of reviewLevels) {
      await setReviewLevel(test.db, plan.id, 'regional');
      const mission = await aMission(test.db, plan.id);
      await setReviewLevel(test.db, plan.id, at);
      const { statusCode } = await writes[what]!(clients[who]!, plan.id, mission);
      found.push(statusCode < 300 ? 'ok' : statusCode);
    }
    expect(found).toEqual(may[who]!);
  });
});

let opening = 2100;
const freshYear = () => theFiscalYear(test.db, (opening += 1));

describe('a plan on its way', () => {
  it('takes a version and a row of history at each step', async () => {
    const { id } = await aPlan(test.db, { vessel_id: vessel, fiscal_year_id: year });
    await aMission(test.db, id, { start_date: '2028-06-01' });
    const walk: [string, PlanStep, ReviewLevel][] = [
      ['regional_vessel_coordinator', 'send_to_national', 'national'],
      ['national_science_representative', 'return', 'regional'],
      ['regional_vessel_coordinator', 'send_to_national', 'national'],
      ['national_science_representative', 'send_to_executive', 'executive'],
      ['administrator', 'set_final', 'final'],
      ['administrator', 'reopen', 'executive'],
    ];
    for (const [who, step, to] of walk) {
      const answer = await take(who, id, step);
      expect(answer.statusCode).toBe(200);
      expect(answer.json().data.review_level).toBe(to);
    }
    const { data: versions } = (await clients['observer']!.get(`/api/vessel_plans/${id}/versions`)).json();
    expect(
      versions.map((version: { step: string | null; review_level: string }) => version.review_level),
    ).toEqual(walk.map(([, , to]) => to).toReversed());
    expect(versions.map((version: { reason: string }) => version.reason)).toEqual([
      'Because',
      'Set as final',
      'Sent to executive review',
      'Sent to national review',
      'Because',
      'Sent to national review',
    ]);
    const { data: history } = (await clients['observer']!.get(`/api/vessel_plans/${id}/history`)).json();
    expect(history.map((entry: { action: string }) => entry.action)).toEqual(walk.map(([, step]) => step));
    expect(history[1]).toMatchObject({ from_level: 'national', to_level: 'regional', reason: 'Because' });
    expect(history[0]).toMatchObject({ reason: null, user: { first_name: 'Élise' } });
  });

  it('goes back only with a reason', async () => {
    const { id } = await aPlan(test.db, { review_level: 'national' });
    for (const body of [{}, { reason: '  ' }, { reason: 7 }, { reason: 'x'.repeat(2001) }]) {
      const answer = await take('national_science_representative', id, 'return', body);
      expect(answer.statusCode).toBe(422);
      expect(Object.keys(answer.json().errors)).toEqual(['reason']);
    }
    expect(await levelOf(id)).toBe('national');
    expect((await take('administrator', 2_000_000, 'set_final')).statusCode).toBe(404);
  });

  it('stays in its region while applications of its vessel and year wait for a decision', async () => {
    const plan = await aPlan(test.db, { fiscal_year_id: await freshYear() });
    const of = anApplication(test.db).for(plan.vessel_id).forYear(plan.fiscal_year_id);
    const [submitted, asked] = [await of.submitted().create(), await of.clarificationNeeded().create()];
    await of.withdrawn().create();
    await anApplication(test.db).for(plan.vessel_id).forYear(year).submitted().create();
    const { data } = (await clients['administrator']!.get(`/api/vessel_plans/${plan.id}`)).json();
    expect(data.can.send_to_national).toBe(false);
    const answer = await take('administrator', plan.id, 'send_to_national');
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      type: 'undecided_applications',
      meta: { blocking: [submitted, asked] },
    });
    await test.db
      .updateTable('ship_time_requests')
      .set({ status_id: 7 })
      .where('id', 'in', [submitted, asked])
      .execute();
    expect((await take('administrator', plan.id, 'send_to_national')).statusCode).toBe(200);
  });

  it('is read-only once final, until it is reopened', async () => {
    const plan = await aPlan(test.db);
    const id = await aMission(test.db, plan.id, { start_date: '2028-06-01' });
    await setReviewLevel(test.db, plan.id, 'final');
    const admin = clients['administrator']!;
    for (const answer of [
      await admin.patch(`/api/missions/${id}`, { notes: 'x' }),
      await admin.delete(`/api/missions/${id}`),
      await admin.post(`/api/missions/${id}/split`),
      await admin.post(`/api/vessel_plans/${plan.id}/missions`, { title: 'x', operational_days: 1 }),
      await admin.post(`/api/vessel_plans/${plan.id}/missions/batch`, { changes: [{ id, notes: 'x' }] }),
      await take('administrator', plan.id, 'version'),
    ]) {
      expect([answer.statusCode, answer.json().type]).toEqual([409, 'read_only']);
    }
    await expect(
      test.db.updateTable('missions').set({ notes: 'x' }).where('id', '=', id).execute(),
    ).rejects.toThrow(/read-only/);
    await take('administrator', plan.id, 'reopen');
    expect((await admin.patch(`/api/missions/${id}`, { notes: 'x' })).statusCode).toBe(200);
  });

  it('is told of by a live event', async () => {
    const plan = await aPlan(test.db);
    const events: unknown[] = [];
    const stop = test.app.live.subscribe([`vessel_plan:${plan.id}`], (event) => events.push(event));
    await take('administrator', plan.id, 'send_to_national');
    const added = await clients['administrator']!.post(`/api/vessel_plans/${plan.id}/missions`, {
      title: 'Trials',
      operational_days: 1,
    });
    await expect.poll(() => events).toHaveLength(2);
    stop();
    expect(events).toMatchObject([
      { kind: 'level', review_level: 'national' },
      { kind: 'saved', mission_ids: [added.json().data.id] },
    ]);
  });
});
