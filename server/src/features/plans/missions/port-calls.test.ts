import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPlan, portId, type APlan } from '#test/factories/plans.ts';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';

let test: TestApp;
let plan: APlan;
let planner: TestClient;
let call: { port_id: number; day: number; days: number | null };
beforeAll(async () => {
  test = await startTestApp();
  plan = await aPlan(test.db);
  planner = await test.as(await aUser(test.db, 'administrator'));
  call = { port_id: await portId(test.db, 'sydney'), day: 5, days: 0.5 };
});
afterAll(() => test.close());

const missions = () => `/api/vessel_plans/${plan.id}/missions`;
const add = async (some: object = {}) =>
  (
    await planner.post(missions(), { title: 'Leg', operational_days: 10, port_call_stops: [call], ...some })
  ).json().data;

it('keeps port calls with place and day; the count follows the list', async () => {
  const { id, ...added } = await add();
  expect(added).toMatchObject({ port_calls: 1, port_call_stops: [call] });
  const patch = async (body: object) => (await planner.patch(`/api/missions/${id}`, body)).json().data;
  expect(await patch({ port_calls: 0 })).toMatchObject({ port_calls: 1, port_call_stops: [call] });
  const second = { port_id: call.port_id, day: 8 };
  expect(await patch({ port_call_stops: [call, second] })).toMatchObject({
    port_calls: 2,
    port_call_stops: [call, { ...second, days: null }],
  });
  expect(await patch({ port_calls: 3 })).toMatchObject({ port_calls: 3 });
  expect(await patch({ port_call_stops: [] })).toMatchObject({ port_calls: 0, port_call_stops: [] });
});

it.each([
  [{ port_id: 2_000_000 }, 'port_call_stops.0.port_id'],
  [{ day: 0 }, 'port_call_stops.0.day'],
  [{ days: 0.3 }, 'port_call_stops.0.days'],
])('refuses a port call with %o', async (some, field) => {
  const body = { title: 'Leg', operational_days: 3, port_call_stops: [{ ...call, ...some }] };
  const answer = await planner.post(missions(), body);
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
});

it('carries them through splitting, joining, deleting, undoing and a scenario', async () => {
  const { id } = await add({ start_date: '2028-05-01' });
  const split = await planner.post(`/api/missions/${id}/split`, { operational_days: 3 });
  const second = split.json().data;
  const first = (await planner.get(`/api/missions/${id}`)).json().data;
  expect([first.port_calls, first.port_call_stops]).toEqual([0, []]);
  expect(second).toMatchObject({ port_calls: 1, port_call_stops: [{ ...call, day: 2 }] });
  await planner.post(`/api/missions/${id}/join`, { with: second.id });
  await planner.delete(`/api/missions/${id}`);
  const back = await planner.post(`/api/missions/${id}/take_back`, { vessel_plan_id: plan.id });
  expect(back.json().data).toMatchObject({ port_calls: 1, port_call_stops: [call] });

  const body = { name: 'What if', fiscal_year_id: plan.fiscal_year_id, vessel_ids: [plan.vessel_id] };
  const scenario = (await planner.post('/api/scenarios', body)).json().data;
  const copies = (await planner.get(`/api/vessel_plans/${scenario.vessel_plan_ids[0]}/missions`)).json().data;
  expect(copies).toContainEqual(expect.objectContaining({ title: 'Leg', port_call_stops: [call] }));
});

it('tells them in the history and among the conflicts, and restores them', async () => {
  const halifax = await portId(test.db, 'halifax');
  const ports = { mobilization_port_id: halifax, demobilization_port_id: halifax };
  const { id } = await add({ title: 'Fall leg', start_date: '2028-10-01', ...ports });
  const version = (await planner.post(`/api/vessel_plans/${plan.id}/versions`, { reason: 'Before' })).json();
  await planner.patch(`/api/missions/${id}`, { port_call_stops: [{ ...call, day: 40 }] });
  const { data } = (await planner.get(`/api/vessel_plans/${plan.id}/activity`)).json();
  expect(JSON.stringify(data)).toContain('Sydney, day 40 of the mission, 0.5 days alongside');
  const conflicts = (await planner.get(`/api/vessel_plans/${plan.id}/conflicts`)).json().data;
  expect(conflicts).toContainEqual(
    expect.objectContaining({ code: 'port_call_outside', mission_ids: [id], days: 30 }),
  );
  await planner.post(`/api/vessel_plans/${plan.id}/versions/${version.data.number}/restore`, {});
  expect((await planner.get(`/api/missions/${id}`)).json().data.port_call_stops).toEqual([call]);
});
