import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anApplication } from '#test/factories/applications.ts';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp, testSettings } from '#test/harness.ts';
import { type MailCatcher, startMailCatcher } from '#test/mail-catcher.ts';
import { createUnsubscribeToken } from '#mail/unsubscribe-links.ts';
import { deliverNotice } from '#mail/deliver-notice.ts';
import { queueMail } from '#mail/outbox.ts';
import { createSmtpTransport } from '#mail/mail-transport.ts';
import { startMailWorker } from '#mail/mail-worker.ts';

let portal: TestApp;
let catcher: MailCatcher;
let reader: number;
const address = 'https://portal.example';
beforeAll(async () => {
  portal = await startTestApp();
  catcher = await startMailCatcher();
  reader = await aUser(portal.db, 'proponent', { email: 'reader@example.org' });
});
afterAll(async () => {
  await catcher.close();
  await portal.close();
});

const digestOf = async (id: number): Promise<unknown> => {
  const { options } = await portal.db
    .selectFrom('users')
    .select('options')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return (options as { digest?: string }).digest;
};
const tokenOf = (id: number) => createUnsubscribeToken(testSettings.secretKey!, 'one_mail_a_day', id);
const urlOf = (token: string) => `/api/auth/one_mail_a_day/${token}`;
const oneClick = (token: string, body = 'List-Unsubscribe=One-Click') =>
  portal.app.inject({
    method: 'POST',
    url: urlOf(token),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: body,
  });

it('stands in the head of single mails about what happens, and of no other', async () => {
  const worker = startMailWorker({
    db: portal.db,
    live: portal.app.live,
    transport: createSmtpTransport(catcher.url, 'Shiptime <no-reply@portal.example>'),
    portalAddress: address,
    secretKey: testSettings.secretKey,
    log: pino({ level: 'silent' }),
    pollMilliseconds: 3_600_000,
  });
  const ship_time_request_id = await anApplication(portal.db).by(reader).create();
  const words = { number: ship_time_request_id, title: 'Moorings', year: '2063-2064', actor: 'A B' };
  await portal.app.inTransaction(async (tx) => {
    const told = {
      id: reader,
      email: 'reader@example.org',
      name: 'R',
      language: 'en',
      digest: false,
    } as const;
    await deliverNotice(tx, [told], {
      kind: 'application_withdraw',
      path: '/',
      subject: { ship_time_request_id },
      en: words,
      fr: words,
      about: 'once',
    });
    const own = { to: 'reader@example.org', user_id: reader, language: 'en', params: {} } as const;
    await queueMail(tx, { kind: 'password_changed', ...own });
  });
  const mails = await catcher.next(2);
  await worker.stop();
  expect(mails).toHaveLength(2);
  const lines = mails
    .flatMap(({ headerLines }) => headerLines)
    .filter(({ key }) => key.startsWith('list-'))
    .map(({ line }) => line.replaceAll(/\s+/g, ' '));
  expect(lines.toSorted()).toEqual([
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    `List-Unsubscribe: <${address}${urlOf(tokenOf(reader))}>`,
  ]);
});

it('a look at the link changes nothing, and leads to the choice', async () => {
  const answer = await portal.visitor.get(urlOf(tokenOf(reader)));
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `/user/${reader}/profile`]);
  expect(await digestOf(reader)).not.toBe('daily');
});

it('nor does anything that no program of mails sends, or that the portal has not signed', async () => {
  expect((await oneClick(tokenOf(reader), 'a=b')).statusCode).toBe(422);
  const other = await aUser(portal.db, 'proponent');
  const [, signature] = tokenOf(other).split('.');
  for (const forged of [`${reader}.${signature}`, `${reader}.`, String(reader), `0${tokenOf(reader)}`, 'x'])
    expect((await oneClick(forged)).statusCode).toBe(404);
  expect((await portal.visitor.get(urlOf(`${reader}.${signature}`))).statusCode).toBe(404);
  expect([await digestOf(reader), await digestOf(other)]).not.toContain('daily');
});

it('one click asks for one mail a day, and a second changes nothing more', async () => {
  const entries = () =>
    portal.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject_type', '=', 'users')
      .where('subject_id', '=', reader)
      .execute();
  const before = (await entries()).length;
  expect((await oneClick(tokenOf(reader))).statusCode).toBe(200);
  expect((await oneClick(tokenOf(reader))).statusCode).toBe(200);
  expect(await digestOf(reader)).toBe('daily');
  expect(await entries()).toHaveLength(before + 1);
});
