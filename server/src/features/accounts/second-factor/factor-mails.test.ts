import { afterAll, beforeAll, expect, it } from 'vitest';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp } from '#test/harness.ts';
import { setUpAuthenticatorApp } from '#test/second-factor.ts';
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

const someone = async (language: 'en' | 'fr') => {
  const email = `told.${(count += 1)}@example.org`;
  const id = await aUser(portal.db, 'proponent', { email, language, password_hash: passwordHash });
  const { access_token } = (await portal.visitor.post('/api/auth/login', { email, password })).json();
  return { id, email, client: portal.visitor.with({ authorization: `Bearer ${access_token}` }) };
};

const mailsTo = (email: string) =>
  portal.db
    .selectFrom('outbox')
    .select(['kind', 'language', 'subject', 'body_text'])
    .where('to_address', '=', email)
    .orderBy('id')
    .execute();

it('the owner is told of an app that is added or removed, and of new recovery codes', async () => {
  const { email, client } = await someone('fr');
  const { data } = await setUpAuthenticatorApp(client, 'Téléphone www.example.org');
  expect((await client.post('/api/auth/recovery_codes')).statusCode).toBe(201);
  expect((await client.delete(`/api/auth/second_factors/${data.id}`)).statusCode).toBe(204);
  const mails = await mailsTo(email);
  expect(mails.map(({ kind, language }) => [kind, language])).toEqual([
    ['app_added', 'fr'],
    ['recovery_codes_renewed', 'fr'],
    ['app_removed', 'fr'],
  ]);
  expect(mails[0]!.subject).toBe('Une application d’authentification a été ajoutée à votre compte');
  expect(mails[0]!.body_text).toMatch(/«\u00A0Téléphone www\. example\. org\u00A0»/);
});

it('the owner is told of a sign-in with a recovery code, and how many are left', async () => {
  const { email, client } = await someone('en');
  const { recovery_codes } = await setUpAuthenticatorApp(client);
  const { meta } = (await portal.visitor.post('/api/auth/login', { email, password })).json();
  const wrong = { challenge: meta.challenge, recovery_code: 'aaaa-aaaa-aaaa-aaaa' };
  expect((await portal.visitor.post('/api/auth/second_factor', wrong)).statusCode).toBe(422);
  expect(await mailsTo(email)).toHaveLength(1);
  const right = { challenge: meta.challenge, recovery_code: recovery_codes![0] };
  expect((await portal.visitor.post('/api/auth/second_factor', right)).statusCode).toBe(200);
  const [, told] = await mailsTo(email);
  expect(told!.kind).toBe('recovery_code_used');
  expect(told!.body_text).toContain('Recovery codes left: 9.');
});

it('the owner is told when an administrator takes the factors away, once', async () => {
  const { id, email, client } = await someone('en');
  await setUpAuthenticatorApp(client);
  const administrator = await portal.as(await aUser(portal.db, 'administrator'));
  for (let again = 0; again < 2; again += 1)
    expect((await administrator.delete(`/api/users/${id}/second_factors`)).statusCode).toBe(204);
  expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['app_added', 'factors_reset']);
});
