import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp, testSettings } from '#test/harness.ts';
import { type MailCatcher, startMailCatcher } from '#test/mail-catcher.ts';
import { queueMail } from './outbox.ts';
import { createUnsubscribeToken, verifyUnsubscribeToken } from './unsubscribe-links.ts';
import { createSmtpTransport } from './mail-transport.ts';
import { startMailWorker } from './mail-worker.ts';

let portal: TestApp;
let catcher: MailCatcher;
let reader: number;
const address = 'https://portal.example';
const key = testSettings.secretKey!;
beforeAll(async () => {
  portal = await startTestApp();
  catcher = await startMailCatcher();
  reader = await aUser(portal.db, 'proponent', { email: 'reader@example.org' });
});
afterAll(async () => {
  await catcher.close();
  await portal.close();
});

const sent = async (secretKey: Buffer | undefined, language: 'en' | 'fr') => {
  const worker = startMailWorker({
    db: portal.db,
    live: portal.app.live,
    transport: createSmtpTransport(catcher.url, 'Shiptime <no-reply@portal.example>'),
    portalAddress: address,
    secretKey,
    log: pino({ level: 'silent' }),
    pollMilliseconds: 3_600_000,
  });
  await portal.app.inTransaction((tx) =>
    queueMail(tx, {
      kind: 'availability',
      to: 'reader@example.org',
      user_id: reader,
      language,
      params: { count: 1 },
      items: ['CCGS Amundsen'],
      path: '/open-schedules',
    }),
  );
  const [mail] = await catcher.next(1);
  await worker.stop();
  const lines = mail!.headerLines
    .filter((line) => line.key.startsWith('list-'))
    .map(({ line }) => line.replaceAll(/\s+/g, ' '));
  return { text: mail!.text ?? '', html: String(mail!.html), lines: lines.toSorted() };
};

it('mails of days that come free are ended by a link in their text, and by one press of a program of mails', async () => {
  const token = createUnsubscribeToken(key, 'availability', reader);
  const { text, html, lines } = await sent(key, 'fr');
  expect(lines).toEqual([
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    `List-Unsubscribe: <${address}/api/availability_watches/stop/${token}>`,
  ]);
  expect(text).toContain(`${address}/availability/stop/${token}?lang=fr`);
  expect(html).toContain(`href="${address}/availability/stop/${token}?lang=fr"`);
});

it('without a key they lead to where one ends them signed in', async () => {
  const { text, lines } = await sent(undefined, 'en');
  expect(lines).toEqual([]);
  expect(text).toContain(`${address}/open-schedules?lang=en`);
  expect(text).not.toContain('stop-of-this-mail');
});

it('nothing of a link is kept, neither in the mail nor in a table', async () => {
  const { body_text, body_html } = await portal.db
    .selectFrom('outbox')
    .select(['body_text', 'body_html'])
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(body_text + body_html).not.toContain(createUnsubscribeToken(key, 'availability', reader));
});

it('a link ends what it is for, for whom it was sent', () => {
  const token = createUnsubscribeToken(key, 'availability', 7);
  expect(verifyUnsubscribeToken(key, 'availability', token)).toBe(7);
  expect(verifyUnsubscribeToken(key, 'one_mail_a_day', token)).toBeNull();
  expect(verifyUnsubscribeToken(Buffer.alloc(32, 1), 'availability', token)).toBeNull();
  expect(verifyUnsubscribeToken(key, 'availability', token.replace('7.', '8.'))).toBeNull();
});
