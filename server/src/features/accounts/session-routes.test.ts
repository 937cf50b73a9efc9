import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp } from '#test/harness.ts';
import { expireFreshProof } from '#test/second-factor.ts';
import { hashPassword, readPasswordWorkCounters } from './passwords/passwords.ts';

const password = 'Boreal-Tide-42';
let portal: TestApp;
let passwordHash: string;

beforeAll(async () => {
  portal = await startTestApp({
    limits: { perUser: 1_000_000, perAddress: 1_000_000, perLogin: 5, perAccount: 300 },
  });
  passwordHash = await hashPassword(password);
});
afterAll(() => portal.close());

const someone = async (name: string, person: Parameters<typeof aUser>[2] = {}) => {
  const email = `${name}@example.org`;
  return {
    email,
    id: await aUser(portal.db, 'proponent', { email, password_hash: passwordHash, ...person }),
  };
};

const signIn = (email: string, secret = password, address = '198.51.100.7') =>
  portal.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress: address,
    payload: { email, password: secret },
  });

describe('POST /api/auth/login', () => {
  it('answers with a bearer token that opens the account and ends in twelve hours', async () => {
    const { email, id } = await someone('sylvie');
    const answer = await signIn(` ${email.toUpperCase()} `);
    expect(answer.statusCode).toBe(200);
    const { access_token, token_type, expires_at } = answer.json();
    expect(token_type).toBe('Bearer');
    expect((Date.parse(expires_at) - Date.now()) / 3_600_000).toBeCloseTo(12, 1);
    const user = await portal.visitor.with({ authorization: `Bearer ${access_token}` }).get('/api/auth/user');
    expect(user.json()).toMatchObject({ id, email, vessels: [], options: { first_login: true } });
  });

  it('keeps only the hash of the token', async () => {
    const { email } = await someone('hashed');
    const { access_token } = (await signIn(email)).json();
    const stored = await portal.db.selectFrom('sessions').select('token_hash').execute();
    expect(stored.map(({ token_hash }) => token_hash.toString())).not.toContain(access_token);
    expect(Buffer.from(access_token, 'base64url')).toHaveLength(32);
  });

  it('says the same of a wrong password and of an unknown e-mail, after the same work', async () => {
    const { email } = await someone('known');
    const before = readPasswordWorkCounters().verified;
    const wrong = await signIn(email, 'Wrong-Tide-42');
    const between = readPasswordWorkCounters().verified;
    const unknown = await signIn('nobody@example.org');
    expect(between - before).toBe(1);
    expect(readPasswordWorkCounters().verified - between).toBe(1);
    for (const answer of [wrong, unknown]) {
      expect(answer.statusCode).toBe(403);
      const { message, type } = answer.json();
      expect({ message, type }).toEqual({
        message: 'Invalid credentials, try again',
        type: 'wrong_credentials',
      });
    }
  });

  it('tells of a disabled and of an unverified account only to who knows the password', async () => {
    const disabled = await someone('disabled', { active: false });
    const unverified = await someone('unverified');
    await portal.db
      .updateTable('users')
      .set({ email_verified_at: null })
      .where('id', '=', unverified.id)
      .execute();
    for (const [email, type] of [
      [disabled.email, 'disabled'],
      [unverified.email, 'unverified'],
    ] as const) {
      expect((await signIn(email)).json()).toMatchObject({ type });
      expect((await signIn(email, 'Wrong-Tide-42')).json()).toMatchObject({ type: 'wrong_credentials' });
    }
  });

  it('takes five failures a minute for an e-mail from an address, also when they come at once', async () => {
    const { email } = await someone('locked');
    const tries = await Promise.all(Array.from({ length: 8 }, () => signIn(email, 'Wrong-Tide-42')));
    const statuses = tries.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429, 429, 429]);
    const throttled = await signIn(email);
    expect(throttled.statusCode).toBe(429);
    expect(throttled.json().errors.email[0]).toMatch(
      /^Too many login attempts\. Please try again in \d+ s\.$/,
    );
    expect(Number(throttled.headers['retry-after'])).toBeGreaterThan(0);
    expect((await signIn(email, password, '198.51.100.8')).statusCode).toBe(200);
  });

  it('counts from nothing after a success, and lets in again when the minute is over', async () => {
    const { email } = await someone('released');
    for (const secret of ['no', 'no', 'no', 'no', password, 'no', 'no', 'no', 'no'])
      await signIn(email, secret);
    expect((await signIn(email)).statusCode).toBe(200);
    for (let failure = 0; failure < 5; failure += 1) await signIn(email, 'no');
    expect((await signIn(email)).statusCode).toBe(429);
    await portal.db
      .updateTable('rate_limits')
      .set({ expire: Date.now() - 1 })
      .execute();
    expect((await signIn(email)).statusCode).toBe(200);
  });

  it.each([
    [{}, ['email', 'password']],
    [{ email: 'nobody', password: 'x' }, ['email']],
    [{ email: 'nobody@example.org', password: '' }, ['password']],
    [{ email: 7, password: 'x' }, ['email']],
  ])('%o is 422', async (body, fields) => {
    const answer = await portal.visitor.post('/api/auth/login', body);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual(fields);
  });

  it('takes passwords as they were typed', async () => {
    const { email } = await someone('spaces');
    for (const other of [`${password} `, ` ${password}`, password.toLowerCase(), password.slice(0, -1)])
      expect((await signIn(email, other)).statusCode).toBe(403);
  });
});

describe('a session', () => {
  const signedIn = async (name: string) => {
    const { email, id } = await someone(name);
    const { access_token } = (await signIn(email)).json();
    return { id, client: portal.visitor.with({ authorization: `Bearer ${access_token}` }) };
  };
  const status = async (client: TestApp['visitor']) => (await client.get('/api/auth/user')).statusCode;

  it.each(['GET', 'POST'] as const)('ends with %s /api/auth/logout', async (method) => {
    const { client } = await signedIn(`leaves-${method.toLowerCase()}`);
    const answer = await client.request(method, '/api/auth/logout');
    expect([answer.statusCode, answer.json().message]).toEqual([200, 'You are logged out.']);
    expect(await status(client)).toBe(401);
    expect((await client.request(method, '/api/auth/logout')).statusCode).toBe(401);
  });

  it('ends after an hour without use, as the setting says', async () => {
    const { id, client } = await signedIn('idle');
    const idleFor = (minutes: number) =>
      portal.db
        .updateTable('sessions')
        .set({ last_used_at: new Date(Date.now() - minutes * 60_000).toISOString() })
        .where('user_id', '=', id)
        .execute();
    await idleFor(59);
    expect(await status(client)).toBe(200);
    await idleFor(61);
    expect(await status(client)).toBe(401);
    await portal.db
      .insertInto('settings')
      .values({ key: 'session_idle_minutes', value: JSON.stringify(90) })
      .execute();
    expect(await status(client)).toBe(200);
    await portal.db.deleteFrom('settings').execute();
  });

  it('ends at its time, however much it was used', async () => {
    const { id, client } = await signedIn('expired');
    await portal.db
      .updateTable('sessions')
      .set({ expires_at: new Date(Date.now() - 1).toISOString() })
      .where('user_id', '=', id)
      .execute();
    expect(await status(client)).toBe(401);
  });

  it('counts a disabled account out and a demoted one down from the next request', async () => {
    const { id, client } = await signedIn('demoted');
    await portal.db.updateTable('users').set({ user_type_id: 6 }).where('id', '=', id).execute();
    expect((await client.get('/api/auth/user')).json()).toMatchObject({
      user_type_id: 6,
      can: { apply: false },
    });
    await portal.db.updateTable('users').set({ active: false }).where('id', '=', id).execute();
    expect(await status(client)).toBe(401);
  });

  it('is listed to its owner and ended by the owner alone', async () => {
    const { id, client } = await signedIn('owner');
    const other = await portal.as(id);
    const { data } = (await client.get('/api/auth/sessions')).json();
    expect(data.map(({ current }: { current: boolean }) => current).toSorted()).toEqual([false, true]);
    const foreign = data.find(({ current }: { current: boolean }) => !current).id;
    const stranger = await portal.as(await aUser(portal.db, 'administrator'));
    expect((await stranger.delete(`/api/auth/sessions/${foreign}`)).statusCode).toBe(404);
    expect((await client.delete(`/api/auth/sessions/${foreign}`)).statusCode).toBe(204);
    expect((await client.delete(`/api/auth/sessions/${foreign}`)).statusCode).toBe(404);
    expect(await status(other)).toBe(401);
    expect(await status(client)).toBe(200);
  });

  it('is ended from another only after a fresh proof, and ends itself without one', async () => {
    const { id, client } = await signedIn('prover');
    const other = await portal.as(id);
    await expireFreshProof(portal, id);
    const { data } = (await client.get('/api/auth/sessions')).json();
    const pathOf = (isCurrent: boolean) =>
      `/api/auth/sessions/${data.find(({ current }: { current: boolean }) => current === isCurrent).id}`;
    expect((await client.delete(pathOf(false))).json()).toMatchObject({ type: 'fresh_proof_required' });
    expect(await status(other)).toBe(200);
    await client.post('/api/auth/proof', { current_password: password });
    expect((await client.delete(pathOf(false))).statusCode).toBe(204);
    expect(await status(other)).toBe(401);
    await expireFreshProof(portal, id);
    expect((await client.delete(pathOf(true))).statusCode).toBe(204);
  });

  it('is not opened by what only looks like one', async () => {
    for (const authorization of ['Bearer', 'Bearer x', 'Basic eDp5', 'Bearer a b']) {
      const answer = await portal.visitor.with({ authorization }).get('/api/auth/user');
      expect([answer.statusCode, answer.json().message]).toEqual([401, 'Unauthenticated.']);
    }
  });
});

describe('GET /api/auth/user', () => {
  it('tells what the menu offers each type', async () => {
    const can = async (role: Parameters<typeof aUser>[1], vessels: number[] = []) => {
      const client = await portal.as(await aUser(portal.db, role, { vessels }));
      const { can: all } = (await client.get('/api/auth/user')).json();
      return ['apply', 'manage', 'inbox', 'plan', 'administer'].filter((ability) => all[ability]).join(' ');
    };
    expect(await can('co_proponent')).toBe('');
    expect(await can('proponent')).toBe('apply');
    expect(await can('regional_vessel_coordinator', [1])).toBe('apply manage inbox plan');
    expect(await can('regional_vessel_coordinator')).toBe('apply manage plan');
    expect(await can('national_science_representative')).toBe('apply manage plan');
    expect(await can('administrator')).toBe('apply manage plan administer');
    expect(await can('observer')).toBe('manage');
  });
});

describe('GET /api/portal', () => {
  it('names the year that takes applications, and no accounts outside a demonstration', async () => {
    const { data } = (await portal.visitor.get('/api/portal')).json();
    expect(data).toMatchObject({ version: '0.0.0-test', demo: false, operator: null, results_month: 9 });
    expect(data).not.toHaveProperty('demo_accounts');
    expect(Date.parse(data.open_fiscal_year.deadline_at)).toBeGreaterThan(Date.now());
  });
});
