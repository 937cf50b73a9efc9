import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '@shiptime/domain/shared/calendar-day';
import { aUser } from '#test/factories/people.ts';
import { aVoyage } from '#test/factories/voyages.ts';
import { startTestApp, type TestApp } from '#test/harness.ts';
import { sendReportReminders } from './reminders.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const ends = '2071-05-16';
const remind = (days: number) =>
  test.app.inTransaction((tx) => sendReportReminders(tx, `${addDays(ends, days)}T12:00:00Z`));
const mailsTo = (user: number) =>
  test.db
    .selectFrom('outbox')
    .select(['subject', 'body_text'])
    .where('user_id', '=', user)
    .where('kind', '=', 'application_report_due')
    .execute();

const sailed = async () => {
  const owner = await aUser(test.db, 'proponent', { language: 'fr' });
  const friend = await aUser(test.db, 'co_proponent');
  return { owner, friend, ...(await aVoyage(test, { owner, friend, ends })) };
};

it('all proponents are reminded a week after the last day, twice more, each time once, and then no more', async () => {
  const { owner, friend, id } = await sailed();
  for (const [days, mails] of [
    [6, 0],
    [7, 1],
    [8, 1],
    [21, 2],
    [44, 2],
    [45, 3],
    [60, 3],
    [300, 3],
  ] as const) {
    await remind(days);
    await remind(days);
    for (const user of [owner, friend]) expect(await mailsTo(user)).toHaveLength(mails);
  }
  const [mail] = await mailsTo(owner);
  expect(mail?.subject).toContain(`Comment s’est passé le voyage de la demande ${id}?`);
  expect(mail?.body_text).toContain('s’est terminé le 16\u00A0mai 2071');
  expect(mail?.body_text).toContain(`/request/${id}/report`);
  const notices = (
    await (await test.as(friend)).get('/api/notices?filter[kind]=application_report_due')
  ).json();
  expect(notices.data).toHaveLength(3);
});

it('after weeks without the portal only the last one is sent, and long after none', async () => {
  const { owner } = await sailed();
  await remind(200);
  expect(await mailsTo(owner)).toHaveLength(0);
  await remind(50);
  expect(await mailsTo(owner)).toHaveLength(1);
});

it('whoever has told of the voyage is not reminded', async () => {
  const { owner, id } = await sailed();
  await test.db
    .insertInto('voyage_reports')
    .values({
      ship_time_request_id: id,
      planned_days: 6,
      delivered_days: 6,
      weather_days: 0,
      breakdown_days: 0,
      other_days: 0,
      submitted_at: '2071-05-17T12:00:00Z',
      submitted_by: owner,
    })
    .execute();
  await remind(7);
  expect(await mailsTo(owner)).toHaveLength(0);
});
