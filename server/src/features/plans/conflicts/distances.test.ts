import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anApplication } from '#test/factories/applications.ts';
import { aMission, aPlan, portId } from '#test/factories/plans.ts';
import { aUser } from '#test/factories/people.ts';
import { aVessel } from '#test/factories/vessels.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';

let test: TestApp;
let observer: TestClient;
let halifax: number;
let victoria: number;
let selkirk: number;
beforeAll(async () => {
  test = await startTestApp();
  observer = await test.as(await aUser(test.db, 'observer'));
  halifax = await portId(test.db, 'halifax');
  victoria = await portId(test.db, 'victoria');
  selkirk = await portId(test.db, 'selkirk');
});
afterAll(() => test.close());

type Distance = { from_port_id: number; to_port_id: number; nautical_miles: number; method: string };
const distances = async (query: string): Promise<Distance[]> =>
  (await observer.get(`/api/port_distances${query}`)).json().data;
const between = (rows: Distance[], a: number, b: number) =>
  rows.find((row) => row.from_port_id === Math.min(a, b) && row.to_port_id === Math.max(a, b));

describe('distances between ports', () => {
  it('go by sea, each pair once, and are reckoned once', async () => {
    const rows = await distances(`?port_ids=${halifax},${victoria},${selkirk}`);
    expect(rows).toHaveLength(3);
    const around = between(rows, halifax, victoria)!;
    expect(around.method).toBe('way_points');
    expect(around.nautical_miles).toBeGreaterThan(4000);
    expect(between(rows, halifax, selkirk)).toMatchObject({ method: 'none', nautical_miles: 0 });
    await test.db.updateTable('port_distances').set({ nautical_miles: 1 }).execute();
    expect(
      between(await distances(`?port_ids=${victoria},${halifax}`), halifax, victoria)?.nautical_miles,
    ).toBe(1);
    await test.db.deleteFrom('port_distances').execute();
  });

  it('name the locks on the way, the same the first time and afterwards', async () => {
    const [montreal, gaspe] = [await portId(test.db, 'montreal'), await portId(test.db, 'gaspe')];
    const thunderBay = await portId(test.db, 'thunder-bay');
    const first = await distances(`?port_ids=${halifax},${montreal},${gaspe},${thunderBay}`);
    expect(between(first, halifax, gaspe)).toMatchObject({ locks: ['canso'] });
    expect(between(first, montreal, thunderBay)).toMatchObject({ around_nautical_miles: null });
    expect(between(first, montreal, gaspe)).not.toHaveProperty('locks');
    expect(await distances(`?port_ids=${halifax},${montreal},${gaspe},${thunderBay}`)).toEqual(first);
    const shorter = test.db.updateTable('port_distances').set({ around_nautical_miles: 0 });
    await expect(shorter.where('around_nautical_miles', 'is not', null).execute()).rejects.toThrow(
      'port_distances_round_a_lock',
    );
  });

  it('are reckoned anew where a port has moved, and unknown where it has no position', async () => {
    const [sydney, gaspe] = [await portId(test.db, 'sydney'), await portId(test.db, 'gaspe')];
    const ask = async () => (await distances(`?port_ids=${sydney},${gaspe}`))[0]?.nautical_miles;
    const before = await ask();
    const move = (latitude: number | null) =>
      test.db.updateTable('ports').set({ latitude }).where('id', '=', sydney).execute();
    await move(46.6);
    expect(await ask()).not.toBe(before);
    await move(null);
    expect(await ask()).toBeUndefined();
  });

  it('are those of a plan, or all', async () => {
    const vessel = await aVessel(test.db, { home_port_id: halifax });
    const plan = await aPlan(test.db, { vessel_id: vessel });
    await aMission(test.db, plan.id, { mobilization_port_id: victoria, demobilization_port_id: halifax });
    expect(await distances(`?vessel_plan_id=${plan.id}`)).toHaveLength(1);
    expect((await distances('')).length).toBeGreaterThan(7000);
    expect((await observer.get('/api/port_distances?port_ids=1;drop')).statusCode).toBe(422);
    expect((await observer.get('/api/port_distances?vessel_plan_id=2000000')).statusCode).toBe(404);
    const proponent = await test.as(await aUser(test.db, 'proponent'));
    expect((await proponent.get('/api/port_distances')).statusCode).toBe(403);
  });
});

describe('what a plan’s conflicts are found with', () => {
  it('finds a transit that is too short, and a track that is too long', async () => {
    const vessel = await aVessel(test.db, { home_port_id: halifax, cruising_speed: 10, range: 1500 });
    const plan = await aPlan(test.db, { vessel_id: vessel });
    const application = await anApplication(test.db)
      .for(vessel)
      .forYear(plan.fiscal_year_id)
      .withStations(2)
      .having({
        operational_days: 5,
        operational_window_start: null,
        operational_window_end: null,
        mobilization_port_id: halifax,
        demobilization_port_id: victoria,
      })
      .inReview()
      .create();
    const home = await aMission(test.db, plan.id, {
      ship_time_request_id: application,
      start_date: '2028-05-01',
      mobilization_port_id: halifax,
      demobilization_port_id: halifax,
    });
    const away = await aMission(test.db, plan.id, {
      start_date: '2028-05-08',
      mobilization_port_id: victoria,
      demobilization_port_id: victoria,
    });
    const { data } = (await observer.get(`/api/vessel_plans/${plan.id}/conflicts`)).json();
    const found = (code: string) => data.find((each: { code: string }) => each.code === code);
    expect(found('transit_short')).toMatchObject({ mission_ids: [home, away] });
    expect(found('transit_short').message).toContain('Halifax');
    expect(found('range')).toMatchObject({ mission_ids: [home] });
    const board = (await observer.get(`/api/vessel_plans/${plan.id}/board`)).json().data;
    expect(board.distances).toHaveLength(1);
    expect(board.applications[0].track_nautical_miles).toBeGreaterThan(2000);
  });

  it('go round the land to the stations, and follow a port whose position changes', async () => {
    const plan = await aPlan(test.db);
    const port = await portId(test.db, 'charlottetown');
    const application = await anApplication(test.db)
      .for(plan.vessel_id)
      .forYear(plan.fiscal_year_id)
      .withStations(2)
      .having({ mobilization_port_id: port, demobilization_port_id: port })
      .inReview()
      .create();
    await aMission(test.db, plan.id, { ship_time_request_id: application, start_date: '2028-05-01' });
    const farthest = async (): Promise<number> => {
      const board = (await observer.get(`/api/vessel_plans/${plan.id}/board`)).json().data;
      return board.applications[0].farthest_nautical_miles;
    };
    expect(await farthest()).toBeGreaterThan(2 * 200);
    expect(await farthest()).toBeLessThan(2 * 300);
    const position = { latitude: 44.01, longitude: -62.99 };
    await test.db.updateTable('ports').set(position).where('id', '=', port).execute();
    expect(await farthest()).toBeLessThan(2 * 20);
  });
});
