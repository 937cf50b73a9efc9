import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { queryContext } from './request-context.ts';
import { type Database, openDatabase } from './connection.ts';
import { DatabaseWaitLimit } from './request-context.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const askingWith = (wait: DatabaseWaitLimit) => ({ wait, urgency: 'read' as const, sinceArrivalMs: () => 0 });

const ask = ({ db }: Database) => sql`select 1 as one`.execute(db).then(({ rows }) => rows);

const holdOnly = async ({ db }: Database) => {
  let release = (): void => undefined;
  await new Promise<void>((taken) => {
    void db.connection().execute(
      () =>
        new Promise<void>((resolve) => {
          release = resolve;
          taken();
        }),
    );
  });
  return { release };
};

const sleep = (seconds: number) => sql`select pg_sleep(${seconds})`;

it('what does not answer is waited for once, whatever is asked next', async () => {
  const opened = openDatabase({ address: database.address, poolSize: 1 });
  const wait = new DatabaseWaitLimit(100);
  await queryContext.run(askingWith(wait), async () => {
    await expect(sleep(30).execute(opened.db)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    expect(wait.leftMs).toBe(0);
    await expect(sql`select 1`.execute(opened.db)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  });
  expect(await ask(opened)).toEqual([{ one: 1 }]);
  await opened.close();
});

it('an answer begins the time anew, also one that is an error', async () => {
  const wait = new DatabaseWaitLimit(10_000);
  await queryContext.run(askingWith(wait), async () => {
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
  const only = await holdOnly(opened);
  const wait = new DatabaseWaitLimit(100);
  await queryContext.run(askingWith(wait), () =>
    expect(ask(opened)).rejects.toMatchObject({ code: 'ETIMEDOUT' }),
  );
  expect(wait.leftMs).toBe(0);
  only.release();
  expect(await ask(opened)).toEqual([{ one: 1 }]);
  await opened.close();
});

it('the next connection goes to the request that arrived first: what was begun is ended', async () => {
  const opened = openDatabase({ address: database.address, poolSize: 1 });
  const only = await holdOnly(opened);
  const order: string[] = [];
  const askTwice = (name: string, arrivedMsAgo: number) =>
    queryContext.run(
      { wait: new DatabaseWaitLimit(), urgency: 'read', sinceArrivalMs: () => arrivedMsAgo },
      async () => {
        for (const part of [1, 2]) {
          await ask(opened);
          order.push(`${name} ${part}`);
        }
      },
    );
  const asked = [askTwice('third', 0), askTwice('first', 2000), askTwice('second', 1000)];
  await expect.poll(() => opened.pool.waitingCount).toBe(3);
  only.release();
  await Promise.all(asked);
  expect(order).toEqual(['first 1', 'second 1', 'first 2', 'second 2', 'third 1', 'third 2']);
  expect(opened.pool.waitingCount).toBe(0);
  await opened.close();
});

it('a crowd that goes on coming is told to come back; what was begun is ended', async () => {
  const queue = { atFirst: 200, standing: 50, whileStanding: 20 };
  const opened = openDatabase({ address: database.address, poolSize: 1, queue });
  const only = await holdOnly(opened);
  const begun = new DatabaseWaitLimit();
  begun.answered();
  const ending = queryContext.run(askingWith(begun), () => ask(opened));
  const wait = new DatabaseWaitLimit();
  await queryContext.run(askingWith(wait), async () => {
    await expect(ask(opened)).rejects.toMatchObject({ code: 'BUSY' });
    await expect(sql`select 1`.execute(opened.db)).rejects.toMatchObject({ code: 'BUSY' });
  });
  only.release();
  expect(await ending).toEqual([{ one: 1 }]);
  expect(await ask(opened)).toEqual([{ one: 1 }]);
  await opened.close();
});

const keepBusy = (ms: number): void => {
  for (const end = performance.now() + ms; performance.now() < end;);
};

it('a start that is kept from hearing the database in time asks again', async () => {
  const opened = openDatabase({ address: database.address, connectMs: 150 });
  const asked = ask(opened);
  setImmediate(() => keepBusy(400));
  expect(await asked).toEqual([{ one: 1 }]);
  await opened.close();
});

it('a database that lets nobody in is given up, by a request at once', async () => {
  const deaf = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(deaf, 'listening');
  const { port } = deaf.address() as AddressInfo;
  const opened = openDatabase({
    address: { host: '127.0.0.1', port, user: 'nobody', database: 'none' },
    connectMs: 150,
  });
  const wait = new DatabaseWaitLimit(10_000);
  const began = performance.now();
  await queryContext.run(askingWith(wait), () => expect(ask(opened)).rejects.toThrow(/timeout/u));
  expect(performance.now() - began).toBeLessThan(5000);
  await opened.close();
  deaf.close();
});
