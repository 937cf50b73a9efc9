import { afterAll, beforeAll, expect, it } from 'vitest';
import { anApplication } from '#test/factories/applications.ts';
import { aUser } from '#test/factories/people.ts';
import { aVessel } from '#test/factories/vessels.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';
import { sendDigests } from './digests.ts';

let test: TestApp;
let vessel: number;
let coordinator: TestClient;
beforeAll(async () => {
  test = await startTestApp();
  vessel = await aVessel(test.db);
  coordinator = await test.as(await aUser(test.db, 'regional_vessel_coordinator', { vessels: [vessel] }));
});
afterAll(() => test.close());

const digests = (now: string) => test.app.inTransaction((tx) => sendDigests(tx, now));
const mailsTo = (user: number) =>
  test.db.selectFrom('outbox').selectAll().where('user_id', '=', user).orderBy('id').execute();

const reader = async (digest: string, language: 'en' | 'fr' = 'en') => {
  const user = await aUser(test.db, 'proponent', { language });
  const client = await test.as(user);
  const answer = await client.patch(`/api/users/${user}`, { options: { digest } });
  expect(answer.json().data.options).toEqual({ first_login: true, tour_put_off: 0, digest });
  const ask = async (details: string) => {
    const id = await anApplication(test.db).by(user).for(vessel).submitted().create();
    await coordinator.post(`/api/ship_time_requests/${id}/clarify`, { details });
    return id;
  };
  return { user, client, ask };
};

it('is one mail in the morning instead of one for each notice, with what was written', async () => {
  const { user, ask } = await reader('daily', 'fr');
  const ids = [await ask('Quel treuil ?'), await ask('Which <crane>?')];
  expect(await mailsTo(user)).toEqual([]);
  await digests('2090-01-10T11:30:00Z');
  expect(await mailsTo(user)).toEqual([]);
  await digests('2090-01-10T12:30:00Z');
  await digests('2090-01-10T12:40:00Z');
  const [mail, ...more] = await mailsTo(user);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ kind: 'digest', subject: '2 notifications de Temps-navire' });
  for (const id of ids) expect(mail?.body_text).toContain(String(id));
  expect(mail?.body_text).toContain('Quel treuil');
  expect(mail?.body_html).toContain('Which &lt;crane&gt;?');
  await ask('Et quand ?');
  await digests('2090-01-10T20:00:00Z');
  expect(await mailsTo(user)).toHaveLength(1);
  await digests('2090-01-11T12:30:00Z');
  expect((await mailsTo(user)).map(({ subject }) => subject)).toEqual([
    '2 notifications de Temps-navire',
    '1 notification de Temps-navire',
  ]);
});

it('does not tell of what was read, nor of what was mailed already', async () => {
  const { user, client, ask } = await reader('daily');
  await ask('Which winch?');
  await client.post('/api/notices/read');
  await digests('2090-01-12T12:30:00Z');
  expect(await mailsTo(user)).toEqual([]);
  const single = await reader('single');
  await single.ask('Which winch?');
  await digests('2090-01-12T12:30:00Z');
  expect((await mailsTo(single.user)).map(({ kind }) => kind)).toEqual(['application_clarify']);
});

it('is a choice of two, and leaves what else is remembered', async () => {
  const { user, client } = await reader('daily');
  expect((await client.patch(`/api/users/${user}`, { options: { digest: 'hourly' } })).statusCode).toBe(422);
  const { options } = (await client.patch(`/api/users/${user}`, { options: { first_login: false } })).json()
    .data;
  expect(options).toEqual({ first_login: false, tour_put_off: 0, digest: 'daily' });
});
