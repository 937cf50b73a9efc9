import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roles } from '@shiptime/domain/shared/actor';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp } from '#test/harness.ts';
import { startTestMailServer, tokenIn, type TestMailServer } from '#test/test-mail-server.ts';
import { createOrPromoteAdministrator } from '#cli/create-admin.ts';
import { readConfig } from '#config.ts';
import { replacePassword } from '../passwords/new-password.ts';
import { hashPassword } from '../passwords/passwords.ts';

const password = 'Boreal-Tide-42';
const newPassword = 'Austral-Swell-17';
let portal: TestApp;
let post: TestMailServer;
let passwordHash: string;

beforeAll(async () => {
  portal = await startTestApp({ trustProxy: readConfig({ TRUST_PROXY: '1' }).trustProxy });
  post = await startTestMailServer(portal);
  passwordHash = await hashPassword(password);
});
afterAll(async () => {
  await post.close();
  await portal.close();
});

const victim = async (email: string) => {
  const id = await aUser(portal.db, 'proponent', { email, password_hash: passwordHash });
  return { id, email, client: await portal.as(id), path: `/api/users/${id}` };
};

const askForOther = async ({ client, path }: Awaited<ReturnType<typeof victim>>, email: string) => {
  await client.put(`${path}/email`, { email, current_password: password });
  return tokenIn(await post.mailTo(email));
};

const change = { current_password: password, password: newPassword, password_confirmation: newPassword };

describe('a link to another address', () => {
  it('is good no more once the owner has chosen a new password', async () => {
    const owner = await victim('owner@example.org');
    const link = await askForOther(owner, 'thief@example.org');
    expect((await owner.client.put(`${owner.path}/password`, change)).statusCode).toBe(200);
    expect((await owner.client.post(`/api/auth/email/${link}`)).statusCode).toBe(404);
    expect((await owner.client.get('/api/auth/user')).json()).toMatchObject({
      email: owner.email,
      pending_email: null,
    });
  });

  it('is good no more once the password was reset', async () => {
    const owner = await victim('forgetful@example.org');
    const link = await askForOther(owner, 'second.thief@example.org');
    await portal.visitor.post('/api/auth/password/create', { email: owner.email });
    const token = tokenIn(await post.mailTo(owner.email));
    const reset = await portal.visitor.post('/api/auth/password/reset', {
      email: owner.email,
      token,
      password: newPassword,
      password_confirmation: newPassword,
    });
    expect(reset.statusCode).toBe(200);
    expect((await (await portal.as(owner.id)).post(`/api/auth/email/${link}`)).statusCode).toBe(404);
  });
});

it('a password is not written over one that was chosen meanwhile', async () => {
  const { id } = await victim('quick@example.org');
  const replace = (hash: string, known: string) =>
    portal.app.inTransaction((tx) => replacePassword(tx, id, hash, known));
  expect(await replace('chosen by the owner', passwordHash)).toBe(true);
  expect(await replace('chosen by the thief', passwordHash)).toBe(false);
  const { password_hash } = await portal.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(password_hash).toBe('chosen by the owner');
});

it('the operator makes an administrator of an account, and nobody stays signed in to it', async () => {
  const owner = await victim('recovered@example.org');
  const link = await askForOther(owner, 'third.thief@example.org');
  const account = {
    email: owner.email,
    first_name: 'Ann',
    last_name: 'Ross',
    password: newPassword,
    password_confirmation: newPassword,
  };
  const hash = await hashPassword(newPassword);
  await portal.app.inTransaction((tx) => createOrPromoteAdministrator(tx, account, hash));
  expect((await owner.client.get('/api/auth/user')).statusCode).toBe(401);
  expect((await (await portal.as(owner.id)).post(`/api/auth/email/${link}`)).statusCode).toBe(404);
  const told = await portal.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id'])
    .where('subject_type', '=', 'users')
    .where('subject_id', '=', owner.id)
    .execute();
  expect(told).toEqual([{ action: 'users.made_administrator', actor_id: null }]);
});

it('of two administrators who demote each other at once, one stays', async () => {
  const [one, two] = [
    await aUser(portal.db, 'administrator'),
    await aUser(portal.db, 'administrator'),
  ] as const;
  const demote = async (actor: number, target: number) =>
    (await portal.as(actor)).patch(`/api/users/${target}`, { user_type_id: roles.co_proponent });
  for (let round = 0; round < 10; round += 1) {
    const answers = await Promise.all([demote(one, two), demote(two, one)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).not.toEqual([200, 200]);
    const left = await portal.db
      .selectFrom('users')
      .select('id')
      .where('id', 'in', [one, two])
      .where('user_type_id', '=', roles.administrator)
      .execute();
    expect(left).toHaveLength(1);
    await portal.db
      .updateTable('users')
      .set({ user_type_id: roles.administrator })
      .where('id', 'in', [one, two])
      .execute();
  }
});

it('an address of one’s own choice does not get round the limit of sign-ins', async () => {
  const { email } = await victim('guessed@example.org');
  const guess = async (claimed: string) => {
    const answer = await portal.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'x-forwarded-for': `${claimed}, 203.0.113.50` },
      payload: { email, password: 'Wrong-Tide-42' },
    });
    return answer.statusCode;
  };
  const statuses: number[] = [];
  for (let count = 1; count <= 6; count += 1) statuses.push(await guess(`198.51.100.${count}`));
  expect(statuses).toEqual([403, 403, 403, 403, 403, 429]);
});
