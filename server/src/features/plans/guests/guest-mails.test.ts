import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anOpenVoyage } from '#test/factories/guests.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';
import { lapseBerthRequests } from './lapse-berth-requests.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const lastMailTo = async (user: number) => {
  const mails = await test.db
    .selectFrom('outbox')
    .select(['kind', 'body_text'])
    .where('user_id', '=', user)
    .orderBy('id')
    .execute();
  return mails.at(-1)!;
};
const emailOf = async (client: TestClient): Promise<string> =>
  (await client.get('/api/auth/user')).json().email;

it('whoever joins is told whom to ask, and where the voyage stands in the schedule', async () => {
  const { asked, act, coordinator, people, plan, mission } = await anOpenVoyage(test);
  await act(coordinator, await asked(), 'accept', { berths: 1 });
  const { kind, body_text } = await lastMailTo(people.bo);
  expect(kind).toBe('berth_request_accepted');
  expect(body_text).toContain(await emailOf(coordinator));
  expect(body_text).toContain(`/ship-schedules?fiscalYearId=${plan.fiscal_year_id}&mission=${mission}`);
});

it('so they are when the days change, with what they counted on in a line of its own', async () => {
  const { asked, act, coordinator, people, admin, plan, mission } = await anOpenVoyage(test);
  await act(coordinator, await asked(), 'accept', { berths: 2 });
  await admin.post(`/api/vessel_plans/${plan.id}/reopen`, { reason: 'Engine.' });
  await admin.patch(`/api/missions/${mission}`, { start_date: '2072-06-12' });
  expect((await admin.post(`/api/vessel_plans/${plan.id}/set_final`)).statusCode).toBe(200);
  const { kind, body_text } = await lastMailTo(people.bo);
  expect(kind).toBe('berth_request_rescheduled');
  expect(body_text).toMatch(
    /\n.*juin 2072\n[\s\S]*L’horaire précédent[\s\S]*\n.*mai 2072\nMotif\u00A0: Engine\.\n/,
  );
  expect(body_text).toContain(await emailOf(coordinator));
  expect(body_text).toContain(`mission=${mission}`);
});

it('so they are when the voyage is gone, with the reason of the amendment', async () => {
  const { asked, admin, people, plan, mission } = await anOpenVoyage(test);
  await asked();
  await admin.post(`/api/vessel_plans/${plan.id}/reopen`, { reason: 'The shaft.' });
  await sql`delete from missions where id = ${mission}`.execute(test.db);
  await test.app.inTransaction((tx) => lapseBerthRequests(tx));
  const { kind, body_text } = await lastMailTo(people.bo);
  expect(kind).toBe('berth_request_lapsed');
  expect(body_text).toContain('Motif\u00A0: The shaft.');
});
