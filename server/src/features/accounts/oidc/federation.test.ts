import { generateKeyPair } from 'jose';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aUser } from '#test/factories/people.ts';
import { signInAtFederation, type Person, startFederation } from '#test/federation.ts';
import { startTestApp, type TestApp } from '#test/harness.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { encryptTotpSecret } from '../second-factor/totp.ts';
import { generateFederationSecrets, createFederationClient } from './federation.ts';

const publicUrl = 'https://ships.example.org';
const people: Record<string, Person> = {};
let federation: Awaited<ReturnType<typeof startFederation>>;
let portal: TestApp;
let strict: TestApp;
let count = 0;
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const secretKey = Buffer.alloc(32, 7);
const password = 'Harbour-seal-2';
let password_hash: string;

beforeAll(async () => {
  password_hash = await hashPassword(password);
  federation = await startFederation(people);
  federation.register(`${publicUrl}/login/return`);
  portal = await startTestApp({ publicUrl, secretKey, federation: federation.settings });
  const demands = { acrValues: ['urn:strong'], amrValues: ['mfa', 'hwk'] };
  strict = await startTestApp({ publicUrl, federation: { ...federation.settings, ...demands } });
});
afterAll(async () => {
  await portal.close();
  await strict.close();
  await federation.close();
});

const someoneThere = (claims: Person): string => {
  const sub = `person-${(count += 1)}`;
  people[sub] = claims;
  return sub;
};

const start = async (at = portal) => (await at.visitor.post('/api/auth/federation/start')).json().data;

const answerOf = async (sub: string, at = portal) => {
  const { address, binding } = await start(at);
  const back = await signInAtFederation(address, federation.issuer, sub);
  return {
    binding,
    ...(Object.fromEntries(back.searchParams) as { state: string; code: string; iss: string }),
  };
};

const finish = (answer: object) => portal.visitor.post('/api/auth/federation/finish', answer);
const signIn = async (sub: string) => finish(await answerOf(sub));
const signInAt = async (at: TestApp, sub: string) =>
  at.visitor.post('/api/auth/federation/finish', await answerOf(sub, at));

const whoIs = async (answer: Awaited<ReturnType<typeof signIn>>) => {
  expect(answer.statusCode).toBe(200);
  const authorization = `Bearer ${answer.json().access_token}`;
  return (await portal.visitor.get('/api/auth/user', { authorization })).json();
};

const confirm = async (asked: Awaited<ReturnType<typeof signIn>>, current_password = password) =>
  portal.visitor.post('/api/auth/second_factor', {
    challenge: asked.json().meta.challenge,
    current_password,
  });

const identitiesOf = async (userId: number) =>
  (await (await portal.as(userId)).get('/api/auth/identities')).json().data;

const mailsTo = async (address: string) =>
  (await portal.db.selectFrom('outbox').select('subject').where('to_address', '=', address).execute()).map(
    ({ subject }) => subject,
  );

const passwordOf = async (id: number) =>
  (await portal.db.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirstOrThrow())
    .password_hash;

describe('signing in by the federation', () => {
  it('goes to the provider with PKCE, state and nonce, and comes back to the one page', async () => {
    const { address, binding } = await start();
    const asked = new URL(address).searchParams;
    expect(address.startsWith(federation.issuer)).toBe(true);
    expect(asked.get('redirect_uri')).toBe(`${publicUrl}/login/return`);
    expect(asked.get('code_challenge_method')).toBe('S256');
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.get(name)).toMatch(/^[\w-]{43}$/);
    expect(address).not.toContain(binding);
  });

  it('joins the account that has the verified address once its owner confirms, and knows the person from then on', async () => {
    const id = await aUser(portal.db, 'regional_vessel_coordinator', {
      email: 'aoife.tremblay@example.org',
      password_hash,
    });
    const sub = someoneThere({ email: 'Aoife.Tremblay@Example.org', email_verified: true });
    expect(await whoIs(await confirm(await signIn(sub)))).toMatchObject({ id, user_type_id: 3 });
    people[sub] = { email: 'aoife.married@example.org', email_verified: true };
    expect(await whoIs(await signIn(sub))).toMatchObject({ id, email: 'aoife.tremblay@example.org' });
    const { rows } = await portal.app.pool.query(
      `select action from audit_log where subject_id = $1 and action like 'users.%' order by id`,
      [id],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'users.federation_used',
      'users.factor_used',
      'users.identity_joined',
      'users.signed_in',
      'users.federation_used',
      'users.signed_in',
    ]);
    const mails = await mailsTo('aoife.tremblay@example.org');
    expect(mails.join(' ')).toContain('Linked to a sign-in service');
  });

  it('joins no account by the address alone, by a wrong password or by a used ticket', async () => {
    const email = 'captain@example.org';
    const id = await aUser(portal.db, 'administrator', { email, password_hash });
    const asked = await signIn(someoneThere({ email, email_verified: true }));
    expect([asked.statusCode, asked.json()]).toMatchObject([
      409,
      { type: 'second_factor_required', meta: { methods: ['password'], passkey: null } },
    ]);
    expect((await confirm(asked, 'not the password')).json().errors).toHaveProperty('current_password');
    expect(await identitiesOf(id)).toEqual([]);
    expect((await confirm(asked)).statusCode).toBe(200);
    expect((await confirm(asked)).json()).toMatchObject({ type: 'ticket_expired' });
    expect((await identitiesOf(id)).length).toBe(1);
  });

  it('joins an account with a second factor by that alone', async () => {
    const email = 'mate@example.org';
    const id = await aUser(portal.db, 'proponent', { email, password_hash });
    const sealed_secret = encryptTotpSecret(secretKey, id, secret);
    const app = { user_id: id, kind: 'app', name: 'Phone', sealed_secret, last_period: 0 };
    await portal.db.insertInto('second_factors').values(app).execute();
    const asked = await signIn(someoneThere({ email, email_verified: true }));
    expect(asked.json().meta.methods).toEqual(['app']);
    expect((await confirm(asked)).statusCode).toBe(422);
    expect(await identitiesOf(id)).toEqual([]);
    const { challenge } = asked.json().meta;
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    const answered = await portal.visitor.post('/api/auth/second_factor', { challenge, code });
    expect(await whoIs(answered)).toMatchObject({ id });
    expect((await identitiesOf(id)).length).toBe(1);
  });

  it.each([
    ['example.org', 1],
    ['dfo-mpo.gc.ca', 2],
  ])('makes an account for an unknown address at %s with the type %i', async (domain, user_type_id) => {
    const email = `nouvelle.${(count += 1)}@${domain}`;
    const sub = someoneThere({ email, email_verified: true, given_name: 'Zoé', family_name: "D'Amours" });
    expect(await whoIs(await signIn(sub))).toMatchObject({
      email,
      user_type_id,
      first_name: 'Zoé',
      last_name: "D'Amours",
    });
  });

  it.each([
    [{ name: 'Maryam Mirzakhani Vondrák' }, 'Maryam', 'Mirzakhani Vondrák'],
    [{ given_name: '<b>7</b>' }, 'sea ice', 'sea ice'],
  ])('takes names as an account has them from %o', async (claims, first_name, last_name) => {
    const email = `sea.ice.${(count += 1)}@example.org`;
    const sub = someoneThere({ email, email_verified: true, ...claims });
    expect(await whoIs(await signIn(sub))).toMatchObject({ first_name, last_name });
  });

  it.each([{ email_verified: false }, {}, { email_verified: 'true' }])(
    'opens and makes nothing by an address with %o',
    async (verified) => {
      const email = `unproved.${(count += 1)}@example.org`;
      const id = await aUser(portal.db, 'administrator', { email, password_hash });
      const refused = await signIn(someoneThere({ email, ...verified }));
      expect(refused.statusCode).toBe(403);
      expect(refused.json()).toMatchObject({ type: 'federation_unverified' });
      const joined = await portal.db
        .selectFrom('federated_identities')
        .select('id')
        .where('user_id', '=', id)
        .execute();
      expect(joined).toEqual([]);
    },
  );

  it('takes the address from another claim, and for verified unless the provider denies it, where that is set', async () => {
    const email = 'mireille.roy@example.org';
    const settings = { ...federation.settings, emailClaim: 'preferred_username', trustsEmails: true };
    const entra = createFederationClient(settings, `${publicUrl}/login/return`);
    const claimsOf = async (claims: Person) => {
      const secrets = generateFederationSecrets();
      const sub = someoneThere(claims);
      const back = await signInAtFederation(await entra.address(secrets, 'fr'), federation.issuer, sub);
      return entra.claims(Object.fromEntries(back.searchParams), secrets);
    };
    expect(await claimsOf({ preferred_username: email })).toMatchObject({ email, email_verified: true });
    expect(await claimsOf({ preferred_username: email, email: 'other@example.org' })).toMatchObject({
      email,
    });
    const denied = await claimsOf({ preferred_username: email, email_verified: false });
    expect(denied.email_verified).toBeUndefined();
    const usual = await signIn(someoneThere({ preferred_username: email, email_verified: true }));
    expect(usual.statusCode).toBe(403);
  });

  it('refuses a disabled account in the specified words', async () => {
    const email = 'left.long.ago@example.org';
    await aUser(portal.db, 'proponent', { email, active: false });
    const refused = await signIn(someoneThere({ email, email_verified: true }));
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ type: 'disabled', message: expect.stringMatching(/disabled/) });
  });

  it('refuses whoever was given the address of somebody else', async () => {
    const email = 'reused@example.org';
    const id = await aUser(portal.db, 'national_science_representative', { email, password_hash });
    const first = await confirm(await signIn(someoneThere({ email, email_verified: true })));
    expect(await whoIs(first)).toMatchObject({ id });
    const refused = await signIn(someoneThere({ email, email_verified: true }));
    expect(refused.json()).toMatchObject({ type: 'federation_failed' });
  });

  it('leaves nothing to whoever signed up with the address and never proved it', async () => {
    const email = 'owner@example.org';
    const id = await aUser(portal.db, 'co_proponent', { email, first_name: 'Thief' });
    await portal.db.updateTable('users').set({ email_verified_at: null }).where('id', '=', id).execute();
    const thief = await portal.as(id);
    const before = await passwordOf(id);
    const owner = someoneThere({ email, email_verified: true, given_name: 'Anaïs', family_name: 'Roy' });
    expect(await whoIs(await signIn(owner))).toMatchObject({ id, first_name: 'Anaïs' });
    expect(await passwordOf(id)).not.toBe(before);
    expect((await thief.get('/api/auth/user')).statusCode).toBe(401);
  });

  it('asks for the second factor where one must be', async () => {
    await portal.db
      .insertInto('settings')
      .values({ key: 'second_factor_user_types', value: '[5]' })
      .execute();
    const email = 'must@example.org';
    const id = await aUser(portal.db, 'administrator', { email, password_hash });
    const due_at = new Date(0).toISOString();
    await portal.db.insertInto('second_factor_grace').values({ user_id: id, due_at }).execute();
    const asked = await confirm(await signIn(someoneThere({ email, email_verified: true })));
    expect(asked.json()).toMatchObject({ type: 'second_factor_set_up_required' });
  });

  it.each([
    [{}, 403],
    [{ acr: 'urn:weak', amr: ['pwd', 'mfa'] }, 403],
    [{ acr: 'urn:strong', amr: ['pwd'] }, 403],
    [{ acr: 'urn:strong', amr: ['pwd', 'mfa'] }, 200],
  ])(
    'of types that must have a factor asks for the acr and amr that are set: %o is %i',
    async (how, status) => {
      const email = `strong.${(count += 1)}@example.org`;
      const sub = someoneThere({ email, email_verified: true, ...how });
      const user_id = await aUser(strict.db, 'regional_vessel_coordinator', { email });
      const other = await aUser(strict.db, 'proponent', { email: `other.${email}` });
      const known = { issuer: federation.issuer, subject: sub };
      await strict.db
        .insertInto('federated_identities')
        .values({ user_id, ...known })
        .execute();
      const answer = await signInAt(strict, sub);
      expect(answer.statusCode).toBe(status);
      expect(answer.json().type).toBe(status === 403 ? 'federation_failed' : undefined);
      await strict.db
        .updateTable('federated_identities')
        .set({ user_id: other })
        .where('user_id', '=', user_id)
        .execute();
      expect((await signInAt(strict, sub)).statusCode).toBe(200);
    },
  );
});

describe('a joined identity', () => {
  const joined = async (email: string) => {
    const id = await aUser(portal.db, 'proponent', { email, password_hash });
    const sub = someoneThere({ email, email_verified: true });
    await confirm(await signIn(sub));
    return { id, sub };
  };

  it('is listed and removed by the person, after a fresh proof, and mailed', async () => {
    const email = 'leaves@example.org';
    const { id, sub } = await joined(email);
    const [identity, ...others] = await identitiesOf(id);
    expect([identity, others]).toMatchObject([{ issuer: federation.issuer }, []]);
    const client = await portal.as(id);
    const path = `/api/auth/identities/${identity.id}`;
    const stranger = await portal.as(await aUser(portal.db, 'administrator'));
    expect((await stranger.delete(path)).statusCode).toBe(404);
    await sql`update sessions set proved_at = now() - interval '1 day' where user_id = ${id}`.execute(
      portal.db,
    );
    expect((await client.delete(path)).json()).toMatchObject({ type: 'fresh_proof_required' });
    expect((await (await portal.as(id)).delete(path)).statusCode).toBe(204);
    expect(await identitiesOf(id)).toEqual([]);
    expect((await mailsTo(email)).join(' ')).toContain('Link to a sign-in service removed');
    expect((await signIn(sub)).statusCode).toBe(409);
  });

  it('ends every session of the person when the federation says so', async () => {
    const { id, sub } = await joined('signs.out@example.org');
    const client = await portal.as(id);
    const send = async (token: string) =>
      portal.app.inject({
        method: 'POST',
        url: '/api/auth/federation/logout',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ logout_token: token }).toString(),
      });
    const { privateKey } = await generateKeyPair('RS256');
    const wrong = await Promise.all([
      federation.logoutToken(sub, {}, privateKey),
      federation.logoutToken(sub, { aud: 'another' }),
      federation.logoutToken(sub, { iss: 'https://elsewhere.example' }),
      federation.logoutToken(sub, { events: {} }),
      federation.logoutToken(sub, { nonce: 'n' }),
      federation.logoutToken('', {}),
      federation.logoutToken(sub, {}, undefined, { typ: 'at+jwt' }),
      federation.logoutToken(sub, { events: undefined }, undefined, {}),
      federation.logoutToken(sub, { iat: Math.floor(Date.now() / 1000) - 300 }),
    ]);
    for (const token of [...wrong, 'no token']) expect((await send(token)).statusCode).toBe(400);
    expect((await client.get('/api/auth/user')).statusCode).toBe(200);
    expect((await send(await federation.logoutToken('of nobody'))).statusCode).toBe(204);
    for (const header of [{ typ: 'logout+jwt' }, { typ: 'JWT' }, {}]) {
      const session = await portal.as(id);
      const token = await federation.logoutToken(sub, {}, undefined, header);
      expect((await send(token)).statusCode).toBe(204);
      expect((await session.get('/api/auth/user')).statusCode).toBe(401);
    }
  });
});

describe('an answer of the federation', () => {
  const someone = () => someoneThere({ email: `answer.${(count += 1)}@example.org`, email_verified: true });

  it('counts once', async () => {
    const answer = await answerOf(someone());
    expect((await finish(answer)).statusCode).toBe(200);
    expect((await finish(answer)).json()).toMatchObject({ type: 'ticket_expired' });
  });

  it('counts only in the browser that asked', async () => {
    const answer = await answerOf(someone());
    const other = await start();
    expect((await finish({ ...answer, binding: other.binding })).statusCode).toBe(403);
    expect((await finish({ ...answer, binding: 'x' })).statusCode).toBe(403);
  });

  it('with a state, a code or an issuer of another is refused', async () => {
    const [one, two] = [await answerOf(someone()), await answerOf(someone())];
    expect((await finish({ ...one, code: two.code })).json()).toMatchObject({ type: 'federation_failed' });
    expect((await finish({ ...two, iss: 'https://elsewhere.example' })).json()).toMatchObject({
      type: 'federation_failed',
    });
    expect((await finish({ ...(await answerOf(someone())), state: one.state })).statusCode).toBe(403);
  });

  it('that is no answer says what is missing', async () => {
    const empty = await finish({});
    expect(empty.statusCode).toBe(422);
    expect(Object.keys(empty.json().errors).toSorted()).toEqual(['binding', 'code', 'state']);
  });
});

it('starts without a cookie', async () => {
  const answer = await portal.visitor.post('/api/auth/federation/start');
  expect(answer.headers['set-cookie']).toBeUndefined();
});

it('a federation that cannot be reached is told as that', async () => {
  const settings = { ...federation.settings, issuer: 'http://127.0.0.1:9' };
  const alone = await startTestApp({ publicUrl, federation: settings });
  const answer = await alone.visitor.post('/api/auth/federation/start');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ type: 'federation_unavailable' });
  expect((await alone.visitor.get('/api/portal')).json().data.federation).toEqual({
    name_en: 'Marine Institute',
    name_fr: 'Institut de la mer',
  });
  await alone.close();
});

it('without the settings there is no such way', async () => {
  const without = await startTestApp({ publicUrl });
  expect((await without.visitor.post('/api/auth/federation/start')).statusCode).toBe(404);
  expect((await without.visitor.get('/api/portal')).json().data.federation).toBeNull();
  await without.close();
});
