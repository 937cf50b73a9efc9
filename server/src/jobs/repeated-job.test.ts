import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { type BatchedJob, runJobAndRecord, runJob } from './repeated-job.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await sql`create table done (id integer)`.execute(database.db);
});
afterAll(() => database.drop());
beforeEach(() => sql`truncate done`.execute(database.db));

const inBatches = (failing?: number): BatchedJob => ({
  name: 'batches',
  next: (_db, _now, after) => Promise.resolve([1, 2, 3, 4, 5, 6].filter((id) => id > after).slice(0, 2)),
  work: async (tx, _now, ids) => {
    await sql`insert into done select unnest(${[...ids]}::int[])`.execute(tx);
    if (ids.includes(failing!)) throw new Error('no room');
    return ids.length;
  },
});

const done = async () =>
  (await sql<{ id: number }>`select id from done order by id`.execute(database.db)).rows.map(({ id }) => id);

it('a job in batches goes through all of them', async () => {
  expect(await runJob(database.db, inBatches())).toBe(6);
  expect(await done()).toEqual([1, 2, 3, 4, 5, 6]);
});

it('a batch that fails takes no other along, and administrators see that it failed', async () => {
  await expect(runJobAndRecord(database.db, inBatches(3))).rejects.toThrow('1 of 3 batches failed');
  expect(await done()).toEqual([1, 2, 5, 6]);
  const { error } = await database.db
    .selectFrom('job_runs')
    .select('error')
    .where('name', '=', 'batches')
    .executeTakeFirstOrThrow();
  expect(error).toContain('no room');
});

it('batches are left to a process that is at them already', async () => {
  await database.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('job'), hashtext('batches'))`.execute(tx);
    expect(await runJob(database.db, inBatches())).toBeNull();
  });
  expect(await done()).toEqual([]);
});
