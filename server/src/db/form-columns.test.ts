import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FieldKind } from '@shiptime/domain/applications/sections/field';
import {
  type ApplicationField,
  applicationFields,
  fieldByName,
} from '@shiptime/domain/applications/sections/form';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';

type Column = { name: string; type: string; refers_to: string | null; checks: string };

let database: TestDatabase;
let columns: Map<string, Column>;
beforeAll(async () => {
  database = await createTestDatabase();
  const { rows } = await sql<Column>`
    select a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      max(c.confrelid::regclass::text) filter (where c.contype = 'f') as refers_to,
      coalesce(string_agg(pg_get_constraintdef(c.oid, true), ' ') filter (where c.contype = 'c'), '') as checks
    from pg_attribute a
      left join pg_constraint c on c.conrelid = a.attrelid and c.conkey = array[a.attnum]
    where a.attrelid = 'ship_time_requests'::regclass and a.attnum > 0 and not a.attisdropped
    group by a.attname, a.atttypid, a.atttypmod`.execute(database.db);
  columns = new Map(rows.map((row) => [row.name, row]));
});
afterAll(() => database.drop());

const stored: Readonly<Record<Exclude<FieldKind, 'choices'>, { type: string; check: string }>> = {
  line: { type: 'text', check: 'length(' },
  email: { type: 'text', check: 'length(' },
  text: { type: 'text', check: 'length(' },
  choice: { type: 'integer', check: '' },
  yes_no: { type: 'boolean', check: '' },
  statement: { type: 'boolean', check: '' },
  day: { type: 'date', check: '' },
  days: { type: 'numeric(5,2)', check: 'trunc(' },
  people: { type: 'integer', check: '<= 999' },
  amount: { type: 'integer', check: '>= 0' },
};

const problemOf = (field: ApplicationField): string | null => {
  const { kind, list } = fieldByName(field);
  const column = columns.get(field);
  if (kind === 'choices')
    return column ? `${field} is chosen from a list: it has a table, and no column` : null;
  const { type, check } = stored[kind];
  const table = kind === 'choice' ? (list ?? null) : null;
  return column?.type === type && column.refers_to === table && column.checks.includes(check)
    ? null
    : `a migration gives ship_time_requests a column ${field} ${type}${table ? ` references ${table}` : ''} with its check; then npm run db:schema`;
};

it.each(applicationFields)('%s is stored as what it is', (field) => {
  expect(problemOf(field)).toBeNull();
});
