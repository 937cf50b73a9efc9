import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anApplication } from '#test/factories/applications.ts';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp } from '#test/harness.ts';
import { startTestMailServer, tokenIn, type TestMailServer } from '#test/test-mail-server.ts';
import { renderMail } from './mail-templates.ts';

let portal: TestApp;
let post: TestMailServer | undefined;
beforeAll(async () => {
  portal = await startTestApp();
});
afterAll(async () => {
  await post?.close();
  await portal.close();
});

const everythingKept = async (): Promise<string> =>
  JSON.stringify(await portal.db.selectFrom('outbox').selectAll().execute());
const account = async (email: string) => ({ email, id: await aUser(portal.db, 'proponent', { email }) });
const askForReset = (email: string) => portal.visitor.post('/api/auth/password/create', { email });
const find = async (token: string) =>
  (await portal.visitor.get(`/api/auth/password/find/${token}`)).statusCode;

describe('what opens something in the link of a mail', () => {
  it('is sealed while the mail waits, comes with it, and is kept no longer', async () => {
    const { email } = await account('sealed@example.org');
    await askForReset(email);
    const waiting = await portal.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
    expect(waiting.secret).toMatch(/^sealed:/);
    expect(waiting.body_text).toContain('/account/password/reset/secret-of-this-link');
    post = await startTestMailServer(portal);
    const token = tokenIn(await post.mailTo(email));
    expect(await find(token)).toBe(200);
    expect(await everythingKept()).not.toContain(token);
    await expect
      .poll(async () => (await portal.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()).sent_at)
      .not.toBeNull();
    expect(await everythingKept()).not.toContain('sealed:');
  });

  it('ends when a newer one is asked for', async () => {
    const { email, id } = await account('twice@example.org');
    await askForReset(email);
    const first = tokenIn(await post!.mailTo(email));
    await portal.db
      .updateTable('account_tokens')
      .set({ created_at: new Date(Date.now() - 61_000).toISOString() })
      .where('user_id', '=', id)
      .execute();
    await askForReset(email);
    const second = tokenIn(await post!.mailTo(email));
    expect([await find(first), await find(second)]).toEqual([404, 200]);
  });

  it('is not sent again by an administrator', async () => {
    const admin = await portal.as(await aUser(portal.db, 'administrator'));
    const [mail] = (await admin.get('/api/outbox?filter[q]=sealed@')).json().data;
    expect(mail).toMatchObject({ state: 'sent', can_resend: false });
    expect((await admin.post(`/api/outbox/${mail.id}/resend`)).statusCode).toBe(409);
  });
});

describe('mails that one person has sent to others', () => {
  const draft = async () => {
    const user = await aUser(portal.db, 'proponent');
    const id = await anApplication(portal.db).by(user).create();
    return { id, client: await portal.as(user), path: `/api/ship_time_requests/${id}` };
  };

  it('are ten a day to one address, however often the invitation is taken back', async () => {
    const { client, path } = await draft();
    const statuses: number[] = [];
    for (let round = 1; round <= 12; round += 1) {
      const answer = await client.post(`${path}/invitations`, { email: 'stranger@example.org' });
      statuses.push(answer.statusCode);
      if (answer.statusCode === 201) await client.delete(`${path}/invitations/${answer.json().data.id}`);
      await sql`update outbox set created_at = created_at - interval '61 seconds'`.execute(portal.db);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(201), 429, 429]);
    expect(await post!.countTo('stranger@example.org')).toBe(10);
    const other = await draft();
    const again = await other.client.post(`${other.path}/invitations`, { email: 'stranger@example.org' });
    expect([again.statusCode, again.headers['retry-after']]).toEqual([429, '3600']);
  });

  it('wait for the daily mail beyond that where a co-proponent is added and removed', async () => {
    const { client, path } = await draft();
    const { email, id } = await account('friend@example.org');
    for (let round = 1; round <= 8; round += 1) {
      expect((await client.post(`${path}/co_proponents`, { email })).statusCode).toBe(201);
      expect((await client.delete(`${path}/co_proponents/${id}`)).statusCode).toBe(204);
    }
    expect(await post!.countTo(email)).toBe(10);
    const notices = await portal.db
      .selectFrom('notices')
      .select('mailed_at')
      .where('user_id', '=', id)
      .execute();
    expect(notices.filter(({ mailed_at }) => mailed_at === null)).toHaveLength(6);
  });

  it('are five an hour of a kind that anybody may ask for', async () => {
    const { email, id } = await account('bombed@example.org');
    const statuses: number[] = [];
    for (let round = 1; round <= 7; round += 1) {
      statuses.push((await askForReset(email)).statusCode);
      await portal.db
        .updateTable('account_tokens')
        .set({ created_at: new Date(Date.now() - 61_000).toISOString() })
        .where('user_id', '=', id)
        .execute();
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });
});

it('what people write is one line in a mail, without hidden signs and without links', () => {
  const { subject, text, html } = renderMail({
    kind: 'invitation',
    language: 'en',
    params: {
      inviter: 'Mallory Stranger',
      project_title: 'Plankton\r\n\r\nYour account is closed.\u202E See http://phish.example/login now',
      days: 30,
    },
    path: '/invitation/abc',
  });
  expect(subject).toBe('Mallory Stranger invites you to join an application for ship time');
  for (const body of [text, html]) {
    expect(body).not.toMatch(/phish\.example|http:\/\/phish|\u202E/);
    expect(body).toContain('“Plankton Your account is closed. See http: //phish. example/login now”');
  }
  const clarified = renderMail({
    kind: 'application_clarify',
    language: 'en',
    params: { number: 7, title: 'Line P', year: '2028', actor: 'Ann Ross' },
    quote: 'First line\r\nSee www.phish.example\u0007',
  });
  expect(clarified.text).toContain('> First line\n> See www. phish. example\n');
});
