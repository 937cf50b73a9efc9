import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { roles } from '@shiptime/domain/shared/actor';
import { anApplication } from '#test/factories/applications.ts';
import { openYear } from '#test/factories/fiscal-years.ts';
import { aVessel } from '#test/factories/vessels.ts';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp } from '#test/harness.ts';
import { startTestMailServer, tokenIn, type TestMailServer } from '#test/test-mail-server.ts';
import { inviteByEmail } from './invitations.ts';
import { hashPassword, readPasswordWorkCounters } from '../passwords/passwords.ts';

const password = 'Boreal-Tide-42';
const newPassword = 'Austral-Swell-17';
let portal: TestApp;
let post: TestMailServer;
let passwordHash: string;

beforeAll(async () => {
  portal = await startTestApp();
  post = await startTestMailServer(portal);
  passwordHash = await hashPassword(password);
});
afterAll(async () => {
  await post.close();
  await portal.close();
});

let count = 0;
const newEmail = (domain = 'example.org') => `person${(count += 1)}@${domain}`;
const someone = async () => {
  const email = newEmail();
  return { email, id: await aUser(portal.db, 'co_proponent', { email, password_hash: passwordHash }) };
};
const form = (email: string, more: object = {}) => ({
  first_name: 'Zoë',
  last_name: "O'Brien-Lévesque",
  email,
  password,
  password_confirmation: password,
  locale: 'fr',
  ...more,
});
const signUp = (email: string, more: object = {}) =>
  portal.visitor.post('/api/auth/signup', form(email, more));
const signIn = (email: string, secret = password) =>
  portal.visitor.post('/api/auth/login', { email, password: secret });
const findUser = (email: string) =>
  portal.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
const age = (minutes: number) =>
  sql`update account_tokens set created_at = created_at - make_interval(mins => ${minutes}),
    expires_at = expires_at - make_interval(mins => ${minutes})`.execute(portal.db);

describe('POST /api/auth/signup', () => {
  it('mails a link in the language of the form, and the account opens once it was followed', async () => {
    const email = newEmail('dfo-mpo.gc.ca');
    const answer = await signUp(email.toUpperCase());
    expect([answer.statusCode, answer.json().verified]).toEqual([201, false]);
    expect(answer.json().message).toMatch(/^Votre compte a été créé/);
    expect(answer.headers['content-language']).toBe('fr');
    expect((await signIn(email)).json()).toMatchObject({ type: 'unverified' });
    const mail = await post.mailTo(email);
    expect(mail.subject).toBe('Vérifiez votre adresse courriel');
    const activated = await portal.visitor.get(`/api/auth/signup/activate/${tokenIn(mail)}`);
    expect([activated.statusCode, activated.json().email]).toEqual([200, email]);
    expect((await signIn(email)).statusCode).toBe(200);
    expect(await findUser(email)).toMatchObject({
      user_type_id: roles.proponent,
      language: 'fr',
      active: true,
    });
  });

  it('makes a co-proponent of whoever has no government address', async () => {
    const email = newEmail('notgc.ca');
    await signUp(email);
    await portal.visitor.post(`/api/auth/signup/activate/${tokenIn(await post.mailTo(email))}`);
    expect(await findUser(email)).toMatchObject({ user_type_id: roles.co_proponent });
  });

  it('takes nothing from the body that is not the person’s to say', async () => {
    const email = newEmail();
    await signUp(email, { user_type_id: 5, email_verified_at: '2020-01-01T00:00:00Z', id: 1, active: true });
    expect(await findUser(email)).toMatchObject({
      user_type_id: roles.co_proponent,
      email_verified_at: null,
    });
  });

  it.each([
    [{ first_name: 'R2-D2' }, 'first_name'],
    [{ last_name: '' }, 'last_name'],
    [{ email: 'nobody' }, 'email'],
    [{ password: 'short', password_confirmation: 'short' }, 'password'],
    [{ password: 'Boreal Tide 42', password_confirmation: 'Boreal Tide 42' }, 'password'],
    [{ password_confirmation: 'Boreal-Tide-43' }, 'password_confirmation'],
    [{ locale: 'de' }, 'locale'],
  ])('%o is 422', async (wrong, field) => {
    const answer = await signUp(newEmail(), wrong);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
  });

  it('says that an address has an account already', async () => {
    const { email } = await someone();
    const answer = await signUp(email);
    expect([answer.statusCode, answer.json().errors.email]).toEqual([422, ['La valeur doit être unique']]);
    const asked = await portal.visitor.post('/api/auth/signup?lang=en', form(email));
    expect(asked.json().errors.email).toEqual(['Value must be unique']);
  });
});

describe('an activation link', () => {
  it('is kept as a hash, works once and for 72 hours', async () => {
    const email = newEmail();
    await signUp(email);
    const token = tokenIn(await post.mailTo(email));
    const stored = await portal.db.selectFrom('account_tokens').select('token_hash').execute();
    expect(stored.some(({ token_hash }) => token_hash.equals(Buffer.from(token)))).toBe(false);
    const follow = () => portal.visitor.get(`/api/auth/signup/activate/${token}`);
    const look = await portal.app.inject({ method: 'HEAD', url: `/api/auth/signup/activate/${token}` });
    expect([look.statusCode, look.headers.allow]).toEqual([405, 'GET, POST']);
    await age(72 * 60);
    expect((await follow()).statusCode).toBe(404);
    await age(-72 * 60);
    expect((await follow()).statusCode).toBe(200);
    expect((await follow()).statusCode).toBe(404);
    expect((await portal.visitor.get('/api/auth/signup/activate/nonsense')).statusCode).toBe(404);
  });

  it('is sent again, once a minute, with the same answer for everyone', async () => {
    const email = newEmail();
    await signUp(email);
    const resend = async (address: string) => {
      const answer = await portal.visitor.post('/api/auth/signup/resend', { email: address });
      return [answer.statusCode, answer.body];
    };
    const verified = await someone();
    const answers = [await resend(email), await resend(verified.email), await resend(newEmail())];
    expect(new Set(answers.map((answer) => answer.join())).size).toBe(1);
    expect(await post.countTo(email)).toBe(1);
    await age(1);
    await resend(email);
    await post.mailTo(email);
    const second = await post.mailTo(email);
    expect((await portal.visitor.get(`/api/auth/signup/activate/${tokenIn(second)}`)).statusCode).toBe(200);
    expect(await post.countTo(verified.email)).toBe(0);
  });
});

describe('a forgotten password', () => {
  const create = (email: unknown) => portal.visitor.post('/api/auth/password/create', { email });
  const reset = (email: string, token: string, secret = newPassword) =>
    portal.visitor.post('/api/auth/password/reset', {
      email,
      token,
      password: secret,
      password_confirmation: secret,
    });
  const asked = async () => {
    const person = await someone();
    const answer = await create(person.email);
    return { ...person, answer, token: tokenIn(await post.mailTo(person.email)) };
  };

  it('is replaced through the link, which ends every session and is told by mail', async () => {
    const { id, email, token, answer } = await asked();
    expect(answer.statusCode).toBe(200);
    const client = await portal.as(id);
    const found = (await portal.visitor.get(`/api/auth/password/find/${token}`)).json();
    expect(found).toMatchObject({ email, token });
    expect((Date.parse(found.expires_at) - Date.now()) / 60_000).toBeCloseTo(60, 0);
    expect((await reset(email.toUpperCase(), token)).statusCode).toBe(200);
    expect((await client.get('/api/auth/user')).statusCode).toBe(401);
    expect((await signIn(email)).statusCode).toBe(403);
    expect((await signIn(email, newPassword)).statusCode).toBe(200);
    expect((await post.mailTo(email)).subject).toBe('Your password was changed');
    expect((await reset(email, token, password)).statusCode).toBe(404);
  });

  it('is answered as the contract says where there is nothing to send', async () => {
    for (const email of ['', null, undefined]) {
      const answer = await create(email);
      expect([answer.statusCode, answer.json()]).toMatchObject([
        422,
        { message: 'Please enter an email address', errors: { email: ['Please enter an email address'] } },
      ]);
    }
    const unknown = await create(newEmail());
    expect([unknown.statusCode, unknown.json().message]).toEqual([404, 'No account with this email']);
    expect((await create('not an address')).statusCode).toBe(422);
    const { email } = await asked();
    const again = await create(email);
    expect([again.statusCode, again.headers['retry-after']]).toEqual([429, '60']);
    await age(1);
    expect((await create(email)).statusCode).toBe(200);
  });

  it('refuses a link that is too old, of someone else, or weak passwords, and stays usable', async () => {
    const { email, token } = await asked();
    expect((await reset(newEmail(), token)).statusCode).toBe(404);
    const weak = await reset(email, token, `Aa1!${email}`);
    expect([weak.statusCode, Object.keys(weak.json().errors)]).toEqual([422, ['password']]);
    const named = await reset(email, token, 'Elise-Brien-42x');
    expect([named.statusCode, named.json().errors.password]).toEqual([
      422,
      ['Password cannot contain your name or e-mail'],
    ]);
    await age(60);
    expect((await portal.visitor.get(`/api/auth/password/find/${token}`)).statusCode).toBe(404);
    expect((await reset(email, token)).statusCode).toBe(404);
    await age(-60);
    expect((await reset(email, token)).statusCode).toBe(200);
  });

  it('proves the address of whoever lost the activation mail', async () => {
    const email = newEmail('canada.ca');
    await signUp(email);
    await create(email);
    await post.mailTo(email);
    await reset(email, tokenIn(await post.mailTo(email)));
    expect((await signIn(email, newPassword)).statusCode).toBe(200);
    expect(await findUser(email)).toMatchObject({ user_type_id: roles.proponent });
  });
});

describe('where answers must not tell who has an account', () => {
  it('says and does the same for known and unknown addresses', async () => {
    const quiet = await startTestApp({ uniformAccountAnswers: true });
    const email = newEmail();
    await aUser(quiet.db, 'co_proponent', { email });
    const ask = async (path: string, body: object) => {
      const work = readPasswordWorkCounters();
      const answer = await quiet.visitor.post(path, body);
      const { hashed, verified } = readPasswordWorkCounters();
      return [answer.statusCode, answer.body, hashed - work.hashed, verified - work.verified].join();
    };
    const creations = [email, email, newEmail()].map((address) =>
      ask('/api/auth/password/create', { email: address }),
    );
    expect(new Set(await Promise.all(creations)).size).toBe(1);
    const known = await ask('/api/auth/signup', form(email));
    expect(await ask('/api/auth/signup', form(newEmail()))).toBe(known);
    const mails = await quiet.db
      .selectFrom('outbox')
      .select('kind')
      .where('to_address', '=', email)
      .execute();
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['account_exists', 'password_reset']);
    const asks = await quiet.as(await aUser(quiet.db, 'co_proponent', { password_hash: passwordHash }));
    const me = (await asks.get('/api/auth/user')).json();
    const change = async (address: string) => {
      const body = { email: address, current_password: password };
      const { statusCode, body: answer } = await asks.put(`/api/users/${me.id}/email`, body);
      await sql`update account_tokens set created_at = created_at - interval '61 seconds'`.execute(quiet.db);
      return [statusCode, answer].join();
    };
    expect(await change(email)).toBe(await change(newEmail()));
    const told = await quiet.db
      .selectFrom('outbox')
      .select('kind')
      .where('to_address', '=', email)
      .where('kind', '=', 'email_change')
      .execute();
    expect(told).toEqual([]);
    await quiet.close();
  });
});

describe('an invitation', () => {
  const inviteTo = async (id: number, inviter: number, email: string) => {
    await portal.app.inTransaction((tx) =>
      inviteByEmail(tx, {
        ship_time_request_id: id,
        project_title: 'Plankton',
        email,
        invited_by: { id: inviter, name: 'Maya Roy' },
        language: 'en',
      }),
    );
    return tokenIn(await post.mailTo(email));
  };
  const invite = async (email: string) => {
    const inviter = await aUser(portal.db, 'proponent', { first_name: 'Maya', last_name: 'Roy' });
    const { id } = await portal.db
      .insertInto('ship_time_requests')
      .values({ user_id: inviter, fiscal_year_id: await openYear(portal.db), project_title: 'Plankton' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, inviter, token: await inviteTo(id, inviter, email) };
  };
  const coProponentsOf = async (requestId: number) => {
    const rows = await portal.db
      .selectFrom('co_proponents')
      .innerJoin('users', 'users.id', 'co_proponents.user_id')
      .select('users.email')
      .where('ship_time_request_id', '=', requestId)
      .execute();
    return rows.map(({ email }) => email);
  };

  it('says who invites to what, verifies the address and lets in', async () => {
    const email = newEmail('nrcan.gc.ca');
    const { id, token } = await invite(email);
    const path = `/api/invitations/${token}`;
    expect((await portal.visitor.get(path)).json().data).toMatchObject({
      email,
      invited_by: 'Maya Roy',
      project_title: 'Plankton',
    });
    expect((await signUp(newEmail(), { invitation: token })).json().errors).toHaveProperty('email');
    const answer = await signUp(email, { invitation: token });
    expect([answer.statusCode, answer.json().verified]).toEqual([201, true]);
    expect((await signIn(email)).statusCode).toBe(200);
    expect(await findUser(email)).toMatchObject({ user_type_id: roles.proponent });
    expect(await coProponentsOf(id)).toEqual([email]);
    expect((await portal.visitor.get(path)).statusCode).toBe(404);
    expect((await signUp(newEmail(), { invitation: token })).statusCode).toBe(404);
  });

  it('is good after submission and in the archive, too', async () => {
    const [submitted, withdrawn] = [newEmail(), newEmail()];
    const inviter = await aUser(portal.db, 'proponent');
    const application = anApplication(portal.db)
      .by(inviter)
      .for(await aVessel(portal.db))
      .forYear(await openYear(portal.db));
    const id = await application.submitted().create();
    const token = await inviteTo(id, inviter, submitted);
    const archived = await application.withdrawn().create();
    const closed = await inviteTo(archived, inviter, withdrawn);
    expect((await signUp(submitted, { invitation: token })).statusCode).toBe(201);
    expect(await coProponentsOf(id)).toEqual([submitted]);
    expect((await signUp(withdrawn, { invitation: closed })).statusCode).toBe(201);
    expect(await coProponentsOf(archived)).toEqual([withdrawn]);
  });

  it('ends after thirty days, and when a newer one was sent', async () => {
    const email = newEmail();
    const { id, inviter, token } = await invite(email);
    const find = async (link: string) => (await portal.visitor.get(`/api/invitations/${link}`)).statusCode;
    const newer = await inviteTo(id, inviter, email);
    expect([await find(token), await find(newer)]).toEqual([404, 200]);
    await portal.db
      .updateTable('invitations')
      .set({ expires_at: new Date(Date.now() - 1).toISOString() })
      .where('ship_time_request_id', '=', id)
      .execute();
    expect(await find(newer)).toBe(404);
    expect((await portal.visitor.get('/api/invitations/unknown')).statusCode).toBe(404);
  });
});
