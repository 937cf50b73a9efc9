import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMission, aPlan, portId } from '#test/factories/plans.ts';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp } from '#test/harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('what the rules ask of a plan', () => {
  it('comes with distances between the ports at hand and with what is kept', async () => {
    const plan = await aPlan(test.db);
    const [halifax, stJohns] = [await portId(test.db, 'halifax'), await portId(test.db, 'st-johns')];
    const [low, high] = [Math.min(halifax, stJohns), Math.max(halifax, stJohns)];
    await test.db
      .insertInto('port_distances')
      .values({ from_port_id: low, to_port_id: high, nautical_miles: 525, method: 'way_points' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const mission = await aMission(test.db, plan.id, {
      mobilization_port_id: halifax,
      demobilization_port_id: stJohns,
      approved_berths: 900,
    });
    const client = await test.as(
      await aUser(test.db, 'regional_vessel_coordinator', { vessels: [plan.vessel_id] }),
    );
    await client.post(`/api/missions/${mission}/kept_conflicts`, { code: 'berths_over', reason: 'Bunks' });
    const answer = await client.get(`/api/vessel_plans/${plan.id}/board`);
    expect(answer.statusCode).toBe(200);
    const { data } = answer.json();
    expect(data.distances).toContainEqual(
      expect.objectContaining({ from_port_id: low, to_port_id: high, method: expect.any(String) }),
    );
    expect(data.ports.map(({ id }: { id: number }) => id)).toEqual(
      expect.arrayContaining([halifax, stJohns]),
    );
    expect(data.kept).toMatchObject([{ code: 'berths_over', mission_id: mission, reason: 'Bunks' }]);
    expect(data.applications).toEqual([]);
    expect(data.elsewhere).toEqual([]);
    expect(data.coordinators).toEqual([
      {
        vessel_id: plan.vessel_id,
        id: expect.any(Number),
        first_name: 'Élise',
        last_name: expect.any(String),
      },
    ]);
  });

  it('is for those who read plans', async () => {
    const plan = await aPlan(test.db);
    const path = `/api/vessel_plans/${plan.id}/board`;
    expect((await (await test.as(await aUser(test.db, 'observer'))).get(path)).statusCode).toBe(200);
    expect((await (await test.as(await aUser(test.db, 'proponent'))).get(path)).statusCode).toBe(403);
    expect(
      (await (await test.as(await aUser(test.db, 'observer'))).get('/api/vessel_plans/2000000/board'))
        .statusCode,
    ).toBe(404);
  });
});
