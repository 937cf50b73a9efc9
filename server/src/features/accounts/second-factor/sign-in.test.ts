import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RoleName } from '@shiptime/domain/shared/actor';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';
import { totpCodeOf, skipTotpPeriod, setUpAuthenticatorApp } from '#test/second-factor.ts';
import { hashPassword } from '../passwords/passwords.ts';

const password = 'Boreal-Tide-42';
let portal: TestApp;
let passwordHash: string;
let count = 0;

beforeAll(async () => {
  portal = await startTestApp();
  passwordHash = await hashPassword(password);
  await require([]);
});
afterAll(() => portal.close());

const require = (types: number[]) =>
  portal.db
    .insertInto('settings')
    .values({ key: 'second_factor_user_types', value: JSON.stringify(types) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(types) }))
    .execute();

const endGrace = (userId: number) =>
  portal.db
    .insertInto('second_factor_grace')
    .values({ user_id: userId, due_at: new Date(0).toISOString() })
    .execute();

const signIn = (email: string, secret = password) =>
  portal.visitor.post('/api/auth/login', { email, password: secret });

const holderOf = (token: string): TestClient => portal.visitor.with({ authorization: `Bearer ${token}` });

const someone = async (role: RoleName = 'regional_vessel_coordinator') => {
  const email = `factor.${(count += 1)}@example.org`;
  const id = await aUser(portal.db, role, { email, password_hash: passwordHash });
  return { id, email };
};

const someoneWithApp = async (role: RoleName = 'regional_vessel_coordinator') => {
  const person = await someone(role);
  const client = holderOf((await signIn(person.email)).json().access_token);
  const app = await setUpAuthenticatorApp(client);
  await skipTotpPeriod(portal);
  return { ...person, client, ...app };
};

const challengeFor = async (email: string) => (await signIn(email)).json().meta;
const actions = async (userId: number) => {
  const rows = await portal.db
    .selectFrom('audit_log')
    .select('action')
    .where('subject_id', '=', userId)
    .where('subject_type', '=', 'users')
    .where('action', 'like', 'users.%factor%')
    .orderBy('id')
    .execute();
  return rows.map(({ action }) => action);
};

describe('signing in with a second factor', () => {
  it('changes nothing for an account that has none', async () => {
    const { email } = await someone();
    expect((await signIn(email)).json()).toEqual({
      access_token: expect.any(String),
      token_type: 'Bearer',
      expires_at: expect.any(String),
    });
  });

  it('answers the right password with a challenge, and the code with the token', async () => {
    const { email, secret, id } = await someoneWithApp();
    const asked = await signIn(email);
    expect(asked.statusCode).toBe(409);
    expect(asked.json()).toMatchObject({
      type: 'second_factor_required',
      message: 'Please confirm your identity with your second factor.',
      meta: { challenge: expect.any(String), methods: ['app', 'recovery_code'], passkey: null },
    });
    const { challenge } = asked.json().meta;
    const token = await portal.visitor.post('/api/auth/second_factor', {
      challenge,
      code: totpCodeOf(secret),
    });
    expect(token.statusCode).toBe(200);
    expect(Object.keys(token.json()).toSorted()).toEqual(['access_token', 'expires_at', 'token_type']);
    expect((await holderOf(token.json().access_token).get('/api/auth/user')).json()).toMatchObject({ id });
    expect(await actions(id)).toEqual(['users.factor_added', 'users.factor_used']);
  });

  it('says so in French', async () => {
    const { email } = await someoneWithApp();
    const asked = await portal.visitor
      .with({ 'accept-language': 'fr' })
      .post('/api/auth/login', { email, password });
    expect(asked.json().message).toBe('Veuillez confirmer votre identité à l’aide de votre second facteur.');
  });

  it('tells nobody with a wrong password that there is a second factor', async () => {
    const { email } = await someoneWithApp();
    const wrong = (await signIn(email, 'Wrong-Tide-42')).json();
    expect([wrong.type, wrong.meta]).toEqual(['wrong_credentials', undefined]);
  });

  it('takes a code of now and of the next period, and of none that is farther', async () => {
    const { email, secret } = await someoneWithApp();
    for (const [ahead, status] of [
      [0, 200],
      [1, 200],
      [-4, 422],
      [4, 422],
    ] as const) {
      await skipTotpPeriod(portal);
      const { challenge } = await challengeFor(email);
      const answer = await portal.visitor.post('/api/auth/second_factor', {
        challenge,
        code: totpCodeOf(secret, ahead),
      });
      expect(answer.statusCode).toBe(status);
    }
  });

  it('refuses a code that was used, also when it comes twice at once', async () => {
    const { email, secret } = await someoneWithApp();
    const challenges = await Promise.all([1, 2, 3].map(() => challengeFor(email)));
    const code = totpCodeOf(secret);
    const answers = await Promise.all(
      challenges.map(({ challenge }) => portal.visitor.post('/api/auth/second_factor', { challenge, code })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422, 422]);
    const refused = answers.find(({ statusCode }) => statusCode === 422)!;
    expect(refused.json().errors).toEqual({ code: ['The code is incorrect or was already used'] });
  });

  it('lets a challenge be used once', async () => {
    const { email, recovery_codes } = await someoneWithApp();
    const { challenge } = await challengeFor(email);
    const [first, second] = recovery_codes!;
    const answer = await portal.visitor.post('/api/auth/second_factor', { challenge, recovery_code: first });
    expect(answer.statusCode).toBe(200);
    const again = await portal.visitor.post('/api/auth/second_factor', { challenge, recovery_code: second });
    expect(again.statusCode).toBe(403);
    expect(again.json()).toMatchObject({ type: 'ticket_expired' });
  });

  it('takes five tries for one challenge, and ten wrong codes an hour for an account', async () => {
    const { email, secret, id } = await someoneWithApp();
    const wrong = async (challenge: string) =>
      (await portal.visitor.post('/api/auth/second_factor', { challenge, code: '000000' })).statusCode;
    const { challenge } = await challengeFor(email);
    const statuses = await Promise.all(Array.from({ length: 7 }, () => wrong(challenge)));
    expect(statuses.toSorted()).toEqual([403, 403, 422, 422, 422, 422, 422]);
    const { challenge: second } = await challengeFor(email);
    for (let guess = 0; guess < 5; guess += 1) expect(await wrong(second)).toBe(422);
    const { challenge: third } = await challengeFor(email);
    const limited = await portal.visitor.post('/api/auth/second_factor', {
      challenge: third,
      code: totpCodeOf(secret),
    });
    expect(limited.statusCode).toBe(429);
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(60);
    expect((await actions(id)).filter((action) => action === 'users.factor_refused')).toHaveLength(10);
  });

  it('still takes a recovery code where a stranger has used up the tries of the app', async () => {
    const { email, recovery_codes } = await someoneWithApp();
    for (let turn = 0; turn < 2; turn += 1) {
      const { challenge } = await challengeFor(email);
      for (let guess = 0; guess < 5; guess += 1)
        await portal.visitor.post('/api/auth/second_factor', { challenge, code: '000000' });
    }
    const { challenge } = await challengeFor(email);
    const sent = (answer: object) => portal.visitor.post('/api/auth/second_factor', { challenge, ...answer });
    expect((await sent({ code: '000000' })).statusCode).toBe(429);
    expect((await sent({ recovery_code: recovery_codes![0]! })).statusCode).toBe(200);
  });

  it('takes each recovery code once, in whatever writing', async () => {
    const { email, recovery_codes } = await someoneWithApp();
    expect(recovery_codes).toHaveLength(10);
    const typed = recovery_codes![0]!.toUpperCase().replaceAll('-', ' ');
    const statuses = [];
    for (let turn = 0; turn < 2; turn += 1) {
      const { challenge } = await challengeFor(email);
      const answer = await portal.visitor.post('/api/auth/second_factor', {
        challenge,
        recovery_code: typed,
      });
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([200, 422]);
  });

  it('keeps neither secrets nor recovery codes in clear', async () => {
    const { id, secret, recovery_codes } = await someoneWithApp();
    const { rows } = await portal.app.pool.query(
      `select string_agg(x, ' ') as everything from (
        select second_factors::text as x from second_factors where user_id = $1
        union all select recovery_codes::text from recovery_codes where user_id = $1
        union all select encode(code_hash, 'escape') from recovery_codes where user_id = $1
        union all select factor_tickets::text from factor_tickets where user_id = $1
        union all select audit_log::text from audit_log where subject_id = $1) as found`,
      [id],
    );
    for (const hidden of [secret, ...recovery_codes!]) expect(rows[0].everything).not.toContain(hidden);
    for (const code of recovery_codes!) expect(code).toMatch(/^(?:[a-z2-7]{4}-){5}[a-z2-7]{4}$/);
  });

  it('ends what was begun with a password that was changed meanwhile', async () => {
    const { id, email, secret, client } = await someoneWithApp();
    const { challenge } = await challengeFor(email);
    const changed = await client.put(`/api/users/${id}/password`, {
      current_password: password,
      password: 'Another-Tide-43',
      password_confirmation: 'Another-Tide-43',
    });
    expect(changed.statusCode).toBe(200);
    const answer = await portal.visitor.post('/api/auth/second_factor', {
      challenge,
      code: totpCodeOf(secret),
    });
    expect(answer.json()).toMatchObject({ type: 'ticket_expired' });
  });

  it('refuses an account that was disabled meanwhile', async () => {
    const { id, email, secret } = await someoneWithApp();
    const { challenge } = await challengeFor(email);
    await portal.db.updateTable('users').set({ active: false }).where('id', '=', id).execute();
    const answer = await portal.visitor.post('/api/auth/second_factor', {
      challenge,
      code: totpCodeOf(secret),
    });
    expect(answer.json()).toMatchObject({ type: 'disabled' });
  });
});

describe('those who must have a second factor', () => {
  it('are those of type 3 to 5 unless a setting says otherwise', async () => {
    await portal.db.deleteFrom('settings').where('key', '=', 'second_factor_user_types').execute();
    const admin = await portal.as(await aUser(portal.db, 'administrator'));
    const { data } = (await admin.get('/api/settings')).json();
    expect(data.second_factor_user_types).toEqual([3, 4, 5]);
    await require([]);
  });

  it('have a week from the first sign-in, and are told until when at each', async () => {
    await require([5]);
    const { email } = await someone('administrator');
    const due = async () => {
      const client = holderOf((await signIn(email)).json().access_token);
      return (await client.get('/api/auth/user')).json().second_factor_due_at;
    };
    const first = await due();
    expect(Date.parse(first) - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
    expect(Date.parse(first) - Date.now()).toBeLessThan(7.1 * 86_400_000);
    expect(await due()).toBe(first);
    const other = await someone('proponent');
    const free = holderOf((await signIn(other.email)).json().access_token);
    expect((await free.get('/api/auth/user')).json().second_factor_due_at).toBeNull();
    const client = holderOf((await signIn(email)).json().access_token);
    await setUpAuthenticatorApp(client);
    expect((await client.get('/api/auth/user')).json().second_factor_due_at).toBeNull();
    await require([]);
  });

  it('set one up to sign in once the week is over, and are in with it', async () => {
    await require([3, 4, 5]);
    const { email, id } = await someone('national_science_representative');
    await endGrace(id);
    const asked = await signIn(email);
    expect(asked.statusCode).toBe(409);
    expect(asked.json()).toMatchObject({ type: 'second_factor_set_up_required' });
    const { set_up, app } = asked.json().meta;
    expect(app.address).toMatch(/^otpauth:\/\/totp\/Shiptime:.*[?&]secret=/);
    const wrong = await portal.visitor.post('/api/auth/second_factors', {
      set_up,
      name: 'T',
      code: '000000',
    });
    expect(wrong.json().errors).toHaveProperty('code');
    const made = await portal.visitor.post('/api/auth/second_factors', {
      set_up,
      name: 'Telephone',
      code: totpCodeOf(app.secret),
    });
    expect(made.statusCode).toBe(201);
    expect(made.json().recovery_codes).toHaveLength(10);
    const client = holderOf(made.json().session.access_token);
    expect((await client.get('/api/auth/user')).json()).toMatchObject({ id });
    expect((await client.get('/api/auth/second_factors')).json().meta).toMatchObject({ required: true });
    await require([]);
  });

  it('cannot set up twice with two answers to one password: the second opens nothing', async () => {
    await require([4]);
    const { id, email } = await someone('national_science_representative');
    await endGrace(id);
    const offers = await Promise.all([1, 2].map(async () => (await signIn(email)).json().meta));
    const statuses = [];
    for (const { set_up, app } of offers) {
      const body = { set_up, name: 'Telephone', code: totpCodeOf(app.secret) };
      statuses.push((await portal.visitor.post('/api/auth/second_factors', body)).statusCode);
    }
    expect(statuses).toEqual([201, 403]);
    await require([]);
  });

  it('are only the types that the setting names', async () => {
    await require([3]);
    expect((await signIn((await someone('national_science_representative')).email)).statusCode).toBe(200);
    expect((await signIn((await someone('proponent')).email)).statusCode).toBe(200);
    const coordinator = await someone('regional_vessel_coordinator');
    await endGrace(coordinator.id);
    expect((await signIn(coordinator.email)).statusCode).toBe(409);
    await require([]);
  });

  it('can be everybody', async () => {
    const admin = await portal.as(await aUser(portal.db, 'administrator'));
    const set = (types: number[]) => admin.patch('/api/settings', { second_factor_user_types: types });
    expect((await set([7])).statusCode).toBe(422);
    expect((await set([1, 2, 3, 4, 5, 6])).statusCode).toBe(200);
    for (const role of ['co_proponent', 'proponent', 'observer'] as const) {
      const { email, id } = await someone(role);
      await endGrace(id);
      expect((await signIn(email)).json()).toMatchObject({ type: 'second_factor_set_up_required' });
    }
    expect((await set([])).statusCode).toBe(200);
  });

  it('keep their last factor', async () => {
    const { client, data } = await someoneWithApp('national_science_representative');
    await require([4]);
    const refused = await client.delete(`/api/auth/second_factors/${data.id}`);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ type: 'last_second_factor' });
    await setUpAuthenticatorApp(client, 'Tablet');
    expect((await client.delete(`/api/auth/second_factors/${data.id}`)).statusCode).toBe(204);
    await require([]);
  });
});
