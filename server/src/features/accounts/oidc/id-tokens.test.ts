import { generateKeyPair } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInAtFederation, type Person, startFederation } from '#test/federation.ts';
import { startTestApp, type TestApp } from '#test/harness.ts';
import { generateFederationSecrets, createFederationClient } from './federation.ts';

const publicUrl = 'https://ships.example.org';
const people: Record<string, Person> = {};
let federation: Awaited<ReturnType<typeof startFederation>>;
let portal: TestApp;
let count = 0;

beforeAll(async () => {
  federation = await startFederation(people);
  federation.register(`${publicUrl}/login/return`);
  portal = await startTestApp({ publicUrl, federation: federation.settings });
});
afterAll(async () => {
  await portal.close();
  await federation.close();
});

const answerOfSomeone = async () => {
  const sub = `person-${(count += 1)}`;
  people[sub] = { email: `${sub}@example.org`, email_verified: true };
  const { address, binding } = (await portal.visitor.post('/api/auth/federation/start')).json().data;
  const back = await signInAtFederation(address, federation.issuer, sub);
  return { binding, ...Object.fromEntries(back.searchParams) };
};

it.each<[string, Person, { by?: 'stranger' | 'nobody'; header?: object }, number]>([
  ['nothing changed', {}, {}, 200],
  ['a key of a stranger', {}, { by: 'stranger' }, 403],
  ['no signature', {}, { by: 'nobody' }, 403],
  ['a key that the token brings', {}, { by: 'stranger', header: { kid: undefined, jku: publicUrl } }, 403],
  ['another audience', { aud: 'another' }, {}, 403],
  ['another issuer', { iss: 'https://elsewhere.example' }, {}, 403],
  ['another nonce', { nonce: 'of another sign-in' }, {}, 403],
  ['a past end', { exp: 1_600_000_000 }, {}, 403],
  ['no subject', { sub: undefined }, {}, 403],
])('whose ID token has %s is taken or refused', async (_, claims, { by, header }, status) => {
  const answer = await answerOfSomeone();
  const signer = by === 'stranger' ? (await generateKeyPair('RS256')).privateKey : null;
  federation.forgeNext(claims, { ...(by && { signer }), ...(header && { header }) });
  const finished = await portal.visitor.post('/api/auth/federation/finish', answer);
  expect([finished.statusCode, finished.json().type]).toEqual([
    status,
    status === 200 ? undefined : 'federation_failed',
  ]);
});

it('believes no provider that names another issuer than the setting', async () => {
  const issuer = federation.issuer.replace('127.0.0.1', 'localhost');
  const elsewhere = createFederationClient({ ...federation.settings, issuer }, `${publicUrl}/login/return`);
  await expect(elsewhere.address(generateFederationSecrets(), 'en')).rejects.toMatchObject({
    reason: 'federation_unavailable',
  });
});
