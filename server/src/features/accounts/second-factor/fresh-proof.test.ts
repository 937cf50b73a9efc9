import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';
import { totpCodeOf, expireFreshProof, skipTotpPeriod, setUpAuthenticatorApp } from '#test/second-factor.ts';
import { hashPassword } from '../passwords/passwords.ts';

const password = 'Boreal-Tide-42';
let portal: TestApp;
let passwordHash: string;
let count = 0;

beforeAll(async () => {
  portal = await startTestApp();
  passwordHash = await hashPassword(password);
});
afterAll(() => portal.close());

const administrator = async () => {
  const email = `proof.${(count += 1)}@example.org`;
  const id = await aUser(portal.db, 'administrator', { email, password_hash: passwordHash });
  const { access_token } = (await portal.visitor.post('/api/auth/login', { email, password })).json();
  return { id, email, client: portal.visitor.with({ authorization: `Bearer ${access_token}` }) };
};

const withApp = async () => {
  const person = await administrator();
  const app = await setUpAuthenticatorApp(person.client);
  await skipTotpPeriod(portal);
  return { ...person, ...app };
};

const demote = async (client: TestClient, userId?: number) =>
  client.patch(`/api/users/${userId ?? (await aUser(portal.db, 'national_science_representative'))}`, {
    user_type_id: 2,
  });

describe('before rights change', () => {
  it('whoever has no second factor proves by the password', async () => {
    const { id, client } = await administrator();
    expect((await demote(client)).statusCode).toBe(200);
    await expireFreshProof(portal, id);
    expect((await demote(client)).json()).toMatchObject({ type: 'fresh_proof_required' });
    const { data } = (await client.post('/api/auth/proof/challenge')).json();
    expect(data.methods).toEqual(['password']);
    const wrong = await client.post('/api/auth/proof', { current_password: 'Wrong-Tide-42' });
    expect(wrong.json().errors).toHaveProperty('current_password');
    expect((await demote(client)).statusCode).toBe(403);
    expect((await client.post('/api/auth/proof', { current_password: password })).statusCode).toBe(200);
    expect((await demote(client)).statusCode).toBe(200);
  });

  it('whoever has one and has just signed in is asked nothing', async () => {
    const { client } = await withApp();
    expect((await demote(client)).statusCode).toBe(200);
  });

  it('whoever proved it long ago proves it anew, and nothing was written before', async () => {
    const { id, client, secret } = await withApp();
    await expireFreshProof(portal, id);
    const target = await aUser(portal.db, 'national_science_representative');
    const refused = await demote(client, target);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({
      type: 'fresh_proof_required',
      message: 'Please confirm your identity again: you last did so more than 10 min ago.',
      meta: { minutes: 10 },
    });
    expect((await client.get(`/api/users/${target}`)).json().data.user_type_id).toBe(4);
    for (const change of [{ active: false }, { user_type_id: 3, vessel_ids: [] }]) {
      expect((await client.patch(`/api/users/${target}`, change)).statusCode).toBe(403);
    }
    const proof = await client.post('/api/auth/proof', { code: totpCodeOf(secret) });
    expect(proof.statusCode).toBe(200);
    expect((await demote(client, target)).statusCode).toBe(200);
  });

  it('the own address and password need the factor too, beside the password', async () => {
    const { id, client, secret } = await withApp();
    await expireFreshProof(portal, id);
    const change = { password: 'Austral-Swell-17', password_confirmation: 'Austral-Swell-17' };
    const ask = async () => [
      await client.put(`/api/users/${id}/email`, {
        email: 'moved@example.org',
        current_password: password,
      }),
      await client.put(`/api/users/${id}/password`, { current_password: password, ...change }),
    ];
    for (const refused of await ask()) expect(refused.json()).toMatchObject({ type: 'fresh_proof_required' });
    await client.post('/api/auth/proof', { code: totpCodeOf(secret) });
    expect((await ask()).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });

  it.each(['sessions', 'second_factors'])('the %s of another are such rights', async (list) => {
    const { id, client } = await administrator();
    const path = `/api/users/${await aUser(portal.db, 'proponent')}/${list}`;
    await expireFreshProof(portal, id);
    expect((await client.delete(path)).json()).toMatchObject({ type: 'fresh_proof_required' });
    await client.post('/api/auth/proof', { current_password: password });
    expect((await client.delete(path)).statusCode).toBe(204);
  });

  it('publishing the fleet’s schedule is such a step', async () => {
    const { id, client } = await administrator();
    await expireFreshProof(portal, id);
    const publish = () => client.post('/api/fleet_plans/1/versions', { reason: 'New dates' });
    expect((await publish()).json()).toMatchObject({ type: 'fresh_proof_required' });
    await client.post('/api/auth/proof', { current_password: password });
    expect((await publish()).statusCode).toBe(404);
  });

  it('names and telephones are no rights', async () => {
    const { id, client } = await withApp();
    await expireFreshProof(portal, id);
    const target = await aUser(portal.db, 'national_science_representative');
    expect((await client.patch(`/api/users/${target}`, { telephone: '902 555-0100' })).statusCode).toBe(200);
  });

  it('minutes are those of the setting', async () => {
    const { id, client } = await withApp();
    await portal.app.pool.query(
      `update sessions set proved_at = now() - interval '15 minutes' where user_id = $1`,
      [id],
    );
    expect((await demote(client)).statusCode).toBe(403);
    const other = (await administrator()).client;
    expect((await other.patch('/api/settings', { fresh_proof_minutes: 20 })).statusCode).toBe(200);
    expect((await demote(client)).statusCode).toBe(200);
    await other.patch('/api/settings', { fresh_proof_minutes: 10 });
  });

  it.each([
    { fresh_proof_minutes: 60 },
    { second_factor_user_types: [5] },
    { government_email_domains: ['example.org'] },
    { session_lifetime_hours: 168 },
    { session_idle_minutes: 1440 },
  ])('a setting that says who gets in is such a change: %o', async (change) => {
    const { id, client, secret } = await withApp();
    await expireFreshProof(portal, id);
    const before = (await client.get('/api/settings')).json().data;
    const refused = await client.patch('/api/settings', change);
    expect(refused.json()).toMatchObject({ type: 'fresh_proof_required' });
    expect((await client.get('/api/settings')).json().data).toEqual(before);
    expect((await client.put('/api/settings', { ...before, results_month: 10 })).statusCode).toBe(200);
    await client.post('/api/auth/proof', { code: totpCodeOf(secret) });
    expect((await client.patch('/api/settings', change)).statusCode).toBe(200);
    expect((await client.patch('/api/settings', before)).statusCode).toBe(200);
  });
});

describe('a proof', () => {
  it('is never given by the password where there is a factor', async () => {
    const { id, client, data: factor } = await withApp();
    await expireFreshProof(portal, id);
    const { data } = (await client.post('/api/auth/proof/challenge')).json();
    expect(data.methods).toEqual(['app']);
    const proof = await client.post('/api/auth/proof', { current_password: password });
    expect(proof.statusCode).toBe(422);
    expect(proof.json().errors).toHaveProperty('code');
    for (const taken of [
      await client.post('/api/auth/recovery_codes'),
      await client.delete(`/api/auth/second_factors/${factor.id}`),
      await demote(client),
    ])
      expect(taken.json()).toMatchObject({ type: 'fresh_proof_required' });
  });

  it('counts for the session that gave it alone', async () => {
    const { id, client } = await administrator();
    const other = await portal.as(id);
    await expireFreshProof(portal, id);
    await client.post('/api/auth/proof', { current_password: password });
    expect((await demote(client)).statusCode).toBe(200);
    expect((await demote(other)).statusCode).toBe(403);
  });

  it('takes a code once, wrong codes ten times an hour, and no recovery code', async () => {
    const { id, client, secret, recovery_codes } = await withApp();
    await expireFreshProof(portal, id);
    const code = totpCodeOf(secret);
    expect((await client.post('/api/auth/proof', { code })).statusCode).toBe(200);
    expect((await client.post('/api/auth/proof', { code })).statusCode).toBe(422);
    const recovery = await client.post('/api/auth/proof', { recovery_code: recovery_codes![0] });
    expect(recovery.statusCode).toBe(422);
    for (let guess = 0; guess < 8; guess += 1) await client.post('/api/auth/proof', { code: '000000' });
    expect((await client.post('/api/auth/proof', { code: '000000' })).statusCode).toBe(429);
  });

  it('is written in the audit log, given or refused', async () => {
    const { id, client, secret } = await withApp();
    await client.post('/api/auth/proof', { code: '000000' });
    await client.post('/api/auth/proof', { code: totpCodeOf(secret) });
    const rows = await portal.db
      .selectFrom('audit_log')
      .select(['action', 'after'])
      .where('actor_id', '=', id)
      .orderBy('id')
      .execute();
    expect(rows.slice(-2)).toEqual([
      { action: 'users.factor_refused', after: null },
      { action: 'users.proof_given', after: { method: 'app' } },
    ]);
  });
});

describe('second factors of an account', () => {
  it('are added only after a fresh proof, with or without one', async () => {
    const { id, client } = await administrator();
    await expireFreshProof(portal, id);
    const refused = await client.post('/api/auth/second_factors/set_up');
    expect(refused.json()).toMatchObject({ type: 'fresh_proof_required' });
    const { data } = (await client.post('/api/auth/proof/challenge')).json();
    expect(data.methods).toEqual(['password']);
    await client.post('/api/auth/proof', { current_password: password });
    expect((await client.post('/api/auth/second_factors/set_up')).statusCode).toBe(201);
  });

  it('end the other sessions when one is added or removed', async () => {
    const { id, client } = await administrator();
    const isIn = async (other: TestClient) => (await other.get('/api/auth/user')).statusCode === 200;
    const [before, stranger] = [await portal.as(id), (await administrator()).client];
    const { data } = await setUpAuthenticatorApp(client);
    await setUpAuthenticatorApp(client, 'Tablet');
    const between = await portal.as(id);
    expect([await isIn(client), await isIn(before), await isIn(between)]).toEqual([true, false, true]);
    expect((await client.delete(`/api/auth/second_factors/${data.id}`)).statusCode).toBe(204);
    expect([await isIn(client), await isIn(between), await isIn(stranger)]).toEqual([true, false, true]);
  });

  it('are listed, renamed and removed by their owner alone', async () => {
    const { client, data } = await withApp();
    const other = (await administrator()).client;
    const path = `/api/auth/second_factors/${data.id}`;
    expect((await other.patch(path, { name: 'Mine' })).statusCode).toBe(404);
    expect((await other.delete(path)).statusCode).toBe(404);
    expect((await client.patch(path, { name: ' ' })).statusCode).toBe(422);
    expect((await client.patch(path, { name: 'Work telephone' })).json().data.name).toBe('Work telephone');
    const { data: listed, meta } = (await client.get('/api/auth/second_factors')).json();
    expect(listed).toEqual([
      expect.objectContaining({ id: data.id, kind: 'app', name: 'Work telephone', last_used_at: null }),
    ]);
    expect(meta).toEqual({ required: true, recovery_codes_left: 10, offers: ['app', 'passkey'] });
    expect((await client.delete(path)).json()).toMatchObject({ type: 'last_second_factor' });
  });

  it('have recovery codes that are made anew, and the old ones are worth nothing then', async () => {
    const { email, client, recovery_codes } = await withApp();
    const made = (await client.post('/api/auth/recovery_codes')).json().data.codes;
    expect(made).toHaveLength(10);
    expect(made.filter((code: string) => recovery_codes!.includes(code))).toEqual([]);
    const { meta } = (await portal.visitor.post('/api/auth/login', { email, password })).json();
    const sent = (recovery_code: string) =>
      portal.visitor.post('/api/auth/second_factor', { challenge: meta.challenge, recovery_code });
    expect((await sent(recovery_codes![0]!)).statusCode).toBe(422);
    expect((await sent(made[0])).statusCode).toBe(200);
  });

  it('are ten at most', async () => {
    const { client } = await withApp();
    for (let more = 0; more < 9; more += 1) await setUpAuthenticatorApp(client, `App ${more}`);
    const { set_up, app } = (await client.post('/api/auth/second_factors/set_up')).json().data;
    const body = { set_up, name: 'One more', code: totpCodeOf(app.secret) };
    expect((await client.post('/api/auth/second_factors', body)).json()).toMatchObject({
      type: 'limit_reached',
    });
  });

  it('are all taken away by an administrator for someone who has lost them, never for oneself', async () => {
    const lost = await withApp();
    const { id, client } = await administrator();
    const path = `/api/users/${lost.id}/second_factors`;
    expect((await lost.client.delete(path)).statusCode).toBe(403);
    expect(
      (await (await portal.as(await aUser(portal.db, 'national_science_representative'))).delete(path))
        .statusCode,
    ).toBe(403);
    expect((await client.delete(`/api/users/${id}/second_factors`)).statusCode).toBe(403);
    expect((await client.delete(path)).statusCode).toBe(204);
    expect((await lost.client.get('/api/auth/user')).statusCode).toBe(401);
    const again = await portal.visitor.post('/api/auth/login', { email: lost.email, password });
    expect(again.statusCode).toBe(200);
  });
});
