import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '#test/database.ts';
import { aUser } from '#test/factories/people.ts';
import { openSession, startTestApp, TestClient, type TestApp } from '#test/harness.ts';
import { moveDatabaseCommand } from '#cli/move-database.ts';
import { readConfig } from '#config.ts';
import { hashPassword } from '../accounts/passwords/passwords.ts';

const password = 'Boreal-Tide-42';
const seeded = { email: 'admin@shiptime.example', demonstration: true };
let real: TestApp;
let demo: TestApp;
beforeAll(async () => {
  [real, demo] = await Promise.all([startTestApp({ demo: false }), startTestApp({ demo: true })]);
});
afterAll(() => Promise.all([real.close(), demo.close()]));

const withAccount = async (portal: TestApp) => {
  const password_hash = await hashPassword(password);
  const id = await aUser(portal.db, 'administrator', { ...seeded, password_hash });
  const client = new TestClient(portal.app, {
    authorization: `Bearer ${await openSession(portal.db, id)}`,
  });
  const signIn = () => portal.visitor.post('/api/auth/login', { email: seeded.email, password });
  return { id, client, signIn };
};

it('an account of the demonstration signs in there, and nowhere else', async () => {
  const there = await withAccount(demo);
  expect((await there.signIn()).statusCode).toBe(200);
  expect((await there.client.get('/api/auth/user')).statusCode).toBe(200);
  const here = await withAccount(real);
  const refused = await here.signIn();
  expect([refused.statusCode, refused.json().type]).toEqual([403, 'disabled']);
});

it('what it had opened while there was a demonstration is dead: sessions and calendars', async () => {
  const email = 'national@shiptime.example';
  const id = await aUser(real.db, 'national_science_representative', { ...seeded, email });
  const session = await openSession(real.db, id);
  const client = new TestClient(real.app, { authorization: `Bearer ${session}` });
  const asDemonstration = (demonstration: boolean) =>
    real.db.updateTable('users').set({ demonstration }).where('id', '=', id).execute();
  await asDemonstration(false);
  const { url } = (await client.post('/api/calendar_feeds', {})).json().data;
  const { pathname } = new URL(url);
  expect((await real.visitor.get(pathname)).statusCode).toBe(200);
  await asDemonstration(true);
  expect((await client.get('/api/auth/user')).statusCode).toBe(401);
  expect((await real.visitor.get(pathname)).statusCode).toBe(404);
});

it('its accounts are not carried to another database', async () => {
  const source = await createTestDatabase();
  await aUser(source.db, 'administrator', seeded);
  const work = await moveDatabaseCommand.prepare(['--to', 'postgres://nobody@127.0.0.1:1/none']);
  await expect(work(source.db, readConfig({}), source)).rejects.toThrow(
    /database of a demonstration \(admin@shiptime\.example and others\)/,
  );
  await source.drop();
});
