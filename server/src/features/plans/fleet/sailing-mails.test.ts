import { pino } from 'pino';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runInTransaction } from '#db/transaction.ts';
import { sendDigests } from '#features/applications/notices/digests.ts';
import { createMailCalendarLoader } from '#features/plans/feeds/calendar.ts';
import { createSmtpTransport } from '#mail/mail-transport.ts';
import { startMailWorker } from '#mail/mail-worker.ts';
import { aUser } from '#test/factories/people.ts';
import { aVoyageToAccept } from '#test/factories/voyages.ts';
import { startTestApp, type TestApp, type TestClient, testSettings } from '#test/harness.ts';
import { type CaughtMail, type MailCatcher, startMailCatcher } from '#test/mail-catcher.ts';

let test: TestApp;
let admin: TestClient;
let catcher: MailCatcher;
let worker: { stop(): Promise<void> };
const address = 'https://portal.example';
beforeAll(async () => {
  test = await startTestApp();
  catcher = await startMailCatcher();
  admin = await test.as(await aUser(test.db, 'administrator'));
  worker = startMailWorker({
    db: test.db,
    live: test.app.live,
    transport: createSmtpTransport(catcher.url, 'Shiptime <no-reply@portal.example>'),
    portalAddress: address,
    secretKey: testSettings.secretKey,
    calendarOf: createMailCalendarLoader(test.db, address),
    log: pino({ level: 'silent' }),
    pollMilliseconds: 3_600_000,
  });
});
afterAll(async () => {
  await worker.stop();
  await catcher.close();
  await test.close();
});

let opening = 2110;
const waiting = async () => {
  opening += 1;
  const voyage = await aVoyageToAccept(test.db, opening);
  await aUser(test.db, 'regional_vessel_coordinator', {
    ...{ first_name: 'Bo', last_name: 'Roy', email: `bo.${opening}@example.org` },
    vessels: [voyage.plan.vessel_id],
  });
  return voyage;
};

const step = async (id: number, action: string, body: object = {}) =>
  expect((await admin.post(`/api/vessel_plans/${id}/${action}`, body)).statusCode).toBe(200);

const mailTo = async (name: string, subject: RegExp): Promise<CaughtMail> => {
  const found = () =>
    catcher.mails.find(
      ({ recipients, subject: words = '' }) => recipients[0]?.startsWith(`${name}.`) && subject.test(words),
    );
  await expect.poll(() => found() !== undefined, { timeout: 10_000 }).toBe(true);
  return found()!;
};
const textOf = ({ text = '' }: CaughtMail) => text.replaceAll(/[\u00A0\u202F]/g, ' ');
const fileOf = ({ attachments }: CaughtMail) =>
  attachments.map(({ filename, contentType, content }) => ({ filename, contentType, text: String(content) }));

it('the mail of acceptance holds the answer, the calendar file, the coordinator and the way to the schedule', async () => {
  const { year, plan, mission, application, ada } = await waiting();
  await step(plan.id, 'set_final');
  const schedule = `${address}/ship-schedules?fiscalYearId=${plan.fiscal_year_id}&mission=${mission}`;

  const hers = await mailTo(`ada`, new RegExp(`Application ${application} has been accepted`));
  expect(textOf(hers)).toMatch(
    /You sail on .+, Halifax to Halifax, 6 of 8 requested berths: sails 12 May 00:00, returns 16 May \d+ 24:00\./,
  );
  expect(textOf(hers)).toContain(`write to the coordinator: Bo Roy, bo.${year}@example.org.`);
  expect(textOf(hers)).toContain(`${schedule}&lang=en`);
  expect(String(hers.html)).toContain(`href="${schedule.replaceAll('&', '&amp;')}&amp;lang=en"`);
  const [file, ...others] = fileOf(hers);
  expect(others).toEqual([]);
  expect(file).toMatchObject({ filename: `shiptime-${application}.ics`, contentType: 'text/calendar' });
  const own = await (await test.as(ada)).get(`/api/ship_time_requests/${application}/voyages.ics`);
  const pathsOnly = (calendar: string) =>
    calendar
      .replaceAll(/\r?\n[ \t]/g, '')
      .replaceAll(/https?:\/\/[^/]+/g, '')
      .replaceAll(/^(UID:mission-\d+@).*$/gm, '$1')
      .replaceAll('\r', '');
  expect(pathsOnly(file!.text)).toBe(pathsOnly(own.body));
  expect(file!.text).toContain(`UID:mission-${mission}@`);

  const his = await mailTo('luc', new RegExp(`La demande ${application} a été acceptée`));
  expect(textOf(his)).toMatch(
    /à bord du .+, de Halifax à Halifax, 6 sur les 8 couchettes demandées : appareille le 12 mai à 0 h, revient le 16 mai \d+ à 24 h\./,
  );
  expect(textOf(his)).toContain(
    `écrivez à la coordonnatrice ou au coordonnateur du navire : Bo Roy, bo.${year}@example.org.`,
  );
  expect(textOf(his)).toContain(`${schedule}&lang=fr`);
  expect(fileOf(his)).toMatchObject([{ filename: `shiptime-${application}.ics` }]);
});

it('so does the mail of a published date that changes, with the days before', async () => {
  const { year, plan, mission, application } = await waiting();
  await step(plan.id, 'set_final');
  await step(plan.id, 'reopen', { reason: 'The engine' });
  await admin.patch(`/api/missions/${mission}`, { start_date: `${year}-06-28` });
  await step(plan.id, 'set_final');
  const hers = await mailTo('ada', new RegExp(`^Application ${application}: voyage changed`));
  expect(textOf(hers)).toMatch(/sails 28 June[\s\S]+previous schedule said[\s\S]+sails 12 May/);
  expect(textOf(hers)).toContain(`Bo Roy, bo.${year}@example.org`);
  expect(textOf(hers)).toContain(`mission=${mission}&lang=en`);
  expect(fileOf(hers)[0]?.text).toContain(`DTSTART;VALUE=DATE:${year}0628`);
});

it('who prefers one mail a day gets one, with the answer and the file', async () => {
  const { plan, application, ada } = await waiting();
  await sql`update users set options = options || '{"digest": "daily"}' where id = ${ada}`.execute(test.db);
  await step(plan.id, 'set_final');
  const told = async () =>
    (
      await test.db.selectFrom('outbox').select(['kind', 'calendars_of']).where('user_id', '=', ada).execute()
    ).map(({ kind, calendars_of }) => [kind, calendars_of]);
  expect(await told()).toEqual([]);
  await runInTransaction(test.db, (tx) => sendDigests(tx, '2199-06-01T12:00:00Z'));
  expect(await told()).toEqual([['digest', [application]]]);
  const row = await test.db
    .selectFrom('outbox')
    .select('body_text')
    .where('user_id', '=', ada)
    .executeTakeFirstOrThrow();
  expect(row.body_text.replaceAll(/[\u00A0\u202F]/g, ' ')).toContain('6 of 8 requested berths');
});
