import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';

const told = new Set(
  readFileSync(new URL('../../../docs/privacy.md', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, table]) => table!)),
);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const ofPeople = sql`column_name ~ '(^|_)(email|telephone|telephone_extension|affiliation|user_agent|network|address|primary_contact)$'
  or column_name in ('first_name', 'last_name', 'responsible_manager_name', 'password_hash')`;

it('docs/privacy.md names each table that holds something of a person, and no table that is not there', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name::text as name from information_schema.columns where table_schema = 'public' and (${ofPeople})
    union
    select conrelid::regclass::text from pg_constraint where contype = 'f' and confrelid = 'users'::regclass
    order by name`.execute(database.db);
  expect(rows.length).toBeGreaterThan(30);
  expect(rows.map(({ name }) => name).filter((name) => !told.has(name))).toEqual([]);
  const { rows: tables } = await sql<{ name: string }>`
    select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`.execute(
    database.db,
  );
  const known = new Set(tables.map(({ name }) => name));
  expect([...told].filter((name) => !known.has(name))).toEqual([]);
});
