import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { prepared } from './prepared.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
});
afterAll(() => database.drop());

it('keeps a marked statement for the next time and sends any other as it is', async () => {
  const add = (a: number, b: number) => sql<{ sum: number }>`${prepared} select ${a}::int + ${b}::int as sum`;
  const kept = sql<{ statement: string }>`select statement from pg_prepared_statements`;
  const seen = await database.db.connection().execute(async (db) => {
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
