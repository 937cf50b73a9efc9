import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aUser } from '#test/factories/people.ts';
import { aMission, aPlan, portId, theFiscalYear } from '#test/factories/plans.ts';
import { someRates } from '#test/factories/rates.ts';
import { createScenarioHelpers } from '#test/factories/scenarios.ts';
import { aVessel } from '#test/factories/vessels.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';

let test: TestApp;
let admin: TestClient;
let year: number;
beforeAll(async () => {
  test = await startTestApp();
  admin = await test.as(await aUser(test.db, 'administrator'));
  year = await theFiscalYear(test.db, 2061);
});
afterAll(() => test.close());

const rated = async (vessel_id: number, some: object = {}) => {
  const answer = await admin.post('/api/vessel_rates', {
    vessel_id,
    fiscal_year_id: year,
    ...someRates,
    ...some,
  });
  expect(answer.statusCode).toBe(201);
};

const planned = async () => {
  const port = await portId(test.db, 'halifax');
  const plan = await aPlan(test.db, {
    vessel_id: await aVessel(test.db, { home_port_id: port }),
    fiscal_year_id: year,
  });
  const ports = { mobilization_port_id: port, demobilization_port_id: port };
  const mission = await aMission(test.db, plan.id, { start_date: '2061-06-01', ...ports });
  return { plan, mission };
};

describe('GET /api/costs', () => {
  it('says what each mission, plan and the fleet cost, and what nobody knows as unknown', async () => {
    const [known, unknown] = [await planned(), await planned()];
    await rated(known.plan.vessel_id);
    const answer = await admin.get(`/api/costs?fiscal_year_id=${year}`);
    expect(answer.statusCode).toBe(200);
    const { data } = answer.json();
    const of = (id: number) =>
      data.plans.find((each: { vessel_plan_id: number }) => each.vessel_plan_id === id);
    const amounts = { cost: 55_000, fuel: 20_000, co2: 50_000 };
    expect(of(known.plan.id)).toMatchObject({
      total: amounts,
      missions: [{ mission_id: known.mission, ...amounts, unknown_transits: 0 }],
      missing_rates: [],
    });
    const nothing = { cost: null, fuel: null, co2: null };
    expect(of(unknown.plan.id)).toMatchObject({
      total: nothing,
      missing_rates: ['day_rate', 'crew_cycle', 'fuel_at_sea', 'carbon_factor'],
    });
    expect(data.total).toEqual(nothing);
  });

  it.each([
    ['regional_vessel_coordinator', 200],
    ['national_science_representative', 200],
    ['administrator', 200],
    ['observer', 403],
    ['proponent', 403],
    ['co_proponent', 403],
  ] as const)('a %s gets %i', async (role, status) => {
    const reader = await test.as(await aUser(test.db, role));
    for (const path of [`costs?fiscal_year_id=${year}`, 'vessel_rates'])
      expect((await reader.get(`/api/${path}`)).statusCode).toBe(status);
  });

  it('is of a year, and of a what-if, that there is', async () => {
    for (const query of ['', 'fiscal_year_id=2000000', `fiscal_year_id=${year}&scenario_id=2000000`])
      expect((await admin.get(`/api/costs?${query}`)).statusCode).toBe(422);
  });
});

describe('a what-if compared', () => {
  it('says by how much it costs more, in money, fuel and CO2, to those who may know', async () => {
    const { plan } = await planned();
    await rated(plan.vessel_id);
    const desk = createScenarioHelpers(admin);
    const { id } = await desk.make({ year, vessels: [plan.vessel_id] });
    const [copy] = await desk.missionsIn(id);
    await desk.change(id, copy!.id, { operational_days: 7 });
    const { totals } = await desk.compared(id);
    expect(totals.scenario).toMatchObject({ cost: 77_000, fuel: 28_000, co2: 70_000, unknown_rates: [] });
    expect(totals.with).toMatchObject({ cost: 55_000, fuel: 20_000, co2: 50_000 });
    const asked = await admin.get(`/api/costs?fiscal_year_id=${year}&scenario_id=${id}`);
    expect(asked.json().data.total).toEqual({ cost: 77_000, fuel: 28_000, co2: 70_000 });
    const observer = createScenarioHelpers(await test.as(await aUser(test.db, 'observer')));
    expect((await observer.compared(id)).totals.scenario).toMatchObject({
      cost: null,
      fuel: null,
      co2: null,
    });
  });

  it('names the ships of which a rate is not known', async () => {
    const { plan } = await planned();
    await rated(plan.vessel_id, {
      carbon_factor: null,
      carbon_factor_source: null,
      carbon_factor_year: null,
    });
    const desk = createScenarioHelpers(admin);
    const { id } = await desk.make({ year, vessels: [plan.vessel_id] });
    expect((await desk.compared(id)).totals.with).toMatchObject({
      cost: 55_000,
      co2: null,
      unknown_rates: [{ vessel_id: plan.vessel_id, missing_rates: ['carbon_factor'] }],
    });
  });
});
