import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roles } from '@shiptime/domain/shared/actor';
import { aUser } from '#test/factories/people.ts';
import { openSession, startTestApp, TestClient, type TestApp } from '#test/harness.ts';
import { startTestMailServer, tokenIn, type TestMailServer } from '#test/test-mail-server.ts';
import { hashToken } from '../sessions/sessions.ts';

const attackers = 'Boreal-Tide-42';
const owners = 'Austral-Swell-17';
let portal: TestApp;
let post: TestMailServer;
beforeAll(async () => {
  portal = await startTestApp();
  post = await startTestMailServer(portal);
});
afterAll(async () => {
  await post.close();
  await portal.close();
});

let count = 0;
const newEmail = () => `owner${(count += 1)}@dfo-mpo.gc.ca`;
const signUpFirst = async (email: string): Promise<string> => {
  const answer = await portal.visitor.post('/api/auth/signup', {
    first_name: 'Mallory',
    last_name: 'Stranger',
    email,
    password: attackers,
    password_confirmation: attackers,
  });
  expect(answer.statusCode).toBe(201);
  return tokenIn(await post.mailTo(email));
};
const signIn = (email: string, password: string) =>
  portal.visitor.post('/api/auth/login', { email, password });
const find = (token: string) => portal.visitor.get(`/api/auth/signup/find/${token}`);
const claim = (token: string, more: object = {}) =>
  portal.visitor.post(`/api/auth/signup/claim/${token}`, {
    first_name: 'Hélène',
    last_name: 'Roy',
    password: owners,
    password_confirmation: owners,
    ...more,
  });

describe('behind the link of an activation mail', () => {
  it('the page is told in whose name the address was registered, and nothing happens', async () => {
    const email = newEmail();
    const token = await signUpFirst(email);
    for (let look = 0; look < 2; look += 1) {
      const found = await find(token);
      expect([found.statusCode, found.json()]).toMatchObject([
        200,
        { email, first_name: 'Mallory', last_name: 'Stranger' },
      ]);
    }
    expect((await signIn(email, attackers)).json().type).toBe('unverified');
    expect((await find('nonsense')).statusCode).toBe(404);
  });

  it('the password of the sign-up verifies the address, another one does not', async () => {
    const email = newEmail();
    const token = await signUpFirst(email);
    const activate = (password: unknown) =>
      portal.visitor.post(`/api/auth/signup/activate/${token}`, { password });
    expect((await activate('')).statusCode).toBe(422);
    const wrong = await activate(owners);
    expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([422, ['password']]);
    expect((await signIn(email, attackers)).json().type).toBe('unverified');
    const right = await activate(attackers);
    expect([right.statusCode, right.json().email]).toEqual([200, email]);
    expect((await signIn(email, attackers)).statusCode).toBe(200);
    expect((await find(token)).statusCode).toBe(404);
  });

  it('the password of the sign-up is not guessed', async () => {
    const token = await signUpFirst(newEmail());
    const statuses: number[] = [];
    for (let guess = 1; guess <= 6; guess += 1) {
      const answer = await portal.visitor.post(`/api/auth/signup/activate/${token}`, {
        password: `Guess-Number-${guess}`,
      });
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  });

  it('the owner of the address chooses another password, which ends the first and every session', async () => {
    const email = newEmail();
    const token = await signUpFirst(email);
    const { id } = await portal.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const session = new TestClient(portal.app, {
      authorization: `Bearer ${await openSession(portal.db, id)}`,
    });
    const weak = await claim(token, { password: 'Helene-Roy-42', password_confirmation: 'Helene-Roy-42' });
    expect([weak.statusCode, Object.keys(weak.json().errors)]).toEqual([422, ['password']]);
    expect((await claim(token)).statusCode).toBe(200);
    expect((await session.get('/api/auth/user')).statusCode).toBe(401);
    expect((await signIn(email, attackers)).statusCode).toBe(403);
    const { access_token } = (await signIn(email, owners)).json();
    const own = await portal.visitor.get('/api/auth/user', { authorization: `Bearer ${access_token}` });
    expect(own.json()).toMatchObject({
      first_name: 'Hélène',
      last_name: 'Roy',
      user_type_id: roles.proponent,
    });
    expect((await claim(token)).statusCode).toBe(404);
  });

  it('the owner of the address refuses: there is no account, and the address is free', async () => {
    const email = newEmail();
    const token = await signUpFirst(email);
    const refuse = () => portal.visitor.post(`/api/auth/signup/refuse/${token}`);
    expect((await refuse()).statusCode).toBe(200);
    const wrong = await signIn(email, attackers);
    expect([wrong.statusCode, wrong.json().type]).toEqual([403, 'wrong_credentials']);
    expect((await refuse()).statusCode).toBe(404);
    await signUpFirst(email);
  });

  it('a link ends when a newer one is sent', async () => {
    const email = newEmail();
    const first = await signUpFirst(email);
    await portal.db
      .updateTable('account_tokens')
      .set({ created_at: new Date(Date.now() - 61_000).toISOString() })
      .execute();
    await portal.visitor.post('/api/auth/signup/resend', { email });
    const second = tokenIn(await post.mailTo(email));
    expect([(await find(first)).statusCode, (await find(second)).statusCode]).toEqual([404, 200]);
  });
});

describe('an invitation', () => {
  const invite = async (email: string) => {
    const inviter = await aUser(portal.db, 'proponent');
    const client = await portal.as(inviter);
    const { id } = await portal.db
      .insertInto('ship_time_requests')
      .values({ user_id: inviter, fiscal_year_id: 5, project_title: 'Plankton' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const people = `/api/ship_time_requests/${id}`;
    expect((await client.post(`${people}/co_proponents`, { email })).statusCode).toBe(404);
    expect((await client.post(`${people}/invitations`, { email })).statusCode).toBe(201);
    return { path: people, token: tokenIn(await post.mailTo(email)) };
  };
  const as = async (email: string, password: string) => {
    const { access_token } = (await signIn(email, password)).json();
    return portal.visitor.with({ authorization: `Bearer ${access_token}` });
  };

  it('is not joined by an account that was activated: only by its own link', async () => {
    const email = newEmail();
    const { path, token } = await invite(email);
    const activation = await signUpFirst(email);
    expect((await portal.visitor.get(`/api/auth/signup/activate/${activation}`)).statusCode).toBe(200);
    const stranger = await as(email, attackers);
    expect((await stranger.get(path)).statusCode).toBe(404);
    expect((await stranger.get('/api/auth/user')).json().email).toBe(email);
    const joined = await stranger.post(`/api/invitations/${token}/accept`);
    expect(joined.statusCode).toBe(200);
    expect((await stranger.get(path)).statusCode).toBe(200);
    expect((await stranger.post(`/api/invitations/${token}/accept`)).statusCode).toBe(404);
  });

  it('takes an account over that a stranger made with the address and nobody verified', async () => {
    const email = newEmail();
    const activation = await signUpFirst(email);
    const { path, token } = await invite(email);
    const answer = await portal.visitor.post('/api/auth/signup', {
      first_name: 'Hélène',
      last_name: 'Roy',
      email,
      password: owners,
      password_confirmation: owners,
      invitation: token,
    });
    expect([answer.statusCode, answer.json().verified]).toEqual([201, true]);
    expect((await signIn(email, attackers)).statusCode).toBe(403);
    expect((await (await as(email, owners)).get(path)).statusCode).toBe(200);
    expect((await portal.visitor.get(`/api/auth/signup/activate/${activation}`)).statusCode).toBe(404);
  });

  it('is of no use to another account', async () => {
    const { token } = await invite(newEmail());
    const other = await portal.as(await aUser(portal.db, 'proponent'));
    expect((await other.post(`/api/invitations/${token}/accept`)).statusCode).toBe(403);
    expect((await portal.visitor.post(`/api/invitations/${token}/accept`)).statusCode).toBe(401);
    expect((await portal.visitor.get(`/api/invitations/${token}`)).statusCode).toBe(200);
  });
});

it('an address is not given to the account of a stranger by opening a mail', async () => {
  const stranger = await portal.as(await aUser(portal.db, 'co_proponent'));
  const me = (await stranger.get('/api/auth/user')).json();
  const email = newEmail();
  await portal.db.updateTable('users').set({ pending_email: email }).where('id', '=', me.id).execute();
  const token = 'sent-to-the-new-address';
  await portal.db
    .insertInto('account_tokens')
    .values({
      user_id: me.id,
      purpose: 'email_change',
      email,
      token_hash: hashToken(token),
      expires_at: new Date(Date.now() + 60_000).toISOString(),
    })
    .execute();
  const victim = await portal.as(await aUser(portal.db, 'co_proponent'));
  expect((await portal.visitor.get(`/api/auth/email/${token}`)).statusCode).toBe(405);
  expect((await portal.visitor.post(`/api/auth/email/${token}`)).statusCode).toBe(401);
  expect((await victim.post(`/api/auth/email/${token}`)).statusCode).toBe(404);
  expect((await stranger.get('/api/auth/user')).json().email).toBe(me.email);
  expect((await stranger.post(`/api/auth/email/${token}`)).statusCode).toBe(200);
});
