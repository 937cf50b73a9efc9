import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';
import { startTestMailServer, type TestMailServer } from '#test/test-mail-server.ts';
import { hashPassword } from '../passwords/passwords.ts';

const password = 'Boreal-Tide-42';
const newPassword = 'Austral-Swell-17';
let portal: TestApp;
let post: TestMailServer;
let passwordHash: string;
let admin: TestClient;

beforeAll(async () => {
  portal = await startTestApp();
  post = await startTestMailServer(portal);
  passwordHash = await hashPassword(password);
  admin = await portal.as(await aUser(portal.db, 'administrator'));
});
afterAll(async () => {
  await post.close();
  await portal.close();
});

const someone = async () => {
  const id = await aUser(portal.db, 'proponent', { password_hash: passwordHash });
  const { email } = await portal.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, email, client: await portal.as(id), path: `/api/users/${id}` };
};
const auditOf = (id: number) =>
  portal.db
    .selectFrom('audit_log')
    .select('action')
    .where('subject_type', '=', 'users')
    .where('subject_id', '=', id)
    .execute();

describe('the own password', () => {
  const body = (current: string, next = newPassword, again = next) => ({
    current_password: current,
    password: next,
    password_confirmation: again,
  });

  it('changes, ends the other sessions and is told by mail', async () => {
    const { id, email, client, path } = await someone();
    const other = await portal.as(id);
    const answer = await client.put(`${path}/password`, body(password));
    expect([answer.statusCode, answer.json().message]).toEqual([200, 'Your password has been changed.']);
    expect((await client.get('/api/auth/user')).statusCode).toBe(200);
    expect((await other.get('/api/auth/user')).statusCode).toBe(401);
    expect((await post.mailTo(email)).subject).toBe('Your password was changed');
    const signIn = (secret: string) => portal.visitor.post('/api/auth/login', { email, password: secret });
    expect([(await signIn(password)).statusCode, (await signIn(newPassword)).statusCode]).toEqual([403, 200]);
    expect((await auditOf(id)).map(({ action }) => action)).toEqual([
      'users.password_changed',
      'users.sign_in_failed',
      'users.signed_in',
    ]);
  });

  it.each([
    [body('Wrong-Tide-42'), 'current_password', 'Current password did not match'],
    [body(password, password), 'password', 'Old and new password must be different'],
    [body(password, 'short'), 'password', 'Password must have at least 10 characters'],
    [body(password, newPassword, `${newPassword}x`), 'password_confirmation', 'Passwords do not match'],
    [body(password, 'Elise-Brien-42x'), 'password', 'Password cannot contain your name or e-mail'],
  ])('%o is 422 %s', async (wrong, field, message) => {
    const { client, path } = await someone();
    const answer = await client.put(`${path}/password`, wrong);
    expect([answer.statusCode, answer.json().errors[field][0]]).toEqual([422, message]);
  });

  it('is refused with everything that is wrong at once', async () => {
    const { client, path } = await someone();
    const refused = async (wrong: object) => {
      const answer = await client.put(`${path}/password`, wrong);
      return [answer.statusCode, answer.json().errors];
    };
    expect(await refused(body('Wrong-Tide-42', newPassword, `${newPassword}x`))).toEqual([
      422,
      {
        current_password: ['Current password did not match'],
        password_confirmation: ['Passwords do not match'],
      },
    ]);
    expect(await refused(body('Wrong-Tide-42', 'elise-brien-42'))).toEqual([
      422,
      {
        current_password: ['Current password did not match'],
        password: ['Password must have an uppercase letter', 'Password cannot contain your name or e-mail'],
      },
    ]);
    expect(await refused({ password: newPassword, password_confirmation: 'x' })).toEqual([
      422,
      { current_password: ['Required'], password_confirmation: ['Passwords do not match'] },
    ]);
    expect(await refused({ current_password: password, password: 7, password_confirmation: 'x' })).toEqual([
      422,
      { password: ['Invalid value'], password_confirmation: ['Passwords do not match'] },
    ]);
  });

  it('does not expire', async () => {
    const { id, email } = await someone();
    await sql`update users set created_at = now() - interval '10 years' where id = ${id}`.execute(portal.db);
    const signedIn = await portal.visitor.post('/api/auth/login', { email, password });
    expect(Object.keys(signedIn.json()).toSorted()).toEqual(['access_token', 'expires_at', 'token_type']);
  });

  it('is not guessed with a stolen session, and not set by anyone else', async () => {
    const { client, path } = await someone();
    const tries = Array.from({ length: 6 }, () => client.put(`${path}/password`, body('Wrong-Tide-42')));
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([422, 422, 422, 422, 422, 429]);
    expect((await admin.put(`${path}/password`, body(password))).statusCode).toBe(403);
    const stranger = await someone();
    expect((await stranger.client.put(`${path}/password`, body(password))).statusCode).toBe(404);
  });
});
