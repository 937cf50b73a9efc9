import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { preparedStatementMark } from './pipelined-client.ts';

let database: TestDatabase;
let other: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  other = await createTestDatabase({ empty: true });
});
afterAll(() => Promise.all([database.drop(), other.drop()]));

it('keeps no more than it can bear, and answers all the same', async () => {
  const answers = await database.db.connection().execute(async (db) => {
    for (let n = 0; n < 100; n += 1)
      await sql`${preparedStatementMark} select ${sql.lit(n)}::int as n`.execute(db);
    const last = await sql<{ n: number }>`${preparedStatementMark} select 1000::int as n`.execute(db);
    const kept = await sql<{ count: number }>`select count(*) from pg_prepared_statements`.execute(db);
    return [last.rows[0]!.n, kept.rows[0]!.count];
  });
  expect(answers[0]).toBe(1000);
  expect(answers[1]).toBeLessThanOrEqual(64);
});

it('keeps a marked statement for the next time and sends any other as it is, whatever another database has to keep', async () => {
  const add = (a: number, b: number) =>
    sql<{ sum: number }>`${preparedStatementMark} select ${a}::int + ${b}::int as sum`;
  const kept = sql<{ statement: string }>`select statement from pg_prepared_statements`;
  const seen = await other.db.connection().execute(async (db) => {
    const sums = [];
    for (const [a, b] of [
      [1, 2],
      [3, 4],
    ] as const)
      sums.push((await add(a, b).execute(db)).rows[0]!.sum);
    return { sums, statements: (await kept.execute(db)).rows };
  });
  expect(seen.sums).toEqual([3, 7]);
  expect(seen.statements).toEqual([{ statement: '/* prepared */ select $1::int + $2::int as sum' }]);
});
