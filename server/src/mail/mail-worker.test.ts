import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { sql } from 'kysely';
import { pino } from 'pino';
import { startTestApp, type TestApp } from '#test/harness.ts';
import { startMailCatcher, type MailCatcher } from '#test/mail-catcher.ts';
import { queueMail } from './outbox.ts';
import { mailboxTransport, createSmtpTransport } from './mail-transport.ts';
import { startMailWorker } from './mail-worker.ts';

let portal: TestApp;
let catcher: MailCatcher;
let workers: { stop(): Promise<void> }[] = [];

beforeAll(async () => {
  portal = await startTestApp();
});
afterAll(() => portal.close());
beforeEach(async () => {
  catcher = await startMailCatcher();
});
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  workers = [];
  await catcher.close();
  await portal.db.deleteFrom('outbox').execute();
});

const startWorker = (url = catcher.url, pollMilliseconds = 3_600_000) => {
  const worker = startMailWorker({
    db: portal.db,
    live: portal.app.live,
    transport: createSmtpTransport(url, 'Shiptime <no-reply@portal.example>'),
    portalAddress: 'https://portal.example',
    log: pino({ level: 'silent' }),
    pollMilliseconds,
  });
  workers.push(worker);
};

const queue = (to: string, language: 'en' | 'fr' = 'en', dedupKey?: string) =>
  portal.app.inTransaction((tx) =>
    queueMail(tx, {
      kind: 'activation',
      to,
      language,
      params: { hours: 72 },
      name: 'Zoé',
      path: '/account/verify/abc',
      ...(dedupKey && { dedupKey }),
    }),
  );

const waiting = () => portal.db.selectFrom('outbox').selectAll().where('sent_at', 'is', null).execute();
const waitUntil = async (condition: () => Promise<boolean>) => {
  await expect.poll(condition, { timeout: 10_000 }).toBe(true);
};

it('delivers what is announced, as text and as HTML, in the reader’s language', async () => {
  startWorker();
  await queue('zoe@example.org', 'fr');
  const [mail] = await catcher.next();
  expect(mail).toMatchObject({ subject: 'Vérifiez votre adresse courriel', recipients: ['zoe@example.org'] });
  expect(mail?.text).toContain('https://portal.example/account/verify/abc?lang=fr');
  expect(mail?.html).toContain('href="https://portal.example/account/verify/abc?lang=fr"');
  expect(mail?.headers.get('content-language')).toBe('fr');
  expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
  await waitUntil(async () => (await waiting()).length === 0);
  const { message_id } = await portal.db.selectFrom('outbox').select('message_id').executeTakeFirstOrThrow();
  expect(mail?.messageId).toBe(message_id);
});

it('says nothing of what was rolled back, and nothing twice', async () => {
  const failed = portal.app.inTransaction(async (tx) => {
    await queueMail(tx, { kind: 'password_changed', to: 'a@example.org', language: 'en', params: {} });
    throw new Error('after all not');
  });
  await expect(failed).rejects.toThrow('after all not');
  expect(await queue('b@example.org', 'en', 'once')).toBe(true);
  expect(await queue('b@example.org', 'en', 'once')).toBe(false);
  expect((await waiting()).map(({ to_address }) => to_address)).toEqual(['b@example.org']);
});

it('delivers each once, however many workers there are', async () => {
  for (let number = 0; number < 40; number += 1) await queue(`${number}@example.org`);
  for (let worker = 0; worker < 3; worker += 1) startWorker();
  const mails = await catcher.next(40);
  await waitUntil(async () => (await waiting()).length === 0);
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(40);
  expect(catcher.mails).toHaveLength(0);
});

it('keeps mails while the server is away, and delivers them all once it is back', async () => {
  const port = Number(new URL(catcher.url).port);
  await catcher.close();
  startWorker(`smtp://127.0.0.1:${port}`);
  for (const name of ['one', 'two', 'three']) await queue(`${name}@example.org`);
  await waitUntil(async () => (await waiting()).every(({ last_error }) => last_error !== null));
  catcher = await startMailCatcher(port);
  await queue('four@example.org');
  await catcher.next();
  await portal.app.inTransaction((tx) =>
    queueMail(tx, { kind: 'password_changed', to: 'five@example.org', language: 'en', params: {} }),
  );
  const rest = await catcher.next(4);
  expect(rest.flatMap(({ recipients }) => recipients).toSorted()).toEqual(
    ['five', 'one', 'three', 'two'].map((name) => `${name}@example.org`),
  );
});

it('believes a refusal at the third time, and a "not now" never', async () => {
  const triedAgain = () =>
    sql`update outbox set next_attempt_at = now() where next_attempt_at < 'infinity'`.execute(portal.db);
  const attempts = async () =>
    (await waiting()).map(({ attempts, leased_until }) => (leased_until ? 0 : attempts));
  startWorker(catcher.url, 50);
  catcher.refuse = { code: 451, text: 'later' };
  await queue('later@example.org');
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    await waitUntil(async () => (await attempts())[0] === attempt);
    await triedAgain();
  }
  catcher.refuse = null;
  await catcher.next();
  await waitUntil(async () => (await waiting()).length === 0);
  catcher.refuse = { code: 550, text: 'nobody here' };
  await queue('nobody@example.org');
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await waitUntil(async () => (await attempts())[0] === attempt);
    await triedAgain();
  }
  expect(await waiting()).toMatchObject([{ attempts: 3, next_attempt_at: 'infinity' }]);
});

it('takes over from a worker that died, under the same Message-ID, and not from one at work', async () => {
  await queue('dead@example.org');
  await queue('alive@example.org');
  const lease = (to: string, seconds: number) =>
    sql`update outbox set leased_until = now() + make_interval(secs => ${seconds}) where to_address = ${to}`.execute(
      portal.db,
    );
  await lease('dead@example.org', -1);
  await lease('alive@example.org', 60);
  const dead = (await waiting()).find(({ to_address }) => to_address === 'dead@example.org');
  startWorker();
  const [mail] = await catcher.next();
  expect([mail?.recipients, mail?.messageId]).toEqual([['dead@example.org'], dead?.message_id]);
  await waitUntil(async () => (await waiting()).length === 1);
});

it('without a mail server, to be in the outbox is to be delivered', async () => {
  const worker = startMailWorker({
    db: portal.db,
    live: portal.app.live,
    transport: mailboxTransport,
    portalAddress: '',
    log: pino({ level: 'silent' }),
  });
  workers.push(worker);
  await queue('demo@example.org');
  await expect.poll(waiting).toEqual([]);
});

it('sends what waited for a month where it is still of use: no link that is over, no reminder after its deadline', async () => {
  const send = (mail: Partial<Parameters<typeof queueMail>[1]>) =>
    portal.app.inTransaction((tx) =>
      queueMail(tx, { to: 'zoe@example.org', language: 'en', params: {}, ...mail } as never),
    );
  const plan = { vessel: 'Hudson', year: '2027', actor: 'Zoé' };
  const reminder = { number: 1, title: 'Ice', year: '2027', deadline: 'tomorrow' };
  await queue('link@example.org');
  await send({ kind: 'plan_reopen', params: plan });
  await send({ kind: 'password_changed' });
  await send({ kind: 'deadline_reminder', params: reminder, usefulUntil: '2020-01-01T00:00:00Z' });
  await sql`update outbox set created_at = created_at - interval '30 days',
    useful_until = useful_until - interval '30 days'`.execute(portal.db);
  startWorker();
  await waitUntil(async () => (await waiting()).length === 0);
  const left = await portal.db.selectFrom('outbox').select(['kind']).execute();
  expect(left).toEqual([{ kind: 'password_changed' }]);
});

it('gives nothing up while the mail server is away, however long', async () => {
  await queue('a@example.org');
  await sql`update outbox set created_at = now() - interval '6 days', useful_until = null`.execute(portal.db);
  startWorker('smtp://127.0.0.1:9');
  await waitUntil(async () => (await waiting())[0]!.last_error !== null);
  const { rows } = await sql`select from outbox where next_attempt_at < now() + interval '1 hour'`.execute(
    portal.db,
  );
  expect(rows).toHaveLength(1);
});
