import { afterAll, beforeAll, expect, it } from 'vitest';
import { defaultWeights } from '@shiptime/domain/proposals/proposal-weights';
import { aUser } from '#test/factories/people.ts';
import { aPlan, theFiscalYear } from '#test/factories/plans.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';

let test: TestApp;
let admin: TestClient;
beforeAll(async () => {
  test = await startTestApp();
  admin = await test.as(await aUser(test.db, 'administrator'));
});
afterAll(() => test.close());

const at = (year: number) => `/api/fiscal_years/${year}/weights`;

it('the weights of a year are the usual ones until an administrator says otherwise, and are kept in the audit log', async () => {
  const year = await theFiscalYear(test.db, 2051);
  expect((await admin.get(at(year))).json().data).toMatchObject({ ...defaultWeights, lock_version: 0 });
  const changed = await admin.patch(at(year), { priority_3: 1.8, transit_days: 0.5, lock_version: 0 });
  expect(changed.json().data).toMatchObject({
    ...defaultWeights,
    priority_3: 1.8,
    transit_days: 0.5,
    lock_version: 1,
  });
  expect((await admin.patch(at(year), { priority_3: 2, lock_version: 0 })).statusCode).toBe(409);
  const audit = await admin.get('/api/audit_log?filter[subject_type]=proposal_weights');
  expect(audit.json().data[0]).toMatchObject({ action: 'proposal_weights.updated', subject_id: year });
});

it('a higher priority never counts less than a lower one, whoever writes', async () => {
  const year = await theFiscalYear(test.db, 2052);
  const wrong = await admin.patch(at(year), { priority_4: 1.5, second_choice: 2 });
  expect(Object.keys(wrong.json().errors)).toEqual(['second_choice']);
  const lower = await admin.patch(at(year), { priority_4: 1.5 });
  expect([lower.statusCode, Object.keys(lower.json().errors)]).toEqual([422, ['priority_4']]);
  await admin.patch(at(year), { priority_4: 2.5 });
  const broken = test.db.updateTable('proposal_weights').set({ priority_4: 1 }).execute();
  await expect(broken).rejects.toMatchObject({ constraint: 'proposal_weights_rise_with_priority' });
});

it('they are read by those who have proposals made, and changed by administrators alone', async () => {
  const year = await theFiscalYear(test.db, 2053);
  const coordinator = await test.as(await aUser(test.db, 'regional_vessel_coordinator'));
  expect((await coordinator.get(at(year))).json().data.can).toEqual({ update: false });
  expect((await coordinator.patch(at(year), { priority_3: 2 })).statusCode).toBe(403);
  const proponent = await test.as(await aUser(test.db, 'proponent'));
  expect((await proponent.get(at(year))).statusCode).toBe(403);
  expect((await admin.get(at(2_000_000))).statusCode).toBe(404);
});

it('a proposal keeps the weights that it was made with', async () => {
  const plan = await aPlan(test.db, { fiscal_year_id: await theFiscalYear(test.db, 2054) });
  await admin.patch(at(plan.fiscal_year_id), { transit_days: 0.5 });
  const asked = {
    fiscal_year_id: plan.fiscal_year_id,
    vessel_ids: [plan.vessel_id],
    mode: 'fill',
    preset: 'least_transit',
    iterations: 1,
  };
  const { id } = (await admin.post('/api/proposals', asked)).json().data;
  await admin.patch(at(plan.fiscal_year_id), { transit_days: 0.1 });
  const { weights } = (await admin.get(`/api/proposals/${id}`)).json().data;
  expect(weights).toMatchObject({ operational_day: 1, transit_days: 1.5, mission_days: 2, priority_3: 1.6 });
  await test.db.updateTable('proposals').set({ weights: null }).where('id', '=', id).execute();
  const older = (await admin.get(`/api/proposals/${id}`)).json().data;
  expect(older.weights).toMatchObject({ transit_days: 0.96, outside_preferred: 0.05 });
});
