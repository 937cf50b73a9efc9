import { RateLimiterRes } from 'rate-limiter-flexible';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { RequestLimiter } from './rate-limit.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const counted = async (key: string): Promise<number> => {
  const row = await database.db
    .selectFrom('rate_limits')
    .where('key', '=', key)
    .select('points')
    .executeTakeFirst();
  return row?.points ?? 0;
};

const served = async (processes: readonly RequestLimiter[], key: string, most: number): Promise<number> => {
  for (let n = 0; n < most; n += 1) {
    const outcome = await processes[n % processes.length]!.consume(key).catch((refused) => refused);
    expect(outcome).toBeInstanceOf(RateLimiterRes);
    if (outcome.remainingPoints === 0 && outcome.consumedPoints > processes[0]!.points) return n;
  }
  return most;
};

it('counts the first tenth of a limit without the database, and tells it of all then', async () => {
  const limiter = new RequestLimiter(database.db, 'first', 100);
  for (let n = 0; n < 9; n += 1) await limiter.consume('somebody');
  expect(await counted('first:somebody')).toBe(0);
  const { remainingPoints } = await limiter.consume('somebody');
  expect([await counted('first:somebody'), remainingPoints]).toEqual([10, 90]);
});

it('serves exactly as many as there are in one process', async () => {
  const limiter = new RequestLimiter(database.db, 'one', 100);
  expect(await served([limiter], 'somebody', 200)).toBe(100);
});

it('counts for all processes together, but for a tenth in each', async () => {
  const processes = [1, 2, 3, 4].map(() => new RequestLimiter(database.db, 'four', 100));
  const times = await served(processes, 'somebody', 400);
  expect(times).toBeGreaterThanOrEqual(100);
  expect(times).toBeLessThanOrEqual(140);
});

it('counts each of a small limit', async () => {
  const processes = [1, 2].map(() => new RequestLimiter(database.db, 'small', 4));
  expect(await served(processes, 'somebody', 10)).toBe(4);
});
