import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Authenticator } from '#test/authenticator.ts';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';
import { expireFreshProof } from '#test/second-factor.ts';
import { hashPassword } from '../passwords/passwords.ts';

const password = 'Boreal-Tide-42';
const origin = 'https://ships.example.org';
let portal: TestApp;
let passwordHash: string;
let count = 0;

beforeAll(async () => {
  portal = await startTestApp({ publicUrl: origin });
  passwordHash = await hashPassword(password);
  await portal.db.insertInto('settings').values({ key: 'second_factor_user_types', value: '[]' }).execute();
});
afterAll(() => portal.close());

const signIn = (email: string) => portal.visitor.post('/api/auth/login', { email, password });
const holderOf = (token: string): TestClient => portal.visitor.with({ authorization: `Bearer ${token}` });

const someone = async () => {
  const email = `passkey.${(count += 1)}@example.org`;
  const id = await aUser(portal.db, 'administrator', { email, password_hash: passwordHash });
  return { id, email, client: holderOf((await signIn(email)).json().access_token) };
};

const offerTo = async (client: TestClient) =>
  (await client.post('/api/auth/second_factors/set_up')).json().data;

const someoneWithPasskey = async () => {
  const person = await someone();
  const key = new Authenticator(origin);
  const { set_up, passkey } = await offerTo(person.client);
  const body = { set_up, name: 'Blue key', passkey: key.create(passkey) };
  const made = await person.client.post('/api/auth/second_factors', body);
  expect(made.statusCode).toBe(201);
  return { ...person, key, factor: made.json().data.id as number };
};

const answerWith = (challenge: string, passkey: object) =>
  portal.visitor.post('/api/auth/second_factor', { challenge, passkey });

describe('a passkey', () => {
  it('is made for this site and account, and signs in', async () => {
    const { email, key, client } = await someoneWithPasskey();
    const { passkey: again } = await offerTo(client);
    expect(again.rp).toEqual({ name: 'Shiptime', id: 'ships.example.org' });
    expect(again.excludeCredentials).toHaveLength(1);
    const { meta, type } = (await signIn(email)).json();
    expect(type).toBe('second_factor_required');
    expect(meta.methods).toEqual(['passkey', 'recovery_code']);
    const token = await answerWith(meta.challenge, key.get(meta.passkey));
    expect(token.statusCode).toBe(200);
    expect((await holderOf(token.json().access_token).get('/api/auth/user')).statusCode).toBe(200);
  });

  it('signs one challenge once', async () => {
    const { email, key } = await someoneWithPasskey();
    const { meta } = (await signIn(email)).json();
    const signed = key.get(meta.passkey);
    expect((await answerWith(meta.challenge, signed)).statusCode).toBe(200);
    expect((await answerWith(meta.challenge, signed)).json()).toMatchObject({ type: 'ticket_expired' });
    const { meta: next } = (await signIn(email)).json();
    const replayed = await answerWith(next.challenge, signed);
    expect(replayed.statusCode).toBe(422);
    expect(replayed.json().errors).toHaveProperty('passkey');
  });

  it('of another site, of another account, or copied, opens nothing', async () => {
    const { email, key } = await someoneWithPasskey();
    const other = await someoneWithPasskey();
    const { meta } = (await signIn(email)).json();
    const elsewhere = key.get(meta.passkey, { origin: 'https://ships.example.com' });
    expect((await answerWith(meta.challenge, elsewhere)).statusCode).toBe(422);
    expect((await answerWith(meta.challenge, other.key.get(meta.passkey))).statusCode).toBe(422);
    expect((await answerWith(meta.challenge, key.get(meta.passkey))).statusCode).toBe(200);
    const { meta: next } = (await signIn(email)).json();
    const copy = key.get(next.passkey, { counting: false });
    expect((await answerWith(next.challenge, copy)).statusCode).toBe(422);
  });

  it('is not kept when it was made for another challenge or site', async () => {
    const { client } = await someone();
    const key = new Authenticator(origin);
    const { set_up, passkey } = await offerTo(client);
    const wrong = [
      key.create({ challenge: 'AAAA' }),
      key.create(passkey, 'https://ships.example.com'),
      new Authenticator('https://ships.example.com').create(passkey, origin),
    ];
    for (const made of wrong) {
      const body = { set_up, name: 'Key', passkey: made };
      expect((await client.post('/api/auth/second_factors', body)).statusCode).toBe(422);
    }
    expect((await client.get('/api/auth/second_factors')).json().data).toEqual([]);
  });

  it('proves anew who somebody is', async () => {
    const { id, email, key, client, factor } = await someoneWithPasskey();
    await expireFreshProof(portal, id);
    expect((await client.delete(`/api/auth/second_factors/${factor}`)).statusCode).toBe(403);
    const { data } = (await client.post('/api/auth/proof/challenge')).json();
    expect(data.methods).toEqual(['passkey']);
    const proof = { challenge: data.challenge, passkey: key.get(data.passkey) };
    expect((await client.post('/api/auth/proof', proof)).statusCode).toBe(200);
    expect((await client.delete(`/api/auth/second_factors/${factor}`)).statusCode).toBe(204);
    const told = await portal.db
      .selectFrom('outbox')
      .select('kind')
      .where('to_address', '=', email)
      .execute();
    expect(told.map(({ kind }) => kind)).toEqual(['passkey_added', 'passkey_removed']);
  });

  it('is no proof for another session than the one that asked', async () => {
    const { id, key, client } = await someoneWithPasskey();
    const other = await portal.as(id);
    const { data } = (await client.post('/api/auth/proof/challenge')).json();
    const proof = { challenge: data.challenge, passkey: key.get(data.passkey) };
    expect((await other.post('/api/auth/proof', proof)).statusCode).toBe(422);
  });

  it('is not offered where the portal is called by a number', async () => {
    const numbered = await startTestApp({ publicUrl: 'http://192.0.2.7:8080' });
    const client = await numbered.as(await aUser(numbered.db, 'national_science_representative'));
    const { meta } = (await client.get('/api/auth/second_factors')).json();
    expect(meta.offers).toEqual(['app']);
    await numbered.close();
  });
});
