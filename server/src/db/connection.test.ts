import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { openDatabase } from './connection.ts';
import { runInTransaction } from './transaction.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test.each([
  ["'2027-04-30 23:59:59.123456+00'::timestamptz", '2027-04-30T23:59:59.123Z'],
  ["'2027-04-30 23:59:59 America/Vancouver'::timestamptz", '2027-05-01T06:59:59.000Z'],
  ["'2027-04-30'::date", '2027-04-30'],
  ['9007199254740991::bigint', 9_007_199_254_740_991],
  ['12.75::numeric(5, 2)', 12.75],
  ['int4range(1, 5)', '[1,5)'],
  ["array['2027-04-30'::date, null]", ['2027-04-30', null]],
  ["array['2027-04-30 01:02:03+00'::timestamptz]", ['2027-04-30T01:02:03.000Z']],
  ['array[1.25, 2]::numeric[]', [1.25, 2]],
  ["'{}'::bigint[]", []],
])('%s arrives as %j', async (expression, expected) => {
  const { rows } = await sql.raw<{ value: unknown }>(`select ${expression} as value`).execute(database.db);
  expect(rows[0]?.value).toEqual(expected);
});

test('ends a statement that takes too long', async () => {
  await expect(
    runInTransaction(database.db, async (tx) => {
      await sql`set local statement_timeout = 50`.execute(tx);
      await sql`select pg_sleep(5)`.execute(tx);
    }),
  ).rejects.toMatchObject({ code: '57014' });
});

test('runs both sides of a deadlock to their end', async () => {
  const { db } = database;
  const years = await db.selectFrom('fiscal_years').select('id').orderBy('id').limit(2).execute();
  const [first, second] = years.map(({ id }) => id) as [number, number];
  let waiting = 0;
  let release = () => {};
  const bothHoldOne = new Promise<void>((resolve) => (release = resolve));
  const rename = (order: [number, number]) =>
    runInTransaction(db, async (tx) => {
      await tx.updateTable('fiscal_years').set({ active: true }).where('id', '=', order[0]).execute();
      waiting += 1;
      if (waiting === 2) release();
      await bothHoldOne;
      await tx.updateTable('fiscal_years').set({ active: true }).where('id', '=', order[1]).execute();
      return order[0];
    });
  expect(await Promise.all([rename([first, second]), rename([second, first])])).toEqual([first, second]);
  expect(waiting).toBeGreaterThan(2);
});

test('gives up after the agreed number of attempts', async () => {
  let attempts = 0;
  const failing = runInTransaction(
    database.db,
    async (tx) => {
      attempts += 1;
      await sql`do $$ begin raise exception 'again' using errcode = 'serialization_failure'; end $$`.execute(
        tx,
      );
    },
    3,
  );
  await expect(failing).rejects.toMatchObject({ code: '40001' });
  expect(attempts).toBe(3);
});

test('survives that the server ends a connection in the middle of a transaction', async () => {
  const { db, pool } = database;
  const cut = runInTransaction(db, async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await sql`select 1`.execute(tx);
  });
  await expect(cut).rejects.toThrow(/terminat|not queryable/);
  expect((await pool.query<{ one: number }>('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('an answer that does not come is not waited for, and the next one comes', async () => {
  const responseTimeout = { answerMs: 50 };
  const opened = openDatabase({ address: database.address, poolSize: 1, responseTimeout });
  const never = runInTransaction(opened.db, async (tx) => {
    await sql`select pg_sleep(30)`.execute(tx);
  });
  await expect(never).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  await expect(sql`select pg_sleep(30)`.execute(opened.db)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  responseTimeout.answerMs = 10_000;
  expect((await opened.pool.query<{ one: number }>('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await opened.close();
});

test('what went wrong is told, not that it could not be taken back any more', async () => {
  const cut = runInTransaction(database.db, async (tx) => {
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
  });
  await expect(cut).rejects.toMatchObject({ code: '57P01' });
});
