import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/harness.ts';
import { refusalOfDatabaseError } from './database-errors.ts';
import { headersOfRefusal, statusOfRefusal } from './refusal-statuses.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startTestApp();
});
afterAll(() => portal.close());

it('a database without its tables is said, by readiness and by every answer: 503, and not an error of the portal', async () => {
  const { db, visitor } = portal;
  expect((await visitor.get('/readyz')).json()).toEqual({ status: 'ready' });
  await sql`alter schema public rename to moved`.execute(db);
  await expect.poll(async () => (await visitor.get('/readyz')).statusCode).toBe(503);
  const ready = await visitor.get('/readyz');
  expect(ready.json()).toMatchObject({ type: 'schema_missing' });
  expect(ready.headers['retry-after']).toBe('2');
  const list = await visitor.get('/api/vessels');
  expect([list.statusCode, list.headers['retry-after']]).toEqual([503, '2']);
  await sql`alter schema moved rename to public`.execute(db);
  await expect.poll(async () => (await visitor.get('/readyz')).statusCode).toBe(200);
});

it('readiness says of a process that it is older than its database', async () => {
  const { db, visitor } = portal;
  await sql`insert into schema_migrations (number, name, checksum) values (9000, '9000_later.sql', '')`.execute(
    db,
  );
  await expect
    .poll(async () => (await visitor.get('/readyz')).json())
    .toMatchObject({
      type: 'schema_missing',
      message: 'The portal is running an older version than its database. Start the new version.',
    });
  await sql`delete from schema_migrations where number = 9000`.execute(db);
});

it.each([
  ['the disk is full', { code: '53100' }],
  ['a file is gone', { code: '58P01' }],
  ['a page is damaged', { code: 'XX001' }],
  ['reading fails', { code: '58030' }],
  ['there is no memory', { code: '53200' }],
  ['it goes down', { code: '57P01' }],
  ['the connection broke', new Error('Client has encountered a connection error and is not queryable')],
  ['no answer came', { code: 'ETIMEDOUT' }],
])('when %s, the answer is to wait', (_, error) => {
  const refusal = refusalOfDatabaseError(error);
  expect(refusal && statusOfRefusal(refusal)).toBe(503);
  expect(refusal && headersOfRefusal(refusal)).toHaveProperty('retry-after');
});
