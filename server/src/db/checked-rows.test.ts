import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CheckedRows, type DeclaredColumn } from '#test/checked-rows.ts';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';

const column = (...kinds: string[]): DeclaredColumn => ({ kinds, words: null, mayBeAbsent: false });
const level = { ...column('string'), words: ['regional', 'final'] };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe('a row that is read by hand-written SQL', () => {
  const read = (columns: Record<string, DeclaredColumn>) =>
    sql`select 1::bigint as id, null::text as note, 'national' as level`
      .execute(
        database.db.withPlugin(
          new CheckedRows({
            "select 1::bigint as id, null::text as note, 'national' as level": [{ at: 'here:1', columns }],
          }),
        ),
      )
      .then(
        () => 'as declared',
        (error: Error) => error.message,
      );

  it.each([
    [{ id: column('number'), note: column('string', 'null'), level: column('string') }, 'as declared'],
    [{ id: column('string') }, 'A row is not as declared. here:1: id is number, declared as string'],
    [{ note: column('string') }, 'A row is not as declared. here:1: note is null, declared as string'],
    [{ remark: column('string') }, 'A row is not as declared. here:1: remark is declared, and no column'],
    [{ remark: { ...column('string'), mayBeAbsent: true } }, 'as declared'],
    [{ level }, 'A row is not as declared. here:1: level is "national", declared as one of regional, final'],
  ])('%j: %s', async (columns, outcome) => {
    expect(await read(columns)).toBe(outcome);
  });

  it('is compared although it is read in a transaction', async () => {
    const checked = database.db.withPlugin(
      new CheckedRows({ 'select 1 as n': [{ at: 'here:1', columns: { n: column('string') } }] }),
    );
    const work = checked.transaction().execute((tx) => sql`select 1 as n`.execute(tx));
    await expect(work).rejects.toThrow('n is number');
  });
});
