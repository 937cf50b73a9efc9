import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { retentionSweeps } from './retention.ts';

const rows = readFileSync(new URL('../../../docs/operations/retention.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, tables = '', , kept = '', by = '']) => ({
    tables: [...tables.matchAll(/`(\w+)`/g)].map(([, table]) => table!),
    kept,
    by,
  }));

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe('the table of what is kept (docs/operations/retention.md)', () => {
  it('has every table once', async () => {
    const { rows: tables } = await sql<{ name: string }>`
      select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
        and relname <> 'schema_migrations' order by name`.execute(database.db);
    const told = rows.flatMap(({ tables: of }) => of);
    expect(told.toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
  });

  it('says what housekeeping does', () => {
    const swept = rows.filter(({ by }) => by.startsWith('housekeeping'));
    expect(swept.map(({ tables, kept }) => [tables, kept])).toEqual(
      retentionSweeps.map(({ table, kept }) => [[table], kept]),
    );
  });
});
