import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { queryContext } from './request-context.ts';
import type { Db } from './connection.ts';
import { DatabaseWaitLimit } from './request-context.ts';
import { HeldTransaction } from './held-transaction.ts';
import { fireAndForgetStatementMark } from './pipelined-client.ts';
import { runInTransaction } from './transaction.ts';

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  db = database.db;
  await sql`create table words (id int primary key, word text not null, after int,
    constraint words_after foreign key (after) references words deferrable initially deferred)`.execute(db);
});
afterAll(() => database.drop());
afterEach(() => vi.restoreAllMocks());

const messages = () => {
  const sent: string[][] = [];
  let isAnswered = true;
  const send = Client.prototype.query as (this: Client, ...given: unknown[]) => unknown;
  vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...given: unknown[]) {
    const { text } = given[0] as { text: string };
    if (isAnswered) sent.push([]);
    isAnswered = false;
    sent.at(-1)!.push(text.trim().split(/[\s(]/, 1)[0]!);
    const answer = send.apply(this, given) as Promise<unknown>;
    answer.then(
      () => (isAnswered = true),
      () => (isAnswered = true),
    );
    return answer;
  } as typeof Client.prototype.query);
  return sent;
};

const add = (id: number, word: string | null, after: number | null = null) =>
  sql`insert into words (id, word, after) values (${id}, ${word}, ${after})`;
const words = async () =>
  (await sql<{ word: string }>`select word from words order by id`.execute(db)).rows.map(({ word }) => word);

it('begins a transaction with what is read first', async () => {
  const sent = messages();
  const found = await runInTransaction(db, async (tx) => {
    await sql`${fireAndForgetStatementMark}select pg_advisory_xact_lock(1)`.execute(tx);
    const { rows } = await sql<{ sum: number }>`select 1 + 1 as sum`.execute(tx);
    await add(1, 'sea').execute(tx);
    return rows;
  });
  expect(found).toEqual([{ sum: 2 }]);
  expect(sent).toEqual([['begin', 'select', 'select'], ['insert'], ['commit']]);
  expect(await words()).toEqual(['sea']);
});

it('writes nothing before the transaction has begun', async () => {
  const sent = messages();
  await runInTransaction(db, async (tx) => {
    await add(2, 'ice').execute(tx);
    await sql`select 1`.execute(tx);
  });
  expect(sent).toEqual([['begin'], ['insert'], ['select'], ['commit']]);
});

it('sends nothing for a transaction in which nothing was asked', async () => {
  const sent = messages();
  await runInTransaction(db, async () => 'nothing');
  await expect(
    runInTransaction(db, async () => {
      throw new Error('changed its mind');
    }),
  ).rejects.toThrow('changed its mind');
  expect(sent).toEqual([]);
});

it('takes back everything where a statement fails, and the connection serves whoever comes next', async () => {
  const failing = runInTransaction(db, async (tx) => {
    await add(10, 'lost').execute(tx);
    await add(11, null).execute(tx);
  });
  await expect(failing).rejects.toMatchObject({ code: '23502' });
  expect(await words()).not.toContain('lost');
  await runInTransaction(db, (tx) => add(12, 'kept').execute(tx));
  expect(await words()).toContain('kept');
});

it('tells of what only the commit refuses', async () => {
  const failing = runInTransaction(db, async (tx) => {
    await sql`select 1`.execute(tx);
    await add(20, 'orphan', 99).execute(tx);
  });
  await expect(failing).rejects.toMatchObject({ code: '23503', constraint: 'words_after' });
  expect(await words()).not.toContain('orphan');
});

it('tells of a lock that fails with the statement that comes after it', async () => {
  const failing = runInTransaction(db, async (tx) => {
    await sql`${fireAndForgetStatementMark}select no_such_lock()`.execute(tx);
    await add(30, 'unlocked').execute(tx);
  });
  await expect(failing).rejects.toMatchObject({ code: '42883' });
  expect(await words()).not.toContain('unlocked');
});

it('sends a lock at once where there is no transaction to keep it for', async () => {
  const sent = messages();
  await sql`${fireAndForgetStatementMark}select pg_advisory_unlock_all()`.execute(db);
  expect(sent).toEqual([['select']]);
});

it('commits nothing that is held until its answer is known', async () => {
  const held = new HeldTransaction({ text: 'select 1', values: [] });
  const request = {
    wait: new DatabaseWaitLimit(),
    urgency: 'write' as const,
    sinceArrivalMs: () => 0,
    transaction: held,
  };
  await queryContext.run(request, () => runInTransaction(db, (tx) => add(60, 'held').execute(tx)));
  expect(await words()).not.toContain('held');
  await held.end('commit');
  expect(await words()).toContain('held');
});

it('waits for a lock that somebody else holds, and reads what they have left', async () => {
  await runInTransaction(db, (tx) => add(50, 'before').execute(tx));
  const lock = sql`${fireAndForgetStatementMark}select id from words where id = 50 for update`;
  const order: string[] = [];
  let hasLocked = (): void => undefined;
  const locked = new Promise<void>((resolve) => (hasLocked = resolve));
  const first = runInTransaction(db, async (tx) => {
    await lock.execute(tx);
    await sql`select 1`.execute(tx);
    hasLocked();
    await sql`select pg_sleep(0.2)`.execute(tx);
    await sql`update words set word = 'after' where id = 50`.execute(tx);
    order.push('first');
  });
  await locked;
  const second = runInTransaction(db, async (tx) => {
    await lock.execute(tx);
    const { rows } = await sql<{ word: string }>`select word from words where id = 50`.execute(tx);
    order.push(`second reads ${rows[0]!.word}`);
  });
  await Promise.all([first, second]);
  expect(order).toEqual(['first', 'second reads after']);
});
