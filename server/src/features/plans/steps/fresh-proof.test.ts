import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPlan, theFiscalYear } from '#test/factories/plans.ts';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';
import { totpCodeOf, expireFreshProof, skipTotpPeriod, setUpAuthenticatorApp } from '#test/second-factor.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

let opening = 2200;
const anExecutivePlan = async () =>
  aPlan(test.db, { review_level: 'executive', fiscal_year_id: await theFiscalYear(test.db, (opening += 1)) });

const levelOf = async (client: TestClient, id: number) =>
  (await client.get(`/api/vessel_plans/${id}`)).json().data.review_level;

const withApp = async () => {
  const id = await aUser(test.db, 'administrator');
  const client = await test.as(id);
  await test.app.pool.query('update sessions set proved_at = now() where user_id = $1', [id]);
  const { secret } = await setUpAuthenticatorApp(client);
  await skipTotpPeriod(test);
  return { id, client, secret };
};

it('a plan becomes final only after a fresh proof, where there is a second factor', async () => {
  const plan = await anExecutivePlan();
  const { id, client, secret } = await withApp();
  await expireFreshProof(test, id);
  const refused = await client.post(`/api/vessel_plans/${plan.id}/set_final`);
  expect(refused.statusCode).toBe(403);
  expect(refused.json()).toMatchObject({ type: 'fresh_proof_required' });
  expect(await levelOf(client, plan.id)).toBe('executive');
  expect((await client.post('/api/auth/proof', { code: totpCodeOf(secret) })).statusCode).toBe(200);
  expect((await client.post(`/api/vessel_plans/${plan.id}/set_final`)).statusCode).toBe(200);
});

it('without a second factor, a sign-in of a moment ago is proof enough', async () => {
  const plan = await anExecutivePlan();
  const client = await test.as(await aUser(test.db, 'administrator'));
  expect((await client.post(`/api/vessel_plans/${plan.id}/set_final`)).statusCode).toBe(200);
});

it('a return asks for a proof too, and who may not take a step hears that first', async () => {
  const plan = await anExecutivePlan();
  const { id, client, secret } = await withApp();
  await expireFreshProof(test, id);
  const body = { reason: 'Berths are to be counted again' };
  const back = await client.post(`/api/vessel_plans/${plan.id}/return`, body);
  expect(back.json()).toMatchObject({ type: 'fresh_proof_required' });
  await client.post('/api/auth/proof', { code: totpCodeOf(secret) });
  expect((await client.post(`/api/vessel_plans/${plan.id}/return`, body)).statusCode).toBe(200);
  await expireFreshProof(test, id);
  const early = await client.post(`/api/vessel_plans/${plan.id}/set_final`);
  expect(early.json()).toMatchObject({ type: 'plan_level' });
});
