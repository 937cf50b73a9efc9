import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/harness.ts';
import { verifyPassword } from './passwords.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('a password is stored as argon2id with 19 MiB, two passes and a salt of its own', async () => {
  const password = 'Marin-Vert-8842x';
  const hashes = [];
  for (const email of ['anne@dfo-mpo.gc.ca', 'luc@dfo-mpo.gc.ca']) {
    const names = { first_name: 'Anne', last_name: 'Roy', locale: 'en' };
    const body = { ...names, email, password, password_confirmation: password };
    expect((await test.visitor.post('/api/auth/signup', body)).statusCode).toBe(201);
    const account = await test.db
      .selectFrom('users')
      .select('password_hash')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    hashes.push(account.password_hash);
  }
  for (const hash of hashes) {
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22,}\$[\w+/]{43}$/);
    expect(await verifyPassword(hash ?? undefined, password)).toBe(true);
  }
  expect(new Set(hashes).size).toBe(2);
});
