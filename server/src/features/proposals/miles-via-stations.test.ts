import { afterAll, beforeAll, expect, it } from 'vitest';
import { anApplication } from '#test/factories/applications.ts';
import { aMission, aPlan, portId } from '#test/factories/plans.ts';
import { startTestApp, type TestApp } from '#test/harness.ts';
import { loadBoardOfPlans } from './proposal-facts.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('measures the ways by each station, round land, from and to the ports of a part', async () => {
  const plan = await aPlan(test.db);
  const port = await portId(test.db, 'charlottetown');
  const ports = { mobilization_port_id: port, demobilization_port_id: port };
  const application = await anApplication(test.db)
    .for(plan.vessel_id)
    .forYear(plan.fiscal_year_id)
    .withStations(2)
    .having(ports)
    .inReview()
    .create();
  await aMission(test.db, plan.id, { ship_time_request_id: application, ...ports });
  const { milesViaStations, applications } = (await loadBoardOfPlans(test.db, [plan.id])).conflictContext;
  const both = milesViaStations(application, port, port);
  expect(both).toHaveLength(2);
  expect(Math.min(...both)).toBeGreaterThan(2 * 200);
  expect(Math.max(...both)).toBe(applications.get(application)?.farthest_nautical_miles);
  expect(milesViaStations(application, port, null)).toEqual(both.map((miles) => miles / 2));
  expect(milesViaStations(0, port, port)).toEqual([]);
});
