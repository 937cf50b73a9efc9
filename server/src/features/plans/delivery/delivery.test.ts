import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aConstraint, aMission, aPlan, theFiscalYear } from '#test/factories/plans.ts';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';

let test: TestApp;
let observer: TestClient;
let year: number;
let planId: number;
beforeAll(async () => {
  test = await startTestApp();
  observer = await test.as(await aUser(test.db, 'observer'));
  year = await theFiscalYear(test.db, 2061);
  const plan = await aPlan(test.db, { fiscal_year_id: year });
  planId = plan.id;
  await aMission(test.db, plan.id, { start_date: '2061-06-01', operational_days: 20 });
  await aMission(test.db, plan.id, { start_date: '2061-06-26', operational_days: 20 });
  await aMission(test.db, plan.id, { start_date: '2061-12-01', operational_days: 20 });
  await aMission(test.db, plan.id);
  await aConstraint(test.db, {
    vessel_id: plan.vessel_id,
    start_date: '2061-04-02',
    end_date: '2061-05-28',
    kind: 'refit',
  });
});
afterAll(() => test.close());

const asked = (query = '') => observer.get(`/api/delivery?fiscal_year_id=${year}${query}`);

describe('what the plans of a year will probably deliver', () => {
  it('counts dated missions, and is the same for the same seed', async () => {
    const { data } = (await asked()).json();
    expect(data).toMatchObject({ fiscal_year_id: year, years: 1000, planned: 60 });
    const [ship] = data.ships;
    expect(ship).toMatchObject({ vessel_plan_id: planId, planned: 60 });
    expect(ship.missions).toHaveLength(3);
    expect(ship.assumed).toContain('age');
    expect(data.days.p10).toBeLessThanOrEqual(data.days.p50);
    expect(data.days.p50).toBeLessThan(60);
    expect((await asked()).json().data).toEqual(data);
    expect((await asked('&seed=2')).json().data).not.toEqual(data);
  });

  it('names the late yard for the mission after a refit, none for that of December, and accounts for each lost day', async () => {
    const { missions } = (await asked('&years=4000')).json().data.ships[0];
    const [june, , december] = missions;
    expect(june.lost.refit).toBeGreaterThan(1);
    expect(december.lost.refit).toBe(0);
    expect(december.completed).toBeGreaterThan(june.completed);
    for (const { planned, delivered, lost } of missions) {
      const sum = Object.values<number>(lost).reduce((all, days) => all + days, 0);
      expect(delivered + sum).toBeCloseTo(planned, 6);
    }
  });

  it('is for those who read plans, and refuses what it cannot simulate', async () => {
    const proponent = await test.as(await aUser(test.db, 'proponent'));
    expect((await proponent.get(`/api/delivery?fiscal_year_id=${year}`)).statusCode).toBe(403);
    expect((await asked('&years=0')).statusCode).toBe(422);
    expect((await observer.get('/api/delivery?fiscal_year_id=2000000')).json().data.ships).toEqual([]);
  });
});
