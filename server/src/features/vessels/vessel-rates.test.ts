import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aUser } from '#test/factories/people.ts';
import { theFiscalYear } from '#test/factories/plans.ts';
import { someRates } from '#test/factories/rates.ts';
import { aVessel } from '#test/factories/vessels.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';

let test: TestApp;
let admin: TestClient;
let year: number;
beforeAll(async () => {
  test = await startTestApp();
  admin = await test.as(await aUser(test.db, 'administrator'));
  year = await theFiscalYear(test.db, 2062);
});
afterAll(() => test.close());

const given = async (some: object = {}) =>
  admin.post('/api/vessel_rates', { vessel_id: await aVessel(test.db), fiscal_year_id: year, ...some });

describe('the rates of a vessel in a fiscal year', () => {
  it('are kept with source and year, one for each pair, and written into the audit log', async () => {
    const added = await given(someRates);
    expect(added.statusCode).toBe(201);
    const { data } = added.json();
    expect(data).toMatchObject({ ...someRates, can: { update: true, delete: true } });
    const again = await given({ vessel_id: data.vessel_id });
    expect(again.json().errors).toHaveProperty('vessel_id');
    const changed = await admin.patch(`/api/vessel_rates/${data.id}`, {
      day_rate: 12_345.67,
      day_rate_source: 'Treasury',
    });
    expect(changed.json().data).toMatchObject({
      day_rate: 12_345.67,
      day_rate_year: 2026,
      fuel_at_sea: 4000,
    });
    const audit = await admin.get('/api/audit_log?filter[subject_type]=vessel_rates');
    expect(audit.json().data.map(({ action }: { action: string }) => action)).toEqual([
      'vessel_rates.updated',
      'vessel_rates.created',
    ]);
    const stale = await admin.patch(`/api/vessel_rates/${data.id}`, { day_rate: 1, lock_version: 1 });
    expect(stale.statusCode).toBe(409);
    expect((await admin.delete(`/api/vessel_rates/${data.id}`)).statusCode).toBe(204);
    const list = await admin.get(`/api/vessel_rates?filter[fiscal_year_id]=${year}`);
    expect(list.json().data).toEqual([]);
  });

  it('are refused without source or year, below zero, finer than cents, and of ships that are not there', async () => {
    const half = await given({ day_rate: 10_000, crew_cycle_cost: 5 });
    expect(Object.keys(half.json().errors).toSorted()).toEqual([
      'crew_cycle_days',
      'crew_cycle_source',
      'crew_cycle_year',
      'day_rate_source',
      'day_rate_year',
    ]);
    const wrong = await given({ ...someRates, day_rate: 0.001, fuel_at_sea: -1, carbon_factor: 11 });
    expect(Object.keys(wrong.json().errors)).toEqual(['day_rate', 'fuel_at_sea', 'carbon_factor']);
    expect((await given({ vessel_id: 2_000_000 })).json().errors).toHaveProperty('vessel_id');
    const { id } = (await given(someRates)).json().data;
    const change = await admin.patch(`/api/vessel_rates/${id}`, { fuel_at_sea_source: null });
    expect(change.json().errors).toHaveProperty('fuel_at_sea_source');
    const broken = test.db.updateTable('vessel_rates').set({ fuel_at_sea_source: null }).where('id', '=', id);
    await expect(broken.execute()).rejects.toMatchObject({ constraint: 'vessel_rates_with_source' });
  });

  it('are changed by administrators alone', async () => {
    const { id } = (await given(someRates)).json().data;
    const coordinator = await test.as(await aUser(test.db, 'regional_vessel_coordinator'));
    const { data } = (await coordinator.get(`/api/vessel_rates/${id}`)).json();
    expect(data.can).toEqual({ update: false, delete: false });
    expect((await coordinator.patch(`/api/vessel_rates/${id}`, { day_rate: 1 })).statusCode).toBe(403);
    expect((await coordinator.post('/api/vessel_rates', {})).statusCode).toBe(403);
    expect((await coordinator.delete(`/api/vessel_rates/${id}`)).statusCode).toBe(403);
  });
});
