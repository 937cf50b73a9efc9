import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aUser } from '#test/factories/people.ts';
import { aMission, type APlan, aPlan, portId, theFiscalYear } from '#test/factories/plans.ts';
import { aServiceAccount } from '#test/factories/service-accounts.ts';
import { aVessel } from '#test/factories/vessels.ts';
import { startTestApp, type TestApp, type TestClient, testSettings } from '#test/harness.ts';
import { runInTransaction } from '#db/transaction.ts';
import { erasePerson } from '#features/accounts/users/erasure.ts';
import { createUnsubscribeToken } from '#mail/unsubscribe-links.ts';
import { sendScheduleOpeningMails } from './send-schedule-opening-mails.ts';

let portal: TestApp;
let admin: TestClient;
beforeAll(async () => {
  portal = await startTestApp();
  admin = await portal.as(await aUser(portal.db, 'administrator'));
});
afterAll(() => portal.close());

const base = '/api/availability_watches';
const window = { start_date: '2071-04-01', end_date: '2072-03-31' };
const morning = (day: string) => `2070-06-${day}T13:00:00Z`;
const mail = (now: string) => runInTransaction(portal.db, (tx) => sendScheduleOpeningMails(tx, now));
const mailsTo = async (user: number) =>
  (
    await portal.db
      .selectFrom('outbox')
      .selectAll()
      .where('user_id', '=', user)
      .where('kind', '=', 'availability')
      .orderBy('id')
      .execute()
  ).map(({ subject, body_text }) => ({ subject, text: body_text.replaceAll(/[\u00A0\u202F]/g, ' ') }));

let opening = 2071;
const aShip = async (): Promise<APlan & { mission: number }> => {
  const vessel_id = await aVessel(portal.db, { science_berths: 20 });
  const fiscal_year_id = await theFiscalYear(portal.db, opening);
  const plan = await aPlan(portal.db, { vessel_id, fiscal_year_id, review_level: 'executive' });
  const mission = await aMission(portal.db, plan.id, {
    title: 'Moorings',
    start_date: `${opening}-05-01`,
    mobilization_days: 0,
    operational_days: 10,
    demobilization_days: 0,
    approved_berths: 20,
    mobilization_port_id: await portId(portal.db, 'halifax'),
    demobilization_port_id: await portId(portal.db, 'sydney'),
  });
  return { ...plan, mission };
};
const publish = async ({ id }: APlan) =>
  expect((await admin.post(`/api/vessel_plans/${id}/set_final`)).statusCode).toBe(200);
const change = async (plan: APlan & { mission: number }, fields: object) => {
  await admin.post(`/api/vessel_plans/${plan.id}/reopen`, { reason: 'Ice' });
  expect((await admin.patch(`/api/missions/${plan.mission}`, fields)).statusCode).toBe(200);
  await publish(plan);
};
const aWatcher = async (body: object, language: 'en' | 'fr' = 'en') => {
  const id = await aUser(portal.db, 'co_proponent', { language });
  const client = await portal.as(id);
  const answer = await client.post(base, body);
  expect(answer.statusCode).toBe(201);
  return { id, client, watch: answer.json().data.id as number };
};

describe('a watch', () => {
  it('is asked for by whoever is signed in, for a ship, a region or all, and seen by nobody else', async () => {
    const { vessel_id } = await aShip();
    const { client, watch } = await aWatcher({ vessel_id, ...window, min_days: 5 });
    expect((await client.get(base)).json().data).toMatchObject([
      { id: watch, vessel_id, region_id: null, ...window, min_days: 5, min_berths: null },
    ]);
    const other = await portal.as(await aUser(portal.db, 'administrator'));
    expect((await other.get(base)).json().data).toEqual([]);
    expect((await other.get(`${base}/${watch}`)).statusCode).toBe(404);
    expect((await other.delete(`${base}/${watch}`)).statusCode).toBe(404);
    expect((await portal.visitor.post(base, { ...window, min_days: 5 })).statusCode).toBe(401);
    const program = await aServiceAccount(portal, { scopes: ['schedules:read'] });
    expect((await program.get(base)).statusCode).toBe(403);
    expect((await client.delete(`${base}/${watch}`)).statusCode).toBe(204);
    expect((await client.get(base)).json().data).toEqual([]);
  });

  it('is refused field by field', async () => {
    const client = await portal.as(await aUser(portal.db, 'proponent'));
    const refused = async (body: object) => {
      const answer = await client.post(base, body);
      expect(answer.statusCode).toBe(422);
      return answer.json().details.map(({ field, code }: { field: string; code: string }) => [field, code]);
    };
    expect(await refused({})).toEqual(
      expect.arrayContaining([
        ['start_date', 'required'],
        ['end_date', 'required'],
      ]),
    );
    expect(await refused(window)).toEqual([['min_days', 'required']]);
    const both = { ...window, min_days: 5 };
    expect(await refused({ ...both, min_days: 0 })).toContainEqual(['min_days', 'out_of_range']);
    expect(await refused({ ...both, end_date: '2070-01-01' })).toEqual([['end_date', 'end_before_start']]);
    expect(await refused({ ...both, vessel_id: 1, region_id: 1 })).toEqual([['region_id', 'invalid']]);
    expect(await refused({ ...both, vessel_id: 2_000_000 })).toEqual([['vessel_id', 'unknown_choice']]);
    expect(await refused({ ...both, region_id: 2_000_000 })).toEqual([['region_id', 'unknown_choice']]);
  });

  it('is one of twenty at the most, also when many are asked for at once', async () => {
    const client = await portal.as(await aUser(portal.db, 'proponent'));
    const answers = await Promise.all(
      Array.from({ length: 24 }, () => client.post(base, { ...window, min_berths: 2 })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(20);
    const refused = answers.find(({ statusCode }) => statusCode !== 201)!;
    expect([refused.statusCode, refused.json().type]).toEqual([409, 'limit_reached']);
  });
});

describe('when a version frees days or berths', () => {
  it('machines hear of it as an event, and of nothing where nothing is freed', async () => {
    const plan = await aShip();
    const since = (await admin.get('/api/events?after=latest')).json().next_cursor;
    await publish(plan);
    await change(plan, { approved_berths: 15 });
    await change(plan, { title: 'Another title' });
    const { data } = (await admin.get(`/api/events?after=${since}&filter[type]=schedule.freed`)).json();
    expect(data).toMatchObject([
      {
        data: { version: 1, vessel_id: plan.vessel_id, legs: [{ days: 30, free_berths: 20 }, { days: 326 }] },
      },
      { data: { version: 2, legs: [{ mission_ids: [plan.mission], free_berths: 5 }] } },
    ]);
    expect(Object.keys(data[1].data.legs[0])).not.toContain('freed');
  });

  it('whoever waits for such days gets one mail in their language, and not again for the same', async () => {
    opening += 1;
    const plan = await aShip();
    const days = { start_date: `${opening}-04-15`, end_date: `${opening}-05-31` };
    const english = await aWatcher({ vessel_id: plan.vessel_id, ...days, min_days: 16 });
    const french = await aWatcher({ ...days, min_days: 16, min_berths: 20 }, 'fr');
    const patient = await aWatcher({ vessel_id: plan.vessel_id, ...days, min_days: 30 });
    await publish(plan);
    expect(await mail(`2070-06-01T09:00:00Z`)).toBe(0);
    await mail(morning('01'));
    const [told] = await mailsTo(english.id);
    expect(told!.subject).toMatch(/^Free days or berths match your alerts/);
    expect(told!.text).toMatch(/- CCGS .*: 30 free days, 1.30 April|- CCGS .*: 325 free days/);
    expect((await mailsTo(french.id))[0]!.text).toMatch(/- NGCC .* jours libres/);
    expect(await mailsTo(patient.id)).toEqual([]);
    await mail(morning('02'));
    expect(await mailsTo(english.id)).toHaveLength(1);
    await change(plan, { operational_days: 1 });
    await mail(morning('02'));
    expect(await mailsTo(patient.id)).toHaveLength(1);
    await change(plan, { operational_days: 2 });
    await change(plan, { operational_days: 1 });
    await mail(morning('02'));
    expect(await mailsTo(patient.id)).toHaveLength(1);
    await mail(morning('03'));
    expect(await mailsTo(patient.id)).toHaveLength(2);
  });

  it('whoever waits for berths is told of the voyage; what has gone again before the mail is not told', async () => {
    opening += 1;
    const plan = await aShip();
    await publish(plan);
    const region = await portal.db
      .selectFrom('vessels')
      .select('region_id')
      .where('id', '=', plan.vessel_id)
      .executeTakeFirstOrThrow();
    const year = { start_date: `${opening}-04-01`, end_date: `${opening + 1}-03-31` };
    const watcher = await aWatcher({ region_id: region.region_id, ...year, min_berths: 4 });
    await change(plan, { approved_berths: 10 });
    await change(plan, { approved_berths: 17 });
    expect(await mailsTo(watcher.id)).toEqual([]);
    await mail(morning('10'));
    expect(await mailsTo(watcher.id)).toEqual([]);
    await change(plan, { approved_berths: 15 });
    await mail(morning('10'));
    const [told] = await mailsTo(watcher.id);
    expect(told!.text).toMatch(/“Moorings”: 5 free berths, .* \(Halifax → Sydney\)/);
  });

  it('the link of a mail ends all of them without a session', async () => {
    opening += 1;
    const plan = await aShip();
    const year = { start_date: `${opening}-04-01`, end_date: `${opening + 1}-03-31` };
    const watcher = await aWatcher({ vessel_id: plan.vessel_id, ...year, min_days: 3 });
    await publish(plan);
    await mail(morning('20'));
    const key = createUnsubscribeToken(testSettings.secretKey!, 'availability', watcher.id);
    const [told] = await mailsTo(watcher.id);
    expect(told!.text).not.toContain(key);
    const other = createUnsubscribeToken(testSettings.secretKey!, 'one_mail_a_day', watcher.id);
    const press = (token: string, body: object = { 'List-Unsubscribe': 'One-Click' }) =>
      portal.visitor.post(`${base}/stop/${token}`, body);
    expect((await press(other)).statusCode).toBe(404);
    expect((await press(key, {})).statusCode).toBe(422);
    const look = await portal.visitor.get(`${base}/stop/${key}`);
    expect([look.statusCode, look.headers.location]).toEqual([303, `/availability/stop/${key}`]);
    expect((await watcher.client.get(base)).json().data).toHaveLength(1);
    const stop = () => press(key);
    expect((await stop()).json()).toEqual({ message: 'You will no longer get these e-mails.' });
    expect((await stop()).statusCode).toBe(200);
    expect((await watcher.client.get(base)).json().data).toEqual([]);
  });
});

it('a person who is erased waits for nothing any more', async () => {
  const watcher = await aWatcher({ ...window, min_days: 5 });
  const person = await portal.db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email', 'pending_email'])
    .where('id', '=', watcher.id)
    .executeTakeFirstOrThrow();
  await runInTransaction(portal.db, (tx) => erasePerson(tx, person, 'a test'));
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from availability_watches where user_id = ${watcher.id}`.execute(portal.db);
  expect(rows[0]!.count).toBe(0);
});
