import { readFileSync } from 'node:fs';
import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#test/database.ts';
import { tableTypes } from '#test/table-types.ts';

test('the types of the tables are those of the migrations (npm run db:schema writes them)', async () => {
  const database = await createTestDatabase();
  const fresh = await tableTypes(database.db as unknown as Kysely<unknown>);
  await database.drop();
  expect(readFileSync(new URL('./tables.generated.ts', import.meta.url), 'utf8')).toBe(fresh);
});
