import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'kysely';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';
import { startTestMailServer, type TestMailServer } from '#test/test-mail-server.ts';
import { queueMail } from '#mail/outbox.ts';

let portal: TestApp;
let post: TestMailServer;
let admin: TestClient;
beforeAll(async () => {
  portal = await startTestApp();
  admin = await portal.as(await aUser(portal.db, 'administrator'));
});
afterAll(async () => {
  await post.close();
  await portal.close();
});

const queue = (to: string) =>
  portal.app.inTransaction((tx) =>
    queueMail(tx, {
      kind: 'activation',
      to,
      language: 'fr',
      params: { hours: 72 },
      path: '/account/verify/secret',
    }),
  );
const mails = async (query = '') => (await admin.get(`/api/outbox?${query}`)).json().data;

it('lists every mail with what became of it, and never what it says', async () => {
  for (const to of ['new@example.org', 'late@example.org', 'lost@example.org']) await queue(to);
  const set = (to: string, what: ReturnType<typeof sql>) =>
    sql`update outbox set ${what} where to_address = ${to}`;
  await set('late@example.org', sql`last_error = 'connection refused', attempts = 1`).execute(portal.db);
  await set('lost@example.org', sql`next_attempt_at = 'infinity', last_error = 'no such user'`).execute(
    portal.db,
  );
  const answer = await admin.get('/api/outbox?sort=id');
  const states = answer.json().data.map(({ to, state }: { to: string; state: string }) => [to, state]);
  expect(states).toEqual([
    ['new@example.org', 'waiting'],
    ['late@example.org', 'delayed'],
    ['lost@example.org', 'given_up'],
  ]);
  expect(answer.body).not.toContain('secret');
  expect(await mails('filter[state]=delayed')).toMatchObject([{ to: 'late@example.org', attempts: 1 }]);
  expect(await mails('filter[q]=NEW@')).toMatchObject([{ to: 'new@example.org', kind: 'activation' }]);
});

it('sends again: what was sent as another mail, what was given up as the same one', async () => {
  post = await startTestMailServer(portal);
  const sent = await post.mailTo('new@example.org');
  await expect.poll(() => mails('filter[state]=sent')).toHaveLength(2);
  const [mail] = await mails('filter[q]=new@');
  expect((await admin.post(`/api/outbox/${mail.id}/resend`)).json().data).toMatchObject({
    to: 'new@example.org',
  });
  const again = await post.mailTo('new@example.org');
  expect(again.subject).toBe(sent.subject);
  expect(again.messageId).not.toBe(sent.messageId);
  expect(await post.countTo('new@example.org')).toBe(2);
  const [lost] = await mails('filter[q]=lost@');
  await admin.post(`/api/outbox/${lost.id}/resend`);
  await post.mailTo('lost@example.org');
  expect(await post.countTo('lost@example.org')).toBe(1);
  const audited = await portal.db
    .selectFrom('audit_log')
    .select('after')
    .where('action', '=', 'outbox.resent')
    .execute();
  expect(audited).toHaveLength(2);
});

it('is for administrators', async () => {
  const other = await portal.as(await aUser(portal.db, 'regional_vessel_coordinator'));
  expect((await other.get('/api/outbox')).statusCode).toBe(403);
  expect((await other.post('/api/outbox/1/resend')).statusCode).toBe(403);
  expect((await admin.post('/api/outbox/999999/resend')).statusCode).toBe(404);
});

it('shows no title of an application, since drafts are hidden from administrators', async () => {
  await queue('titles@example.org');
  for (const [subject, shown] of [
    ['You are now a co-proponent – Krill in spring', 'You are now a co-proponent'],
    ['Question about “Krill in spring”', 'Question about …'],
    ['Question sur « Krill in spring »', 'Question sur …'],
  ] as const) {
    await sql`update outbox set subject = ${subject} where to_address = 'titles@example.org'`.execute(
      portal.db,
    );
    expect(await mails('filter[q]=titles@')).toMatchObject([{ subject: shown }]);
    expect(await mails('filter[q]=Krill')).toEqual([]);
  }
});
