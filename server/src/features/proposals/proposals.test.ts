import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { anApplication } from '#test/factories/applications.ts';
import { aUser } from '#test/factories/people.ts';
import { aConstraint, aMission, type APlan, aPlan, setReviewLevel } from '#test/factories/plans.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';
import { PlannerThread } from '#proposal-search/threads.ts';

let test: TestApp;
let admin: TestClient;
beforeAll(async () => {
  test = await startTestApp();
  admin = await test.as(await aUser(test.db, 'administrator'));
});
afterAll(() => test.close());
afterEach(() => vi.restoreAllMocks());

const june = { operational_window_start: '2028-06-01', operational_window_end: '2028-06-30' };
const anyStart = { preferred_start_window_start: null, preferred_start_window_end: null };

const wanted = async (
  plan: APlan,
  some: { days?: number; start?: string; second?: number; asks?: Record<string, unknown> } = {},
): Promise<{ application: number; mission: number }> => {
  const days = some.days ?? 10;
  const application = await anApplication(test.db)
    .for(plan.vessel_id)
    .forYear(plan.fiscal_year_id)
    .inReview()
    .having({
      ...june,
      ...anyStart,
      operational_days: days,
      min_science_berths: 4,
      ideal_science_berths: 4,
      helicopter_required: false,
      vessel_preference_2_id: some.second ?? null,
      ...some.asks,
    })
    .create();
  const mission = await aMission(test.db, plan.id, {
    ship_time_request_id: application,
    operational_days: days,
    ...(some.start && { start_date: some.start }),
  });
  return { application, mission };
};

const aShip = async () => {
  const plan = await aPlan(test.db);
  const userId = await aUser(test.db, 'regional_vessel_coordinator', { vessels: [plan.vessel_id] });
  return { plan, coordinator: await test.as(userId), userId };
};

const ask = (client: TestClient, plans: readonly APlan[], body: object = {}) =>
  client.post('/api/proposals', {
    fiscal_year_id: plans[0]!.fiscal_year_id,
    vessel_ids: plans.map(({ vessel_id }) => vessel_id),
    mode: 'fill',
    iterations: 200,
    ...body,
  });
const read = async (client: TestClient, id: number) => (await client.get(`/api/proposals/${id}`)).json().data;
const over = (client: TestClient, id: number) =>
  vi.waitFor(
    async () => {
      const found = await read(client, id);
      expect(['queued', 'running']).not.toContain(found.state);
      return found;
    },
    { timeout: 15_000, interval: 50 },
  );
const proposed = async (client: TestClient, plans: readonly APlan[], body: object = {}) => {
  const answer = await ask(client, plans, body);
  expect(answer.statusCode).toBe(202);
  return over(client, answer.json().data.id as number);
};
const apply = (client: TestClient, id: number, change_ids: 'all' | number[] = 'all') =>
  client.post(`/api/proposals/${id}/apply`, { change_ids, reason: 'The best of both.' });
const missionNow = async (id: number) => (await admin.get(`/api/missions/${id}`)).json().data;
const versionsOf = async (plan: APlan) =>
  (await admin.get(`/api/vessel_plans/${plan.id}/versions`)).json().data as { reason: string }[];

describe('a proposal', () => {
  it('is made of the real plans, and writes nothing before it is applied: then all, with a version of before', async () => {
    const { plan, coordinator } = await aShip();
    const [first, second] = [await wanted(plan), await wanted(plan)];
    const found = await proposed(coordinator, [plan]);
    expect(found).toMatchObject({
      state: 'done',
      metrics: { before: { missions: 0, unscheduled: 2 }, after: { missions: 2, days: 20, unscheduled: 0 } },
      certificate: { value: found.certificate.upper_bound, gap: 0 },
      repro: { seed: 1, iterations: 200 },
      unplaced: [],
    });
    expect(found.changes.map((change: { kind: string }) => change.kind)).toEqual(['add', 'add']);
    expect((await missionNow(first.mission)).start_date).toBeNull();
    expect(await versionsOf(plan)).toEqual([]);
    const applied = await apply(coordinator, found.id);
    expect(applied.statusCode).toBe(200);
    expect(applied.json().data.changes.every((change: { applied: boolean }) => change.applied)).toBe(true);
    for (const [index, { mission }] of [first, second].entries())
      expect((await missionNow(mission)).start_date).toBe(found.changes[index].to.start_date);
    expect(await versionsOf(plan)).toMatchObject([{ reason: 'The best of both.' }]);
    const conflicts = (await admin.get(`/api/vessel_plans/${plan.id}/conflicts`)).json().data;
    expect(conflicts.filter(({ severity }: { severity: string }) => severity === 'error')).toEqual([]);
  });

  it('is the same for the same seed and iterations', async () => {
    const { plan, coordinator } = await aShip();
    for (const days of [4, 6, 8, 10, 12]) await wanted(plan, { days });
    const [one, other] = [await proposed(coordinator, [plan]), await proposed(coordinator, [plan])];
    expect(other.changes).toEqual(one.changes);
    expect(other.repro).toEqual(one.repro);
  });

  it('is applied in parts, one after the other', async () => {
    const { plan, coordinator } = await aShip();
    const [first, second] = [await wanted(plan), await wanted(plan)];
    const { id } = await proposed(coordinator, [plan]);
    expect((await apply(coordinator, id, [first.mission])).statusCode).toBe(200);
    expect((await missionNow(second.mission)).start_date).toBeNull();
    expect((await apply(coordinator, id, [first.mission])).statusCode).toBe(422);
    expect((await apply(coordinator, id, [second.mission])).statusCode).toBe(200);
    expect((await missionNow(second.mission)).start_date).not.toBeNull();
  });

  it('moves nothing to fill what is free, and nothing that is locked at all', async () => {
    const { plan, coordinator } = await aShip();
    const [there, locked] = [
      await wanted(plan, { days: 20, start: '2028-06-05' }),
      await wanted(plan, { start: '2028-07-02', asks: { operational_window_end: '2028-08-30' } }),
    ];
    const late = await wanted(plan);
    const filled = await proposed(coordinator, [plan]);
    expect(filled.changes).toEqual([]);
    expect(filled.unplaced).toMatchObject([
      { mission_id: late.mission, reasons: [{ vessel_id: plan.vessel_id, code: 'blocked' }] },
    ]);
    const improved = await proposed(coordinator, [plan], {
      mode: 'improve',
      locked_mission_ids: [locked.mission],
    });
    const changed = improved.changes.map((change: { mission_id: number }) => change.mission_id);
    expect(changed).toEqual([there.mission, late.mission]);
    expect((await apply(coordinator, improved.id)).statusCode).toBe(200);
  });

  it('gives an application to its second choice where the first has no room, as if somebody reassigned it', async () => {
    const [first, second] = [await aPlan(test.db), await aPlan(test.db)];
    const vessels = [first.vessel_id, second.vessel_id];
    const both = await test.as(await aUser(test.db, 'regional_vessel_coordinator', { vessels }));
    const refit = { start_date: '2028-06-01', end_date: '2028-06-29' };
    await aConstraint(test.db, { vessel_id: first.vessel_id, ...refit });
    const { application, mission } = await wanted(first, { second: second.vessel_id });
    const found = await proposed(both, [first, second], { mode: 'improve' });
    expect(found.changes).toMatchObject([
      { kind: 'transfer', reason_code: 'second_choice', to: { vessel_id: second.vessel_id } },
    ]);
    expect((await apply(both, found.id)).statusCode).toBe(200);
    expect(await missionNow(mission)).toMatchObject({
      vessel_plan_id: second.id,
      start_date: found.changes[0].to.start_date,
    });
    const history = (await admin.get(`/api/ship_time_requests/${application}/history`)).json().data;
    expect(history.at(-1)).toMatchObject({ action: 'reassign', reason: 'The best of both.' });
  });

  it('is stale once a plan is not as it was: nothing of it is written', async () => {
    const { plan, coordinator } = await aShip();
    const { mission } = await wanted(plan);
    const { id } = await proposed(coordinator, [plan]);
    await aConstraint(test.db, {
      vessel_id: plan.vessel_id,
      start_date: '2028-06-01',
      end_date: '2028-06-20',
    });
    expect((await read(coordinator, id)).state).toBe('stale');
    const answer = await apply(coordinator, id);
    expect([answer.statusCode, answer.json().type]).toEqual([409, 'stale']);
    expect((await missionNow(mission)).start_date).toBeNull();
  });

  it('ends when somebody has seen enough, and keeps the best so far', async () => {
    const { plan, coordinator } = await aShip();
    const rough = { ...june, operational_window_end: '2029-02-20' };
    for (let count = 0; count < 30; count += 1) await wanted(plan, { days: 5 + (count % 9), asks: rough });
    const begun = await ask(coordinator, [plan], { iterations: 9_000_000, max_seconds: 100 });
    const { id } = begun.json().data;
    await vi.waitFor(async () => expect((await read(coordinator, id)).progress).not.toBeNull(), {
      timeout: 15_000,
    });
    const stopped = (await coordinator.delete(`/api/proposals/${id}`)).json().data;
    expect(stopped.state).toBe('cancelled');
    expect(stopped.changes.length).toBeGreaterThan(5);
    expect((await apply(coordinator, id)).statusCode).toBe(200);
  });
});

it('of one person is one at a time, three wait, and others are refused at once: 429; none that is taken fails later', async () => {
  const { plan, coordinator } = await aShip();
  for (const days of [4, 6, 8, 10, 12, 14]) await wanted(plan, { days });
  const long = { mode: 'replan', iterations: 10_000_000, max_seconds: 60 };
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask(coordinator, [plan], long)));
  const [taken, refused] = [202, 429].map((status) =>
    answers.filter(({ statusCode }) => statusCode === status),
  ) as [typeof answers, typeof answers];
  expect([taken.length, refused.length]).toEqual([4, 2]);
  expect(refused[0]?.json().type).toBe('too_many_at_once');
  expect(refused[0]?.headers['retry-after']).toBe('5');
  const ids = taken.map((answer) => answer.json().data.id as number);
  const listed = (await coordinator.get('/api/proposals?fields[proposals]=state&sort=id')).json().data;
  expect(listed.map(({ id }: { id: number }) => id)).toEqual(ids.toSorted((a, b) => a - b));
  for (const answer of taken.toReversed())
    await coordinator.delete(`/api/proposals/${answer.json().data.id}`);
  for (const answer of taken)
    expect((await over(coordinator, answer.json().data.id)).state).not.toBe('failed');
  expect((await coordinator.get('/api/proposals')).json().data).toEqual([]);
});

describe('what if it must sail', () => {
  it('is put in whatever it costs: nothing changes but what that needs, and who pays is said', async () => {
    const { plan, coordinator } = await aShip();
    const there = await wanted(plan, { days: 25, start: '2028-06-03' });
    const late = { ...june, operational_window_end: '2028-09-30' };
    const elsewhere = await wanted(plan, { days: 6, start: '2028-08-10', asks: late });
    const small = await wanted(plan, { days: 12 });
    const third = await wanted(plan, { days: 4, asks: late });
    const plain = await proposed(coordinator, [plan], { mode: 'improve', preset: 'least_change' });
    expect(plain.must_sail).toBeNull();
    expect(plain.unplaced.map(({ mission_id }: { mission_id: number }) => mission_id)).toEqual([
      small.mission,
    ]);
    const forced = await proposed(coordinator, [plan], {
      mode: 'improve',
      preset: 'least_change',
      must_sail: [small.application],
    });
    expect(forced.must_sail).toEqual({
      applications: [{ ship_time_request_id: small.application, sails: true }],
      pays: [
        {
          mission_id: there.mission,
          ship_time_request_id: there.application,
          kind: 'remove',
          operational_days: 25,
        },
      ],
      days_gained: 12,
      days_lost: 25,
    });
    const changed = forced.changes.map((change: { mission_id: number }) => change.mission_id);
    expect(changed.toSorted()).toEqual([there.mission, small.mission].toSorted());
    expect(changed).not.toContain(elsewhere.mission);
    expect(changed).not.toContain(third.mission);
    expect((await apply(coordinator, forced.id)).statusCode).toBe(200);
    expect((await missionNow(there.mission)).start_date).toBeNull();
  });

  it('sails nowhere where a rule forbids it, and nobody pays; what has no mission here cannot be asked for', async () => {
    const { plan, coordinator } = await aShip();
    await wanted(plan, { days: 20, start: '2028-06-05' });
    const tooMany = await wanted(plan, { asks: { min_science_berths: 40, ideal_science_berths: 40 } });
    const forced = await proposed(coordinator, [plan], { mode: 'improve', must_sail: [tooMany.application] });
    expect(forced.changes).toEqual([]);
    expect(forced.must_sail).toMatchObject({ applications: [{ sails: false }], pays: [], days_lost: 0 });
    const unknown = await ask(coordinator, [plan], { mode: 'improve', must_sail: [999_999] });
    expect([unknown.statusCode, Object.keys(unknown.json().errors)]).toEqual([422, ['must_sail.0']]);
  });
});

describe('who may have a schedule proposed', () => {
  it('is whoever works on the plans as they are now', async () => {
    const { plan, coordinator } = await aShip();
    await wanted(plan);
    const other = await aShip();
    const status = async (client: TestClient) => {
      const answer = await ask(client, [plan]);
      return [answer.statusCode, answer.json().type];
    };
    const national = await test.as(await aUser(test.db, 'national_science_representative'));
    expect(await status(other.coordinator)).toEqual([403, 'not_your_vessel']);
    expect(await status(await test.as(await aUser(test.db, 'observer')))).toEqual([403, 'forbidden']);
    expect(await status(await test.as(await aUser(test.db, 'proponent')))).toEqual([403, 'forbidden']);
    expect(await status(national)).toEqual([403, 'level_not_yours']);
    expect((await ask(test.visitor, [plan])).statusCode).toBe(401);
    const { id } = await proposed(coordinator, [plan]);
    for (const verb of ['get', 'delete'] as const)
      expect((await other.coordinator[verb](`/api/proposals/${id}`)).statusCode).toBe(404);
    expect((await apply(other.coordinator, id)).statusCode).toBe(404);
    expect((await admin.get(`/api/proposals/${id}`)).statusCode).toBe(200);
    await setReviewLevel(test.db, plan.id, 'national');
    expect(await status(coordinator)).toEqual([403, 'level_not_yours']);
    expect((await ask(national, [plan])).statusCode).toBe(202);
    await setReviewLevel(test.db, plan.id, 'final');
    expect(await status(admin)).toEqual([409, 'read_only']);
  });

  it('takes all of one’s vessels where none is named, and says which are unknown', async () => {
    const { plan, coordinator } = await aShip();
    const all = await proposed(coordinator, [plan], { vessel_ids: undefined });
    expect(all.vessel_ids).toEqual([plan.vessel_id]);
    const unknown = await ask(coordinator, [plan], { vessel_ids: [plan.vessel_id, 999_999] });
    expect(unknown.statusCode).toBe(422);
    expect(Object.keys(unknown.json().errors)).toEqual(['vessel_ids.1']);
  });
});

describe('what fails', () => {
  it('a thread that dies: the proposal has failed, the plans are as they were', async () => {
    const { plan, coordinator } = await aShip();
    const { mission } = await wanted(plan);
    const task = PlannerThread.prototype.do;
    vi.spyOn(PlannerThread.prototype, 'do').mockImplementation(function killed(
      this: PlannerThread,
      ...asked
    ) {
      const answer = task.apply(this, asked);
      void this.end();
      return answer;
    });
    const { id } = (await ask(coordinator, [plan], { iterations: 9_000_000 })).json().data;
    expect(await over(coordinator, id)).toMatchObject({ state: 'failed', failure: 'error', changes: [] });
    expect((await apply(coordinator, id)).statusCode).toBe(409);
    expect((await missionNow(mission)).start_date).toBeNull();
  });

  it('a process that dies: the proposal is said to be lost', async () => {
    const { plan, coordinator, userId } = await aShip();
    const { id } = await test.db
      .insertInto('proposals')
      .values({
        fiscal_year_id: plan.fiscal_year_id,
        user_id: userId,
        vessel_ids: [plan.vessel_id],
        asked: JSON.stringify({ fiscal_year_id: plan.fiscal_year_id, mode: 'fill' }),
        state: 'running',
        process_number: 3,
        fingerprint: '',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(await read(coordinator, id)).toMatchObject({ state: 'failed', failure: 'lost' });
  });

  it('another process that lives: it goes on, and is asked to stop', async () => {
    const { plan, coordinator, userId } = await aShip();
    const { id } = await test.db
      .insertInto('proposals')
      .values({
        fiscal_year_id: plan.fiscal_year_id,
        user_id: userId,
        vessel_ids: [plan.vessel_id],
        asked: JSON.stringify({ fiscal_year_id: plan.fiscal_year_id, mode: 'fill' }),
        state: 'running',
        process_number: test.app.live.processNumber,
        fingerprint: '',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await coordinator.delete(`/api/proposals/${id}`)).json().data.state).toBe('running');
    const row = await sql<{
      is_stopping: boolean;
    }>`select is_stopping from proposals where id = ${id}`.execute(test.db);
    expect(row.rows).toEqual([{ is_stopping: true }]);
  });
});

describe('why an application is left out', () => {
  it('says it of each vessel, with numbers and with what stands in its way', async () => {
    const { plan, coordinator } = await aShip();
    const blocking = await wanted(plan, { days: 20, start: '2028-06-05' });
    const blocked = await wanted(plan);
    const tooMany = await wanted(plan, { asks: { min_science_berths: 40, ideal_science_berths: 40 } });
    const { id, unplaced } = await proposed(coordinator, [plan]);
    expect(unplaced).toHaveLength(2);
    const why = async (application: number) =>
      (await coordinator.get(`/api/proposals/${id}/explanations/${application}`)).json().data.vessels;
    expect(await why(blocked.application)).toMatchObject([
      {
        verdict: 'blocked',
        missions: [{ id: blocking.mission, title: expect.any(String) }],
        relaxations: [
          { code: 'fewer_days', days: 4 },
          { code: 'earlier_window', days: 6 },
          { code: 'later_window', days: 4 },
        ],
      },
    ]);
    expect(await why(tooMany.application)).toMatchObject([
      { verdict: 'static', reasons: [{ code: 'berths_minimum', params: { berths: 20, wanted: 40 } }] },
    ]);
    expect((await coordinator.get(`/api/proposals/${id}/explanations/999999`)).statusCode).toBe(404);
    const { coordinator: stranger } = await aShip();
    const path = `/api/proposals/${id}/explanations/${blocked.application}`;
    expect((await stranger.get(path)).statusCode).toBe(404);
  });
});
