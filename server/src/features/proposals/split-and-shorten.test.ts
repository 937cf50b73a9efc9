import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { anApplication } from '#test/factories/applications.ts';
import { aUser } from '#test/factories/people.ts';
import { aConstraint, aMission, type APlan, aPlan, portId } from '#test/factories/plans.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';

let test: TestApp;
let admin: TestClient;
beforeAll(async () => {
  test = await startTestApp();
  admin = await test.as(await aUser(test.db, 'administrator'));
});
afterAll(() => test.close());

const aSurvey = async (
  plan: APlan,
  start_date = '2028-06-05',
  operational_days = 22,
  window: readonly [start: string, end: string] = ['2028-06-05', '2028-07-31'],
) => {
  const port = await portId(test.db, 'halifax');
  const application = await anApplication(test.db)
    .for(plan.vessel_id)
    .forYear(plan.fiscal_year_id)
    .inReview()
    .having({
      operational_window_start: window[0],
      operational_window_end: window[1],
      preferred_start_window_start: null,
      preferred_start_window_end: null,
      operational_days,
      min_science_berths: 4,
      ideal_science_berths: 4,
      helicopter_required: false,
    })
    .create();
  const mission = await aMission(test.db, plan.id, {
    ship_time_request_id: application,
    operational_days,
    start_date,
    mobilization_port_id: port,
    demobilization_port_id: port,
  });
  return { application, mission, port };
};

const taken = (plan: APlan, start_date: string, end_date: string, port_id: number) =>
  aConstraint(test.db, { vessel_id: plan.vessel_id, start_date, end_date, port_id });

const proposed = async (client: TestClient, plan: APlan, body: object = {}) => {
  const asked = await client.post('/api/proposals', {
    fiscal_year_id: plan.fiscal_year_id,
    vessel_ids: [plan.vessel_id],
    mode: 'replan',
    preset: 'least_change',
    stability: 1,
    iterations: 300,
    ...body,
  });
  expect(asked.statusCode).toBe(202);
  const { id } = asked.json().data as { id: number };
  const read = async () => (await client.get(`/api/proposals/${id}`)).json().data;
  await vi.waitFor(async () => expect((await read()).state).toBe('done'), { timeout: 20_000, interval: 50 });
  return read();
};

const missionsOf = async ({ id }: APlan) =>
  (await admin.get(`/api/missions?filter[vessel_plan_id]=${id}&sort=id`)).json().data as {
    id: number;
    start_date: string | null;
    mobilization_days: number;
    operational_days: number;
    mobilization_port_id: number | null;
    demobilization_port_id: number | null;
  }[];

const errorsOf = async ({ id }: APlan) =>
  (
    (await admin.get(`/api/vessel_plans/${id}/conflicts`)).json().data as { severity: string; code: string }[]
  ).filter(({ severity }) => severity === 'error');

describe('a day alongside on the eleventh day of a survey of 22 days', () => {
  const aPlanWithIt = async () => {
    const plan = await aPlan(test.db);
    const coordinator = await test.as(
      await aUser(test.db, 'regional_vessel_coordinator', { vessels: [plan.vessel_id] }),
    );
    const survey = await aSurvey(plan);
    await taken(plan, '2028-06-15', '2028-06-15', survey.port);
    return { plan, coordinator, ...survey };
  };

  it('splits the survey, by the commands of planners, and takes none of its days', async () => {
    const { plan, coordinator, mission, port } = await aPlanWithIt();
    await taken(plan, '2028-05-20', '2028-06-04', port);
    const before = await missionsOf(plan);
    const found = await proposed(coordinator, plan);
    expect(found.changes).toMatchObject([
      {
        kind: 'split',
        mission_id: mission,
        from: { start_date: '2028-06-05' },
        to: { start_date: '2028-06-05' },
        operational_days: { from: 22, to: 22 },
        second: { mission_id: null, start_date: '2028-06-16', operational_days: 12, port_id: port },
        reason_code: 'breaks_rule',
      },
    ]);
    expect(found.metrics.after.days).toBe(22);
    const body = { change_ids: 'all', reason: 'A day alongside.' };
    const applied = await coordinator.post(`/api/proposals/${found.id}/apply`, body);
    expect(applied.statusCode).toBe(200);
    const [first, second] = await missionsOf(plan);
    expect(applied.json().data.changes).toMatchObject([
      { applied: true, second: { mission_id: second!.id } },
    ]);
    expect([first, second]).toMatchObject([
      { id: mission, start_date: '2028-06-05', operational_days: 10, demobilization_port_id: port },
      { start_date: '2028-06-16', operational_days: 12, mobilization_port_id: port },
    ]);
    expect(await errorsOf(plan)).toEqual([]);
    const undone = await coordinator.post(`/api/proposals/${found.id}/take_back`, { reason: 'No.' });
    expect(undone.statusCode).toBe(200);
    const strip = (rows: Awaited<ReturnType<typeof missionsOf>>) =>
      rows.map(({ id, start_date, operational_days, mobilization_port_id, demobilization_port_id }) => ({
        id,
        start_date,
        operational_days,
        mobilization_port_id,
        demobilization_port_id,
      }));
    expect(strip(await missionsOf(plan))).toEqual(strip(before));
    expect(undone.json().data.changes).toMatchObject([{ applied: false, second: { mission_id: null } }]);
  });

  it('splits a survey whose conflict is kept, and both parts keep it', async () => {
    const { plan, coordinator, mission } = await aPlanWithIt();
    await coordinator.patch(`/api/missions/${mission}`, { requested_berths: 22, approved_berths: 22 });
    const keep = { code: 'berths_over', reason: 'Two sleep ashore.' };
    expect((await coordinator.post(`/api/missions/${mission}/kept_conflicts`, keep)).statusCode).toBe(201);
    const found = await proposed(coordinator, plan);
    expect(found.changes).toMatchObject([{ kind: 'split', mission_id: mission }]);
    const body = { change_ids: 'all', reason: 'A day alongside.' };
    expect((await coordinator.post(`/api/proposals/${found.id}/apply`, body)).statusCode).toBe(200);
    const conflicts = (await admin.get(`/api/vessel_plans/${plan.id}/conflicts`)).json().data as {
      code: string;
      kept: { reason: string } | null;
    }[];
    expect(conflicts.filter(({ code }) => code === 'berths_over').map(({ kept }) => kept?.reason)).toEqual([
      keep.reason,
      keep.reason,
    ]);
  });

  it('costs the survey one day where the ship is taken behind it, if the planner gives a share of its days', async () => {
    const { plan, coordinator, mission, port } = await aPlanWithIt();
    await taken(plan, '2028-05-20', '2028-06-04', port);
    await taken(plan, '2028-06-27', '2028-07-31', port);
    expect((await proposed(coordinator, plan)).changes).toMatchObject([{ kind: 'remove' }]);
    const found = await proposed(coordinator, plan, { shorten_share: 0.05 });
    expect(found.changes).toMatchObject([
      { kind: 'split', operational_days: { from: 22, to: 21 }, second: { operational_days: 11 } },
    ]);
    const body = { change_ids: [mission], reason: 'A day alongside.' };
    expect((await coordinator.post(`/api/proposals/${found.id}/apply`, body)).statusCode).toBe(200);
    expect((await missionsOf(plan)).map(({ operational_days }) => operational_days)).toEqual([10, 11]);
    expect(await errorsOf(plan)).toEqual([]);
    const back = await coordinator.post(`/api/proposals/${found.id}/take_back`, { reason: 'No.' });
    expect(back.statusCode).toBe(200);
    expect(await missionsOf(plan)).toMatchObject([
      { id: mission, operational_days: 22, start_date: '2028-06-05' },
    ]);
  });

  it('shortens the survey where the planner allows no parts, and gives its days back', async () => {
    const { plan, coordinator, mission, port } = await aPlanWithIt();
    await taken(plan, '2028-05-20', '2028-06-04', port);
    await taken(plan, '2028-07-01', '2028-07-31', port);
    const found = await proposed(coordinator, plan, { least_part_days: null, shorten_share: 0.5 });
    expect(found.changes).toMatchObject([
      {
        kind: 'shorten',
        operational_days: { from: 22, to: 15 },
        to: { start_date: '2028-06-16' },
        second: null,
      },
    ]);
    const body = { change_ids: 'all', reason: 'A day alongside.' };
    expect((await coordinator.post(`/api/proposals/${found.id}/apply`, body)).statusCode).toBe(200);
    expect(await missionsOf(plan)).toMatchObject([
      { id: mission, operational_days: 15, start_date: '2028-06-16' },
    ]);
    await coordinator.post(`/api/proposals/${found.id}/take_back`, { reason: 'No.' });
    expect(await missionsOf(plan)).toMatchObject([
      { id: mission, operational_days: 22, start_date: '2028-06-05' },
    ]);
  });

  it('is not undone once a part has been given other days', async () => {
    const { plan, coordinator, port } = await aPlanWithIt();
    await taken(plan, '2028-05-20', '2028-06-04', port);
    const found = await proposed(coordinator, plan);
    const body = { change_ids: 'all', reason: 'A day alongside.' };
    expect((await coordinator.post(`/api/proposals/${found.id}/apply`, body)).statusCode).toBe(200);
    const [, second] = await missionsOf(plan);
    const changed = await coordinator.patch(`/api/missions/${second!.id}`, { operational_days: 11 });
    expect(changed.statusCode).toBe(200);
    const undone = await coordinator.post(`/api/proposals/${found.id}/take_back`, { reason: 'No.' });
    expect([undone.statusCode, undone.json().type]).toEqual([409, 'invalid_transition']);
  });
});

it('takes a length that was offered only after a search had shown the room for it', async () => {
  const plan = await aPlan(test.db);
  const vessels = [plan.vessel_id];
  const coordinator = await test.as(await aUser(test.db, 'regional_vessel_coordinator', { vessels }));
  const short = await aSurvey(plan, '2028-06-18', 10, ['2028-06-18', '2028-07-01']);
  const long = await aSurvey(plan, '2028-08-01', 20, ['2028-06-05', '2028-07-07']);
  await taken(plan, '2028-05-20', '2028-06-04', short.port);
  await taken(plan, '2028-07-08', '2028-07-31', short.port);
  const found = await proposed(coordinator, plan, {
    stability: 0.1,
    least_part_days: null,
    shorten_share: 0.5,
  });
  expect(found.changes).toMatchObject([
    { kind: 'shorten', mission_id: short.mission, operational_days: { from: 10, to: 7 } },
    { kind: 'move', mission_id: long.mission, operational_days: { from: 20, to: 20 } },
  ]);
});

it('mobilizes before the second leg of an expedition whose first loses its date, until that is undone', async () => {
  const plan = await aPlan(test.db);
  const vessels = [plan.vessel_id];
  const coordinator = await test.as(await aUser(test.db, 'regional_vessel_coordinator', { vessels }));
  const { application, mission, port } = await aSurvey(plan, '2028-06-06', 10, ['2028-06-05', '2028-07-10']);
  await coordinator.patch(`/api/missions/${mission}`, { mobilization_days: 2 });
  const second = await aMission(test.db, plan.id, {
    ...{ ship_time_request_id: application, operational_days: 10, start_date: '2028-06-25' },
    ...{ mobilization_port_id: port, demobilization_port_id: port },
  });
  await taken(plan, '2028-06-05', '2028-06-20', port);
  const before = await missionsOf(plan);
  const found = await proposed(coordinator, plan, { least_part_days: null });
  expect(found.changes).toMatchObject([
    { mission_id: mission, kind: 'remove' },
    {
      ...{ mission_id: second, kind: 'move', to: { start_date: '2028-06-23' } },
      ...{ operational_days: { from: 10, to: 10 }, mobilization_days: { from: 0, to: 2 } },
    },
  ]);
  const body = { change_ids: 'all', reason: 'Late from the yard.' };
  expect((await coordinator.post(`/api/proposals/${found.id}/apply`, body)).statusCode).toBe(200);
  const after = await missionsOf(plan);
  expect(after.find(({ id }) => id === second)).toMatchObject({
    start_date: '2028-06-23',
    mobilization_days: 2,
    operational_days: 10,
  });
  expect(await errorsOf(plan)).toMatchObject([{ code: 'unscheduled' }]);
  const undone = await coordinator.post(`/api/proposals/${found.id}/take_back`, { reason: 'No.' });
  expect(undone.statusCode).toBe(200);
  const lengths = (rows: typeof before) =>
    rows.map(({ id, start_date, mobilization_days }) => [id, start_date, mobilization_days]);
  expect(lengths(await missionsOf(plan))).toEqual(lengths(before));
});
