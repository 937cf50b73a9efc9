import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp } from '#test/harness.ts';
import { hashPassword } from '#features/accounts/passwords/passwords.ts';

const password = 'Boreal-Tide-42';
let portal: TestApp;
let administrator: number;

beforeAll(async () => {
  portal = await startTestApp({ trustProxy: readConfig({ TRUST_PROXY: '1' }).trustProxy });
  administrator = await aUser(portal.db, 'administrator', { email: 'first@example.org' });
  await aUser(portal.db, 'administrator', { email: 'second@example.org', language: 'fr' });
});
beforeEach(() => portal.db.deleteFrom('outbox').execute());
afterAll(() => portal.close());

const mails = async () => {
  const rows = await portal.db
    .selectFrom('outbox')
    .select(['to_address', 'subject'])
    .where('kind', 'in', ['access_changed', 'access_alert'])
    .orderBy('to_address')
    .execute();
  return rows.map(({ to_address, subject }) => [to_address, subject]);
};

it('changed rights are mailed to the person and to every administrator, each in their language', async () => {
  const id = await aUser(portal.db, 'proponent', {
    email: 'person@example.org',
    first_name: 'Ana',
    last_name: 'Roy',
  });
  const client = await portal.as(administrator);
  expect((await client.patch(`/api/users/${id}`, { user_type_id: 6 })).statusCode).toBe(200);
  expect(await mails()).toEqual([
    ['first@example.org', 'Security: Rights changed (Ana Roy)'],
    ['person@example.org', 'Security: Rights changed (Ana Roy)'],
    ['second@example.org', 'Sécurité : Droits modifiés (Ana Roy)'],
  ]);
  const { rows } = await sql<{ to_address: string; link: string }>`
    select to_address, substring(body_text from 'portal:(/[a-z/]+)') as link from outbox order by to_address`.execute(
    portal.db,
  );
  expect(rows.map(({ link }) => link)).toEqual([
    '/administration/audit',
    '/account/password/create',
    '/administration/audit',
  ]);
  await portal.db.deleteFrom('outbox').execute();
  expect((await client.patch(`/api/users/${id}`, { telephone: '902 555-0100' })).statusCode).toBe(200);
  expect(await mails()).toEqual([]);
});

it('so are service accounts, their tokens, webhooks and settings of entry, and other settings are not', async () => {
  const client = await portal.as(administrator);
  const told = async (call: Promise<{ statusCode: number }>) => {
    await portal.db.deleteFrom('outbox').execute();
    const { statusCode } = await call;
    expect(statusCode).toBeLessThan(300);
    return (await mails()).map(([, subject]) => subject).at(0);
  };
  const made = client.post('/api/service_accounts', { name: 'Robot', scopes: ['plans:read'] });
  expect(await told(made)).toMatch(/^Security: Added \(Service account no\. \d+, Robot\)$/);
  const path = `/api/service_accounts/${(await made).json().data.id}`;
  expect(await told(client.post(`${path}/tokens`, { name: 'key' }))).toMatch(/^Security: Token created/);
  expect(await told(client.delete(path))).toMatch(/^Security: Revoked \(Service account no\. \d+, Robot\)$/);
  const webhook = { url: 'https://ships.example.org/hook', events: ['plan.final'] };
  expect(await told(client.post('/api/webhooks', webhook))).toMatch(
    /^Security: Added \(Webhook no\. \d+, https: \/\/ships/,
  );
  expect(await told(client.patch('/api/settings', { open_schedule: true }))).toBe(
    'Security: Changed (Settings)',
  );
  expect(await told(client.patch('/api/settings', { results_month: 10 }))).toBeUndefined();
});

it('a sign-in from a second network is mailed to its owner, of planners to administrators too', async () => {
  const password_hash = await hashPassword(password);
  for (const [role, told] of [
    ['proponent', ['traveller.proponent@example.org']],
    ['observer', ['traveller.observer@example.org']],
    [
      'regional_vessel_coordinator',
      ['first@example.org', 'second@example.org', 'traveller.regional_vessel_coordinator@example.org'],
    ],
  ] as const) {
    const email = `traveller.${role}@example.org`;
    await aUser(portal.db, role, { email, password_hash });
    const from = (address: string) =>
      portal.visitor.with({ 'x-forwarded-for': address }).post('/api/auth/login', { email, password });
    expect((await from('198.51.100.7')).statusCode).toBe(200);
    expect((await from('198.51.100.7')).statusCode).toBe(200);
    expect(await mails()).toEqual([]);
    expect((await from('192.0.2.8')).statusCode).toBe(200);
    expect((await mails()).map(([to]) => to)).toEqual(told);
    expect((await from('192.0.2.77')).statusCode).toBe(200);
    expect(await mails()).toHaveLength(told.length);
    await portal.db.deleteFrom('outbox').execute();
  }
});
