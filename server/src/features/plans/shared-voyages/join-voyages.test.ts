import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aUser } from '#test/factories/people.ts';
import { aMission } from '#test/factories/plans.ts';
import { aPair, bothAgree, type Pair } from '#test/factories/shared-voyages.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';
import { lapseAgreements } from './lapse-agreements.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const agreed = async () => {
  const pair = await aPair(test);
  const own = { mobilization_days: 1, demobilization_days: 0.5 };
  const krill = await aMission(test.db, pair.plan.id, {
    ship_time_request_id: pair.krill,
    start_date: '2071-06-01',
    operational_days: 8,
    ...own,
  });
  const ice = await aMission(test.db, pair.plan.id, {
    ship_time_request_id: pair.ice,
    operational_days: 10,
    mobilization_days: 2,
    demobilization_days: 1,
  });
  return { ...pair, id: await bothAgree(pair), missions: { krill, ice } };
};
type Agreed = Awaited<ReturnType<typeof agreed>>;

const act = (client: TestClient, id: number, verb: 'join' | 'part', body: object = {}) =>
  client.post(`/api/voyage_agreements/${id}/${verb}`, body);
const now = async ({ coordinator, missions }: Agreed) =>
  Promise.all(
    [missions.krill, missions.ice].map(
      async (id) => (await coordinator.get(`/api/missions/${id}`)).json().data,
    ),
  );
const stateOf = async ({ coordinator, id }: Agreed) =>
  (await coordinator.get(`/api/voyage_agreements/${id}`)).json().data.state;
const batch = ({ coordinator, plan }: Pair, changes: object[]) =>
  coordinator.post(`/api/vessel_plans/${plan.id}/missions/batch`, { changes });
const part = (desk: Agreed) => act(desk.coordinator, desk.id, 'part', { reason: 'The ice came early.' });

describe('when both have agreed', () => {
  it('the two are planned as one voyage, loaded and unloaded once, while the first works when it did', async () => {
    const desk = await agreed();
    const joined = await act(desk.coordinator, desk.id, 'join');
    expect(joined.json().data).toMatchObject({
      state: 'joined',
      can: { join: false, part: true, take_back: false },
    });
    expect(await now(desk)).toMatchObject([
      { start_date: '2071-05-31', mobilization_days: 2, operational_days: 8, demobilization_days: 0 },
      { start_date: '2071-06-10', mobilization_days: 0, operational_days: 10, demobilization_days: 1 },
    ]);
    const seen = (await desk.ada.get(`/api/voyage_agreements/${desk.id}`)).json().data;
    expect(JSON.stringify(seen)).toContain('Ice secrets');
    expect(seen.can).toEqual({ take_back: false, join: false, part: false });
  });

  it('they begin on the day that is given', async () => {
    const desk = await agreed();
    await act(desk.coordinator, desk.id, 'join', { start_date: '2071-06-20', start_fraction: 0.5 });
    expect((await now(desk)).map(({ start_date, start_fraction }) => [start_date, start_fraction])).toEqual([
      ['2071-06-20', 0.5],
      ['2071-06-30', 0.5],
    ]);
  });

  it('not by a proponent, not before, not where another mission lies, and not where one is not on the plan', async () => {
    const desk = await agreed();
    expect((await act(desk.ada, desk.id, 'join')).statusCode).toBe(403);
    await aMission(test.db, desk.plan.id, { start_date: '2071-06-12' });
    expect((await act(desk.coordinator, desk.id, 'join')).json().type).toBe('overlap');
    expect(await stateOf(desk)).toBe('agreed');
    const pair = await aPair(test);
    expect((await act(pair.coordinator, await pair.asked(), 'join')).json().type).toBe('invalid_transition');
    const other = await aPair(test);
    expect((await act(other.coordinator, await bothAgree(other), 'join')).json().message).toContain(
      'in review',
    );
  });
});

describe('a shared voyage', () => {
  it('is moved and undone together: one alone stays where the other is', async () => {
    const desk = await agreed();
    await act(desk.coordinator, desk.id, 'join');
    const { krill, ice } = desk.missions;
    const alone = await batch(desk, [{ id: ice, start_date: '2071-07-01' }]);
    expect(alone.statusCode).toBe(409);
    expect(alone.json()).toMatchObject({ type: 'invalid_transition', meta: { blocking: [krill, ice] } });
    const both = (first: string, second: string) =>
      batch(desk, [
        { id: krill, start_date: first },
        { id: ice, start_date: second },
      ]);
    expect((await both('2071-06-10', '2071-06-20')).statusCode).toBe(200);
    expect((await both('2071-05-31', '2071-06-10')).statusCode).toBe(200);
    const elsewhere = await aPair(test);
    const admin = await test.as(await aUser(test.db, 'administrator'));
    const reassigned = await admin.post(`/api/ship_time_requests/${desk.ice}/reassign`, {
      vessel_id: elsewhere.vessel,
      reason: 'The engine broke down.',
    });
    expect(reassigned.json().message).toContain('separate them first');
    const split = await desk.coordinator.post(`/api/missions/${krill}/split`, {});
    expect(split.statusCode).toBe(409);
  });

  it('is parted again: each has what it had, the second after the first where there is room', async () => {
    const desk = await agreed();
    await act(desk.coordinator, desk.id, 'join');
    expect((await part(desk)).json().data.state).toBe('parted');
    expect(await now(desk)).toMatchObject([
      { start_date: '2071-06-01', mobilization_days: 1, demobilization_days: 0.5 },
      { start_date: '2071-06-10', start_fraction: 0.5, mobilization_days: 2, demobilization_days: 1 },
    ]);
    expect((await part(desk)).json().meta).toEqual({ state: 'parted' });
    const crowded = await agreed();
    await act(crowded.coordinator, crowded.id, 'join');
    await aMission(test.db, crowded.plan.id, { start_date: '2071-06-21' });
    await part(crowded);
    expect((await now(crowded)).map(({ start_date }) => start_date)).toEqual(['2071-06-01', null]);
  });

  it('falls apart when one application is withdrawn: the other has what it had, and works when it did', async () => {
    for (const gone of ['krill', 'ice'] as const) {
      const desk = await agreed();
      await act(desk.coordinator, desk.id, 'join');
      const stays = gone === 'krill' ? 'ice' : 'krill';
      const withdrawn = await desk.coordinator.post(`/api/ship_time_requests/${desk[gone]}/withdraw`, {
        reason: 'The proponent asked for it.',
      });
      expect(withdrawn.statusCode).toBe(200);
      const left = (await desk.coordinator.get(`/api/missions/${desk.missions[stays]}`)).json().data;
      expect(left).toMatchObject(
        stays === 'krill'
          ? { start_date: '2071-06-01', mobilization_days: 1, demobilization_days: 0.5 }
          : { start_date: '2071-06-08', mobilization_days: 2, demobilization_days: 1 },
      );
      expect(await stateOf(desk)).toBe('parted');
      expect(await test.app.inTransaction((tx) => lapseAgreements(tx))).toBe(1);
    }
  });

  it('is joined, or one of the two is withdrawn at the same moment: no half of a voyage is left', async () => {
    const desk = await agreed();
    const [joined, withdrawn] = await Promise.all([
      act(desk.coordinator, desk.id, 'join'),
      desk.coordinator.post(`/api/ship_time_requests/${desk.ice}/withdraw`, { reason: 'Asked for.' }),
    ]);
    expect(withdrawn.statusCode).toBe(200);
    expect([200, 409]).toContain(joined.statusCode);
    expect(['lapsed', 'parted']).toContain(await stateOf(desk));
    const left = (await desk.coordinator.get(`/api/missions/${desk.missions.krill}`)).json().data;
    expect(left).toMatchObject({ start_date: '2071-06-01', mobilization_days: 1, demobilization_days: 0.5 });
  });
});
