import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { anApplication } from '#test/factories/applications.ts';
import { openYear, setDeadline } from '#test/factories/fiscal-years.ts';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp } from '#test/harness.ts';
import { runJob } from '#jobs/repeated-job.ts';
import { deadlineRemindersJob } from './reminders.ts';

const deadline = '2090-04-30T23:59:59Z';
let test: TestApp;
let year: number;
beforeAll(async () => {
  test = await startTestApp();
  year = await openYear(test.db);
});
afterAll(() => test.close());
beforeEach(() => setDeadline(test.db, year, deadline));

const before = (days: number) => new Date(Date.parse(deadline) - days * 86_400_000 + 60_000).toISOString();
const remind = (now: string) => runJob(test.db, deadlineRemindersJob, now);
const aDraft = async (language: 'en' | 'fr' = 'en') => {
  const user = await aUser(test.db, 'proponent', { language });
  const friend = await aUser(test.db, 'proponent');
  const id = await anApplication(test.db).by(user).with(friend).forYear(year).complete().create();
  return { user, friend, id };
};
const mailsTo = (user: number) =>
  test.db.selectFrom('outbox').select(['kind', 'subject', 'body_text']).where('user_id', '=', user).execute();
const noticesOf = async (user: number) => (await (await test.as(user)).get('/api/notices')).json().data;

describe('before the deadline', () => {
  it('everyone with a draft is reminded 30, 7 and 1 days before, each time once', async () => {
    const { user, friend, id } = await aDraft('fr');
    await remind(before(31));
    expect(await mailsTo(user)).toEqual([]);
    for (const [days, mails] of [
      [30, 1],
      [29, 1],
      [7, 2],
      [6.5, 2],
      [1, 3],
      [0.5, 3],
    ] as const) {
      await remind(before(days));
      await remind(before(days));
      expect(await mailsTo(user)).toHaveLength(mails);
      expect(await mailsTo(friend)).toHaveLength(mails);
    }
    await remind(before(-1));
    const [mail] = await mailsTo(user);
    expect(mail).toMatchObject({
      kind: 'deadline_reminder',
      subject: expect.stringContaining(`La demande ${id} est encore une ébauche`),
    });
    expect(mail?.body_text).toContain(
      '30\u00A0avril 2090, 16\u00A0h\u00A059, heure du Pacifique (30\u00A0avril 2090, 19\u00A0h\u00A059, heure de l’Est)',
    );
    expect(await noticesOf(user)).toHaveLength(3);
    expect((await noticesOf(user))[0]).toMatchObject({ ship_time_request_id: id, path: `/request/${id}` });
  });

  it('after a week without the portal only the last reminder is sent', async () => {
    const { user } = await aDraft();
    await remind(before(5));
    expect(await mailsTo(user)).toHaveLength(1);
  });

  it('a deadline that was moved is another deadline, and the days are a setting', async () => {
    const { user } = await aDraft();
    await remind(before(1));
    await setDeadline(test.db, year, '2090-05-30T23:59:59Z');
    await remind('2090-05-01T00:00:00Z');
    expect(await mailsTo(user)).toHaveLength(2);
    const admin = await test.as(await aUser(test.db, 'administrator'));
    await admin.patch('/api/settings', { reminder_days: [20] });
    await remind('2090-05-11T00:00:00Z');
    expect(await mailsTo(user)).toHaveLength(3);
    await admin.patch('/api/settings', { reminder_days: [30, 7, 1] });
  });
});

it('leaves alone who submitted, whose account is disabled, and who has begun since', async () => {
  const submitted = await aUser(test.db, 'proponent');
  await anApplication(test.db).by(submitted).forYear(year).submitted().create();
  const disabled = await aDraft();
  await test.db.updateTable('users').set({ active: false }).where('id', '=', disabled.user).execute();
  const late = await aDraft();
  await sql`update ship_time_requests set created_at = ${before(3)} where id = ${late.id}`.execute(test.db);
  await remind(before(2));
  for (const user of [submitted, disabled.user, late.user]) expect(await mailsTo(user)).toEqual([]);
  expect(await mailsTo(disabled.friend)).toHaveLength(1);
});

it('is done by one process at a time', async () => {
  await test.app.inTransaction(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('job'), hashtext('deadline_reminders'))`.execute(tx);
    expect(await runJob(test.db, deadlineRemindersJob)).toBeNull();
  });
  expect(await runJob(test.db, deadlineRemindersJob)).not.toBeNull();
});
