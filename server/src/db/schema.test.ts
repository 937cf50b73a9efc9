import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#test/database.ts';
import { schemaText } from '#test/schema-text.ts';

const written = readFileSync(new URL('../../schema.sql', import.meta.url), 'utf8');

test('schema.sql is what the migrations amount to (npm run db:schema writes it)', async () => {
  const database = await createTestDatabase();
  const fresh = await schemaText(database.db);
  await database.drop();
  expect(written).toBe(fresh);
});

test('schema.sql leaves nothing out: a database made from it is described by the same text', async () => {
  const database = await createTestDatabase({ empty: true });
  await sql.raw(written).execute(database.db);
  const again = await schemaText(database.db);
  await database.drop();
  expect(again).toBe(written);
});
