import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ComputedVesselFit } from '@shiptime/domain/plans/vessel-fits';
import { anApplication } from '#test/factories/applications.ts';
import { aUser } from '#test/factories/people.ts';
import { aConstraint, aMission, aPlan } from '#test/factories/plans.ts';
import { aVessel } from '#test/factories/vessels.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';

let test: TestApp;
let admin: TestClient;
beforeAll(async () => {
  test = await startTestApp();
  admin = await test.as(await aUser(test.db, 'administrator'));
});
afterAll(() => test.close());

const asked = {
  operational_days: 10,
  mobilization_days: 1,
  demobilization_days: 1,
  operational_window_start: '2028-06-01',
  operational_window_end: '2028-06-30',
  preferred_start_window_start: null,
  preferred_start_window_end: null,
  helicopter_required: false,
  min_science_berths: 8,
  ideal_science_berths: 10,
};
const anAsked = async (status: 'submitted' | 'inReview' = 'submitted') => {
  const plan = await aPlan(test.db);
  const { vessel_id, fiscal_year_id } = plan;
  const made = anApplication(test.db).for(vessel_id).forYear(fiscal_year_id).having(asked);
  const id = await (status === 'submitted' ? made.submitted() : made.inReview()).create();
  return { plan, id };
};
const fitsOf = async (id: number, client = admin): Promise<ComputedVesselFit[]> =>
  (await client.get(`/api/ship_time_requests/${id}/fits`)).json().data;

describe('the ships that could serve an application', () => {
  it('are all the active ones, the best first, each with what stands against it and when its plan is free', async () => {
    const { plan, id } = await anAsked();
    const small = await aVessel(test.db, { science_berths: 7 });
    const unknown = await aVessel(test.db, { science_berths: null });
    const laidUp = await aVessel(test.db, { active: false });
    const busy = await aPlan(test.db, { fiscal_year_id: plan.fiscal_year_id });
    await aMission(test.db, busy.id, { start_date: '2028-06-14' });
    await aConstraint(test.db, {
      vessel_id: busy.vessel_id,
      start_date: '2028-06-20',
      end_date: '2028-06-20',
    });
    const found = await fitsOf(id);
    const of = (vessel: number) => found.find(({ vessel_id }) => vessel_id === vessel);
    expect(found[0]?.vessel_id).toBe(plan.vessel_id);
    expect(of(plan.vessel_id)).toEqual({
      vessel_id: plan.vessel_id,
      verdict: 'fits',
      reasons: [],
      slots: [{ start_date: '2028-05-31', start_fraction: 0, free_days: 32 }],
      reassign: expect.objectContaining({ by: 'move', amends: false }),
    });
    expect(of(busy.vessel_id)?.slots).toEqual([
      { start_date: '2028-05-31', start_fraction: 0, free_days: 14 },
    ]);
    expect(of(small)).toMatchObject({
      verdict: 'no',
      reasons: [{ code: 'berths_minimum', params: { needed: 8, berths: 7 } }],
    });
    expect(of(unknown)).toMatchObject({
      verdict: 'unknown',
      reasons: [{ code: 'berths_unknown', params: {} }],
    });
    expect(of(laidUp)).toBeUndefined();
    const order = ['fits', 'almost', 'unknown', 'no'];
    const verdicts = found.map(({ verdict }) => order.indexOf(verdict));
    expect(verdicts).toEqual(verdicts.toSorted((a, b) => a - b));
  });

  it('are not taken by the application itself, and almost fit where others leave no room', async () => {
    const { plan, id } = await anAsked('inReview');
    await aMission(test.db, plan.id, {
      ship_time_request_id: id,
      start_date: '2028-06-22',
      operational_days: 10,
    });
    const mine = async () => (await fitsOf(id)).find(({ vessel_id }) => vessel_id === plan.vessel_id);
    expect(await mine()).toMatchObject({ verdict: 'fits', slots: [{ start_date: '2028-06-01' }] });
    await aMission(test.db, plan.id, { start_date: '2028-06-09', operational_days: 13 });
    expect(await mine()).toMatchObject({
      verdict: 'almost',
      reasons: [{ code: 'no_free_slot', params: { needed: 10 } }],
      slots: [],
    });
  });

  it('are told to whoever may give it to another ship, to nobody else', async () => {
    const { plan, id } = await anAsked();
    const own = await test.as(
      await aUser(test.db, 'regional_vessel_coordinator', { vessels: [plan.vessel_id] }),
    );
    const national = await test.as(await aUser(test.db, 'national_science_representative'));
    for (const client of [own, national, admin]) expect((await fitsOf(id, client)).length).toBeGreaterThan(0);
    const status = async (client: TestClient) =>
      (await client.get(`/api/ship_time_requests/${id}/fits`)).statusCode;
    const other = await aUser(test.db, 'regional_vessel_coordinator', { vessels: [await aVessel(test.db)] });
    expect(await status(await test.as(other))).toBe(403);
    expect(await status(await test.as(await aUser(test.db, 'observer')))).toBe(403);
    expect(await status(await test.as(await aUser(test.db, 'proponent')))).toBe(404);
    expect(await status(test.visitor)).toBe(401);
  });
});
