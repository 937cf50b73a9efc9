import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMission, aPlan, portId } from '#test/factories/plans.ts';
import { aUser } from '#test/factories/people.ts';
import { aVessel } from '#test/factories/vessels.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';

let test: TestApp;
let coordinator: TestClient;
let halifax: number;
let gaspe: number;
let sydney: number;
let selkirk: number;
beforeAll(async () => {
  test = await startTestApp();
  coordinator = await test.as(
    await aUser(test.db, 'regional_vessel_coordinator', { first_name: 'Lise', last_name: 'Roy' }),
  );
  [halifax, gaspe, sydney, selkirk] = [
    await portId(test.db, 'halifax'),
    await portId(test.db, 'gaspe'),
    await portId(test.db, 'sydney'),
    await portId(test.db, 'selkirk'),
  ];
});
afterAll(() => test.close());

const path = '/api/overruled_distances';
const said = (from: number, to: number, nautical_miles: number, reason = 'ice in the strait') =>
  coordinator.post(path, { from_port_id: from, to_port_id: to, nautical_miles, reason });
const distance = async (...ids: number[]) =>
  (await coordinator.get(`/api/port_distances?port_ids=${ids.join(',')}`)).json().data[0];

describe('a distance that a planner overrules', () => {
  it('holds in both directions beside what was computed, until it is taken back', async () => {
    const before = await distance(halifax, gaspe);
    const { from_port_id: _from, to_port_id: _to, ...computed } = before;
    const [high, low] = [Math.max(halifax, gaspe), Math.min(halifax, gaspe)];
    const added = await said(high, low, 700.5, '  ice in\nthe strait ');
    expect(added.statusCode).toBe(201);
    const { data } = added.json();
    expect(data).toMatchObject({
      from_port_id: low,
      to_port_id: high,
      by: 'Lise Roy',
      can: { update: true },
    });
    expect(await distance(halifax, gaspe)).toEqual({
      from_port_id: low,
      to_port_id: high,
      nautical_miles: 700.5,
      method: 'overruled',
      reason: 'ice in the strait',
      computed,
      overruled_id: data.id,
    });
    expect((await said(low, high, 1)).json().errors).toHaveProperty('to_port_id');
    const changed = await coordinator.patch(`${path}/${data.id}`, { nautical_miles: 710 });
    expect(changed.json().data).toMatchObject({ nautical_miles: 710, reason: 'ice in the strait' });
    const stale = await coordinator.patch(`${path}/${data.id}`, { nautical_miles: 1, lock_version: 1 });
    expect(stale.statusCode).toBe(409);
    expect((await coordinator.delete(`${path}/${data.id}`)).statusCode).toBe(204);
    expect(await distance(halifax, gaspe)).toEqual(before);
    const admin = await test.as(await aUser(test.db, 'administrator'));
    const audit = (await admin.get('/api/audit_log?filter[subject_type]=overruled_distances')).json().data;
    expect(audit.map(({ action }: { action: string }) => action)).toEqual([
      'overruled_distances.deleted',
      'overruled_distances.updated',
      'overruled_distances.created',
    ]);
  });

  it('makes a way where none was known, and is what conflicts reckon with and say', async () => {
    const vessel = await aVessel(test.db, { home_port_id: halifax, cruising_speed: 10 });
    const plan = await aPlan(test.db, { vessel_id: vessel });
    const leg = (start_date: string, port: number) =>
      aMission(test.db, plan.id, { start_date, mobilization_port_id: port, demobilization_port_id: port });
    await leg('2028-05-01', halifax);
    await leg('2028-05-09', sydney);
    const conflicts = async (language: string) =>
      (
        await coordinator.get(`/api/vessel_plans/${plan.id}/conflicts`, { 'accept-language': language })
      ).json().data as { code: string; message: string; params: object }[];
    const short = async (language = 'en') =>
      (await conflicts(language)).find(({ code }) => code === 'transit_short');
    expect(await short()).toBeUndefined();
    const { nautical_miles: computed } = await distance(halifax, sydney);
    const { id } = (await said(halifax, sydney, 5000)).json().data;
    expect(await short()).toMatchObject({ params: { nautical_miles: 5000, method: 'overruled' } });
    const miles = Math.round(computed);
    expect((await short())?.message).toContain(
      `(5,000\u00A0NM, corrected by a planner: “ice in the strait”; computed: ${miles}\u00A0NM)`,
    );
    expect((await short('fr'))?.message).toContain(`distance calculée\u00A0: ${miles}\u00A0milles marins)`);
    const board = (await coordinator.get(`/api/vessel_plans/${plan.id}/board`)).json().data;
    expect(board.distances).toMatchObject([{ method: 'overruled', overruled_id: id }]);
    await said(halifax, selkirk, 3000);
    expect(await distance(halifax, selkirk)).toMatchObject({ computed: { method: 'none' } });
  });

  it('is said by planners alone, with a reason, between two ports that are there', async () => {
    const observer = await test.as(await aUser(test.db, 'observer'));
    expect((await observer.get(path)).statusCode).toBe(200);
    const body = { from_port_id: halifax, to_port_id: gaspe, nautical_miles: 9, reason: 'x' };
    expect((await observer.post(path, body)).statusCode).toBe(403);
    expect(Object.keys((await said(halifax, gaspe, 0.04, ' ')).json().errors)).toEqual([
      'nautical_miles',
      'reason',
    ]);
    expect((await said(halifax, halifax, 9)).json().errors).toHaveProperty('to_port_id');
    expect((await said(halifax, 2_000_000, 9)).json().errors).toHaveProperty('to_port_id');
    const broken = test.db
      .insertInto('overruled_distances')
      .values({
        ...body,
        from_port_id: Math.max(halifax, gaspe),
        to_port_id: Math.min(halifax, gaspe),
        user_id: 1,
      })
      .execute();
    await expect(broken).rejects.toMatchObject({ constraint: 'overruled_distances_between_two_ports' });
  });
});
