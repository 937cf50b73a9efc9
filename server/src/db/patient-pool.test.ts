import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { asking } from './asking.ts';
import { openDatabase } from './connection.ts';
import { DatabaseWait } from './database-wait.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const askingWith = (wait: DatabaseWait) => ({ wait, sinceArrivalMs: () => 0 });

const sleep = (seconds: number) => sql`select pg_sleep(${seconds})`;

it('what does not answer is waited for once, whatever is asked next', async () => {
  const opened = openDatabase({ address: database.address, poolSize: 1 });
  const wait = new DatabaseWait(100);
  await asking.run(askingWith(wait), async () => {
    await expect(sleep(30).execute(opened.db)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    expect(wait.leftMs).toBe(0);
    await expect(sql`select 1`.execute(opened.db)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    await expect(opened.pool.query('select 1')).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  });
  expect((await opened.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await opened.close();
});

it('an answer begins the time anew, also one that is an error', async () => {
  const wait = new DatabaseWait(10_000);
  await asking.run(askingWith(wait), async () => {
    wait.waited(9000);
    await sql`select 1`.execute(database.db);
    expect(wait.leftMs).toBe(10_000);
    wait.waited(9000);
    await expect(sql`select 1 / 0`.execute(database.db)).rejects.toMatchObject({ code: '22012' });
    expect(wait.leftMs).toBe(10_000);
  });
});

it('a connection is waited for as long as the request has time, and is not lost to the others', async () => {
  const opened = openDatabase({ address: database.address, poolSize: 1 });
  const only = await opened.pool.connect();
  const wait = new DatabaseWait(100);
  await asking.run(askingWith(wait), () =>
    expect(opened.pool.query('select 1')).rejects.toMatchObject({ code: 'ETIMEDOUT' }),
  );
  expect(wait.leftMs).toBe(0);
  only.release();
  expect((await opened.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await opened.close();
});
