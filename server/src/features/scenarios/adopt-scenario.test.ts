import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aUser } from '#test/factories/people.ts';
import { aMission } from '#test/factories/plans.ts';
import { addPlannedMission, createScenarioHelpers, createTwoShips } from '#test/factories/scenarios.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';

let test: TestApp;
let admin: TestClient;
let desk: ReturnType<typeof createScenarioHelpers>;
beforeAll(async () => {
  test = await startTestApp();
  admin = await test.as(await aUser(test.db, 'administrator'));
  desk = createScenarioHelpers(admin);
});
afterAll(() => test.close());

describe('adopting', () => {
  it('writes the differences into the plans, with a version of each as it was', async () => {
    const ships = await createTwoShips(test.db);
    const { application, mission } = await addPlannedMission(test.db, ships.one, '2028-06-01');
    const { id } = await desk.make(ships);
    await desk.change(id, (await desk.copyOf(id, application)).id, { start_date: '2028-07-01' });
    expect((await desk.adopt(id)).statusCode).toBe(200);
    expect(await desk.real(mission)).toMatchObject({ start_date: '2028-07-01' });
    const versions = (await admin.get(`/api/vessel_plans/${ships.one.id}/versions`)).json().data;
    expect(versions).toMatchObject([{ reason: 'Better for everybody.' }]);
    expect((await desk.compared(id)).differences).toEqual([]);
  });

  it('takes some and leaves the rest', async () => {
    const ships = await createTwoShips(test.db);
    const [a, b] = [
      await addPlannedMission(test.db, ships.one, '2028-06-01'),
      await addPlannedMission(test.db, ships.one, '2028-06-11'),
    ];
    const { id } = await desk.make(ships);
    await desk.change(id, (await desk.copyOf(id, a.application)).id, { start_date: '2028-07-01' });
    await desk.change(id, (await desk.copyOf(id, b.application)).id, { start_date: '2028-08-01' });
    const { differences } = await desk.compared(id);
    const wanted = differences.find((each: { mission_id: number }) => each.mission_id === b.mission);
    expect((await desk.adopt(id, { change_ids: [wanted.id] })).statusCode).toBe(200);
    expect(await desk.real(a.mission)).toMatchObject({ start_date: '2028-06-01' });
    expect(await desk.real(b.mission)).toMatchObject({ start_date: '2028-08-01' });
    expect((await desk.compared(id)).differences).toMatchObject([{ mission_id: a.mission }]);
    expect((await desk.adopt(id, { change_ids: [wanted.id] })).statusCode).toBe(422);
  });

  it('asks about what both sides have changed, and leaves alone what only the plans have', async () => {
    const ships = await createTwoShips(test.db);
    const [a, b] = [
      await addPlannedMission(test.db, ships.one, '2028-06-01'),
      await addPlannedMission(test.db, ships.one, '2028-06-11'),
    ];
    const { id } = await desk.make(ships);
    const copy = await desk.copyOf(id, a.application);
    await desk.change(id, copy.id, { start_date: '2028-07-01' });
    await admin.patch(`/api/missions/${a.mission}`, { start_date: '2028-06-03' });
    await admin.patch(`/api/missions/${b.mission}`, { start_date: '2028-06-21' });
    const refused = await desk.adopt(id);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      type: 'stale',
      meta: { blocking: [copy.id], rows: [{ mission_id: a.mission, changed_by_both: true }] },
    });
    expect(await desk.real(a.mission)).toMatchObject({ start_date: '2028-06-03' });
    expect((await desk.compared(id)).changed_since.toSorted()).toEqual([a.mission, b.mission].toSorted());
    expect((await desk.adopt(id, { overwrite_ids: [copy.id] })).statusCode).toBe(200);
    expect(await desk.real(a.mission)).toMatchObject({ start_date: '2028-07-01' });
    expect(await desk.real(b.mission)).toMatchObject({ start_date: '2028-06-21' });
  });

  it('takes an application to another ship with its mission, adds and removes what belongs to none', async () => {
    const ships = await createTwoShips(test.db);
    const { application, mission } = await addPlannedMission(test.db, ships.one, '2028-06-01');
    const orphan = await aMission(test.db, ships.one.id, { title: 'Trials', start_date: '2028-05-01' });
    const { id } = await desk.make(ships);
    const copy = await desk.copyOf(id, application);
    await admin.post(`/api/missions/${copy.id}/move`, { vessel_id: ships.other.vessel_id });
    await desk.change(id, copy.id, { start_date: '2028-06-05' });
    const trials = (await desk.missionsIn(id)).find(({ title }) => title === 'Trials')!;
    expect((await admin.delete(`/api/scenarios/${id}/missions/${trials.id}`)).statusCode).toBe(204);
    const transit = {
      vessel_id: ships.one.vessel_id,
      title: 'Transit',
      operational_days: 2,
      start_date: '2028-06-02',
    };
    await admin.post(`/api/scenarios/${id}/missions`, transit);
    const kinds = (await desk.compared(id)).differences.map(({ kind }: { kind: string }) => kind);
    expect(kinds.toSorted()).toEqual(['add', 'remove', 'transfer']);
    const answer = await desk.adopt(id);
    expect(answer.statusCode).toBe(200);
    expect(await desk.real(mission)).toMatchObject({
      vessel_plan_id: ships.other.id,
      start_date: '2028-06-05',
    });
    expect((await admin.get(`/api/ship_time_requests/${application}`)).json().data.vessel_id).toBe(
      ships.other.vessel_id,
    );
    expect((await admin.get(`/api/missions/${orphan}`)).statusCode).toBe(404);
    const own = (await admin.get(`/api/vessel_plans/${ships.one.id}/missions`)).json().data;
    expect(own).toMatchObject([{ title: 'Transit', start_date: '2028-06-02' }]);
    expect((await desk.compared(id)).differences).toEqual([]);
  });

  it('lets two missions change places, and parts of a split one go where they were put', async () => {
    const ships = await createTwoShips(test.db);
    const [a, b] = [
      await addPlannedMission(test.db, ships.one, '2028-06-01'),
      await addPlannedMission(test.db, ships.one, '2028-06-06'),
    ];
    const { id } = await desk.make(ships);
    const [one, other] = [await desk.copyOf(id, a.application), await desk.copyOf(id, b.application)];
    await desk.change(id, one.id, { start_date: '2028-10-01' });
    await desk.change(id, other.id, { start_date: '2028-06-01' });
    await desk.change(id, one.id, { start_date: '2028-06-06' });
    const halves = await admin.post(`/api/missions/${one.id}/split`, { operational_days: 2 });
    expect(halves.statusCode).toBe(201);
    const answer = await desk.adopt(id);
    expect(answer.statusCode).toBe(200);
    expect(await desk.real(a.mission)).toMatchObject({ start_date: '2028-06-06', operational_days: 2 });
    expect(await desk.real(b.mission)).toMatchObject({ start_date: '2028-06-01' });
    const parts = (await admin.get(`/api/missions?filter[ship_time_request_id]=${a.application}`)).json()
      .data;
    expect(parts.map((each: { operational_days: number }) => each.operational_days).toSorted()).toEqual([
      2, 3,
    ]);
  });

  it('is refused where the plan is not this person’s to change, and then changes nothing', async () => {
    const ships = await createTwoShips(test.db);
    const { application, mission } = await addPlannedMission(test.db, ships.one, '2028-06-01');
    const other = await addPlannedMission(test.db, ships.other, '2028-06-01');
    const coordinator = await test.as(
      await aUser(test.db, 'regional_vessel_coordinator', { vessels: [ships.one.vessel_id] }),
    );
    const { id } = await createScenarioHelpers(coordinator).make(ships);
    await desk.change(id, (await desk.copyOf(id, application)).id, { start_date: '2028-07-01' });
    await desk.change(id, (await desk.copyOf(id, other.application)).id, { start_date: '2028-07-01' });
    expect((await createScenarioHelpers(coordinator).adopt(id, {})).statusCode).toBe(403);
    expect(await desk.real(mission)).toMatchObject({ start_date: '2028-06-01' });
    const { differences } = await desk.compared(id);
    const own = differences.find((each: { mission_id: number }) => each.mission_id === mission);
    expect((await createScenarioHelpers(coordinator).adopt(id, { change_ids: [own.id] })).statusCode).toBe(
      200,
    );
    expect(await desk.real(mission)).toMatchObject({ start_date: '2028-07-01' });
  });
});
