import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aUser } from '#test/factories/people.ts';
import { aMission, aPlan, theFiscalYear } from '#test/factories/plans.ts';
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

describe('a what-if', () => {
  it('has copies of the missions, and is edited as a plan is, while the plans stay as they are', async () => {
    const ships = await createTwoShips(test.db);
    const { application, mission } = await addPlannedMission(test.db, ships.one, '2028-06-01');
    const { id, vessel_ids } = await desk.make(ships);
    expect(vessel_ids.toSorted()).toEqual(ships.vessels.toSorted());
    const copy = await desk.copyOf(id, application);
    expect(copy).toMatchObject({ start_date: '2028-06-01' });
    await desk.change(id, copy.id, { start_date: '2028-07-01' });
    expect(await desk.real(mission)).toMatchObject({ start_date: '2028-06-01' });
    expect(await desk.copyOf(id, application)).toMatchObject({ start_date: '2028-07-01' });
  });

  it('changes no other answer of the portal', async () => {
    const ships = await createTwoShips(test.db);
    const { application, mission } = await addPlannedMission(test.db, ships.one, '2028-06-01');
    await addPlannedMission(test.db, ships.other, null);
    const coordinator = await test.as(
      await aUser(test.db, 'regional_vessel_coordinator', { vessels: ships.vessels }),
    );
    const paths = [
      '/api/vessel_plans',
      `/api/vessel_plans?filter[fiscal_year_id]=${ships.year}&include=missions,versions&append=totals,conflicts,blocking`,
      `/api/vessel_plans?filter[vessel_id]=${ships.one.vessel_id}`,
      '/api/missions',
      `/api/missions?filter[ship_time_request_id]=${application}`,
      `/api/missions?filter[vessel_id]=${ships.one.vessel_id}`,
      `/api/missions/${mission}`,
      `/api/vessel_plans/${ships.one.id}`,
      `/api/vessel_plans/${ships.one.id}/missions`,
      `/api/vessel_plans/${ships.one.id}/conflicts`,
      `/api/vessel_plans/${ships.one.id}/board`,
      `/api/vessel_plans/${ships.one.id}/activity`,
      `/api/vessel_plans/${ships.one.id}/preflight?step=send_to_national`,
      `/api/missions/${mission}/activity`,
      `/api/ship_time_requests/${application}?include=missions&append=stages`,
      `/api/ship_time_requests/${application}/fits`,
      `/api/ship_time_requests/${application}/history`,
      `/api/statistics?fiscal_year_id=${ships.year}`,
      '/api/fleet_plans',
      '/api/fiscal_years',
      '/api/transfer_offers',
      '/api/events',
      `/api/outages?filter[vessel_id]=${ships.one.vessel_id}`,
      `/api/ship_time_requests/${application}`,
    ];
    await coordinator.post('/api/outages', {
      vessel_id: ships.one.vessel_id,
      start_date: '2028-06-01',
      end_date: '2028-06-03',
      reason: 'A cracked shaft.',
    });
    const all = async () =>
      Promise.all(paths.map(async (path) => [path, (await coordinator.get(path)).body]));
    const before = await all();
    const { id } = await desk.make(ships);
    const copy = await desk.copyOf(id, application);
    await desk.change(id, copy.id, { start_date: '2028-08-01', operational_days: 9 });
    await admin.post(`/api/scenarios/${id}/missions`, {
      vessel_id: ships.one.vessel_id,
      title: 'A trial',
      operational_days: 2,
      start_date: '2028-06-02',
    });
    expect(await all()).toEqual(before);
  });

  it('lets a mission go to any ship in it, and meets its own missions only', async () => {
    const ships = await createTwoShips(test.db);
    const { application } = await addPlannedMission(test.db, ships.one, '2028-06-01');
    const second = await addPlannedMission(test.db, ships.one, '2028-06-11');
    const { id } = await desk.make(ships);
    const copy = await desk.copyOf(id, application);
    const moved = await admin.post(`/api/missions/${copy.id}/move`, { vessel_id: ships.other.vessel_id });
    expect(moved.statusCode).toBe(200);
    expect(moved.json().data).toMatchObject({ start_date: '2028-06-01' });
    await desk.change(id, (await desk.copyOf(id, second.application)).id, { start_date: '2028-06-01' });
    const back = await admin.patch(`/api/missions/${second.mission}`, { start_date: '2028-06-20' });
    expect(back.statusCode).toBe(200);
    const clash = await admin.post(`/api/scenarios/${id}/missions`, {
      vessel_id: ships.one.vessel_id,
      title: 'In the way',
      operational_days: 3,
      start_date: '2028-06-02',
    });
    expect(clash.statusCode).toBe(409);
    expect(clash.json().type).toBe('overlap');
  });

  it('has neither steps nor versions', async () => {
    const ships = await createTwoShips(test.db);
    const { vessel_plan_ids } = await desk.make(ships);
    for (const path of ['send_to_national', 'versions']) {
      const answer = await admin.post(`/api/vessel_plans/${vessel_plan_ids[0]}/${path}`, { reason: 'Try.' });
      expect([path, answer.statusCode]).toEqual([path, 409]);
      expect(answer.json().type).toBe('invalid_transition');
    }
  });

  it('is for those who plan: observers read it, proponents know nothing of it', async () => {
    const ships = await createTwoShips(test.db);
    const coordinator = await test.as(await aUser(test.db, 'regional_vessel_coordinator', { vessels: [] }));
    const observer = await test.as(await aUser(test.db, 'observer'));
    const proponent = await test.as(await aUser(test.db, 'proponent'));
    const { id } = await createScenarioHelpers(coordinator).make(ships);
    expect((await observer.get(`/api/scenarios/${id}`)).statusCode).toBe(200);
    const body = { fiscal_year_id: ships.year, name: 'Mine', vessel_ids: ships.vessels };
    expect((await observer.post('/api/scenarios', body)).statusCode).toBe(403);
    expect((await observer.patch(`/api/scenarios/${id}`, { name: 'Mine' })).statusCode).toBe(403);
    expect((await createScenarioHelpers(observer).adopt(id, {})).statusCode).toBe(403);
    expect((await createScenarioHelpers(coordinator).adopt(id, {})).statusCode).toBe(403);
    expect((await proponent.get(`/api/scenarios/${id}`)).statusCode).toBe(403);
    expect((await proponent.get('/api/scenarios')).statusCode).toBe(403);
  });

  it('is renamed and deleted with its copies, by whoever made it', async () => {
    const ships = await createTwoShips(test.db);
    await addPlannedMission(test.db, ships.one, '2028-06-01');
    const maker = await test.as(
      await aUser(test.db, 'regional_vessel_coordinator', { vessels: ships.vessels }),
    );
    const another = await test.as(
      await aUser(test.db, 'regional_vessel_coordinator', { vessels: ships.vessels }),
    );
    const { id, lock_version, vessel_plan_ids } = await createScenarioHelpers(maker).make(ships);
    expect((await another.delete(`/api/scenarios/${id}`)).statusCode).toBe(403);
    const renamed = await maker.patch(`/api/scenarios/${id}`, { name: 'Refit in May', lock_version });
    expect(renamed.json().data.name).toBe('Refit in May');
    expect((await maker.patch(`/api/scenarios/${id}`, { name: 'Late', lock_version })).statusCode).toBe(409);
    expect((await maker.delete(`/api/scenarios/${id}`)).statusCode).toBe(204);
    expect((await maker.get(`/api/scenarios/${id}`)).statusCode).toBe(404);
    expect((await maker.get(`/api/vessel_plans/${vessel_plan_ids[0]}`)).statusCode).toBe(404);
    expect((await maker.get(`/api/vessel_plans/${ships.one.id}`)).statusCode).toBe(200);
  });

  it('begins with another one, or with a published schedule', async () => {
    const ships = await createTwoShips(test.db);
    const { application, mission } = await addPlannedMission(test.db, ships.one, '2028-06-01');
    const first = await desk.make(ships);
    await desk.change(first.id, (await desk.copyOf(first.id, application)).id, { start_date: '2028-09-01' });
    const second = await desk.make(ships, { from: first.id });
    expect(await desk.copyOf(second.id, application)).toMatchObject({ start_date: '2028-09-01' });
    expect((await desk.compared(second.id)).differences).toMatchObject([
      { kind: 'change', mission_id: mission },
    ]);

    const final = await aPlan(test.db, { review_level: 'executive' });
    const promised = await addPlannedMission(test.db, final, '2028-06-01');
    expect((await admin.post(`/api/vessel_plans/${final.id}/set_final`)).statusCode).toBe(200);
    await admin.post(`/api/vessel_plans/${final.id}/reopen`, { reason: 'A breakdown.' });
    await admin.patch(`/api/missions/${promised.mission}`, { start_date: '2028-06-15' });
    const since = await aMission(test.db, final.id, { title: 'Since then', start_date: '2028-07-01' });
    const fleet = (await admin.get(`/api/fleet_plans?filter[fiscal_year_id]=${ships.year}`)).json().data[0];
    const version = { version: fleet.latest_version };
    const third = await desk.make({ year: ships.year, vessels: [final.vessel_id] }, { from: version });
    expect(await desk.copyOf(third.id, promised.application)).toMatchObject({ start_date: '2028-06-01' });
    const { differences } = await desk.compared(third.id);
    expect(differences).toMatchObject([
      { mission_id: promised.mission, from: { start_date: '2028-06-15' }, to: { start_date: '2028-06-01' } },
      { mission_id: since, to: { start_date: null } },
    ]);
    const unknown = await admin.post('/api/scenarios', {
      fiscal_year_id: ships.year,
      name: 'x',
      vessel_ids: ships.vessels,
      from: { version: 99_999 },
    });
    expect(unknown.statusCode).toBe(422);
    expect(unknown.json().errors.from).toHaveLength(1);
  });
});

describe('compared', () => {
  it('says what differs, in words of the reader’s language, and what each side comes to', async () => {
    const ships = await createTwoShips(test.db);
    const { application, mission } = await addPlannedMission(test.db, ships.one, '2028-06-01');
    const { id } = await desk.make(ships);
    const copy = await desk.copyOf(id, application);
    await desk.change(id, copy.id, { start_date: '2028-06-04', operational_days: 4 });
    const found = await desk.compared(id);
    expect(found.differences).toMatchObject([
      {
        kind: 'change',
        mission_id: mission,
        from: { start_date: '2028-06-01' },
        to: { start_date: '2028-06-04' },
        fields: [{ field: 'operational_days', before: 5, after: 4 }],
        changed_by_both: false,
      },
    ]);
    expect(found.differences[0].messages[0]).toContain('moved from 2028-06-01 to 2028-06-04 (3 days later)');
    expect(found.totals).toMatchObject({ scenario: { days_granted: 4 }, with: { days_granted: 5 } });
    const french = await admin.get(`/api/scenarios/${id}/comparison?with=current&lang=fr`);
    expect(french.json().data.differences[0].messages[0]).toContain('2028-06-04');
    expect(french.json().data.differences[0].messages[0]).not.toContain('moved');
  });

  it('with another scenario, by the missions that both are copies of', async () => {
    const ships = await createTwoShips(test.db);
    const { application } = await addPlannedMission(test.db, ships.one, '2028-06-01');
    const [one, other] = [await desk.make(ships), await desk.make(ships)];
    await desk.change(one.id, (await desk.copyOf(one.id, application)).id, { start_date: '2028-07-01' });
    expect((await desk.compared(one.id, other.id)).differences).toMatchObject([
      { kind: 'change', from: { start_date: '2028-06-01' }, to: { start_date: '2028-07-01' } },
    ]);
    expect((await desk.compared(other.id)).differences).toEqual([]);
  });

  it('with none of another year, and says so', async () => {
    const year = await theFiscalYear(test.db, 2061);
    const ships = await createTwoShips(test.db);
    const later = await aPlan(test.db, { fiscal_year_id: year });
    const [one, other] = [await desk.make(ships), await desk.make({ year, vessels: [later.vessel_id] })];
    const refused = await admin.get(`/api/scenarios/${one.id}/comparison?with=${other.id}`);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors.with[0]).toContain('belongs to another fiscal year');
  });
});

describe('a proposal for it', () => {
  it('is made of its copies and applied to them, and the plans do not notice', async () => {
    const ships = await createTwoShips(test.db);
    const { application, mission } = await addPlannedMission(test.db, ships.one, null);
    const { id } = await desk.make(ships);
    const asked = { fiscal_year_id: ships.year, scenario_id: id, mode: 'replan', iterations: 200 };
    const started = await admin.post('/api/proposals', asked);
    expect(started.statusCode).toBe(202);
    const proposal = await vi.waitFor(
      async () => {
        const { data } = (await admin.get(`/api/proposals/${started.json().data.id}`)).json();
        expect(data.state).toBe('done');
        return data;
      },
      { timeout: 15_000, interval: 50 },
    );
    const copy = await desk.copyOf(id, application);
    expect(proposal.changes).toMatchObject([{ mission_id: copy.id }]);
    const applied = await admin.post(`/api/proposals/${proposal.id}/apply`, {
      change_ids: 'all',
      reason: 'Try.',
    });
    expect(applied.statusCode).toBe(200);
    expect((await desk.copyOf(id, application)).start_date).not.toBeNull();
    expect(await desk.real(mission)).toMatchObject({ start_date: null });
  });
});

describe('the database', () => {
  it('keeps one copy of a plan in each scenario, one plan beside them, and a mission where it belongs', async () => {
    const ships = await createTwoShips(test.db);
    const { mission } = await addPlannedMission(test.db, ships.one, '2028-06-01');
    const { id, vessel_plan_ids } = await desk.make(ships);
    const copy = { vessel_id: ships.one.vessel_id, fiscal_year_id: ships.year };
    const insert = (scenario_id: number | null) =>
      test.db
        .insertInto('vessel_plans')
        .values({ ...copy, scenario_id })
        .execute();
    await expect(insert(id)).rejects.toMatchObject({ constraint: 'vessel_plans_one_for_vessel_and_year' });
    await expect(insert(null)).rejects.toMatchObject({ constraint: 'vessel_plans_one_for_vessel_and_year' });
    await expect(
      sql`update vessel_plans set review_level = 'final' where id = ${vessel_plan_ids[0]!}`.execute(test.db),
    ).rejects.toMatchObject({ constraint: 'vessel_plans_scenario_level' });
    await expect(
      sql`update missions set vessel_plan_id = ${vessel_plan_ids[0]!} where id = ${mission}`.execute(test.db),
    ).rejects.toMatchObject({ constraint: 'mission_in_its_scenario' });
  });
});
