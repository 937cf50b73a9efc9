import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const named = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);

const rules = readFileSync(path.join(root, 'docs/rules.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| (?!Rule|-)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, rule = '', domain = '', database = '', tests = '']) => ({
    rule,
    domain: named(domain),
    database: named(database),
    tests: named(tests),
  }));

const plumbing = new Set(['touch_row', 'seal_in_ledger', 'give_receipt', 'commit_fields', 'write_event']);

let database: TestDatabase;
let held: Set<string>;
let aboutRules: string[];
beforeAll(async () => {
  database = await createTestDatabase();
  const triggers = await sql<{ at: string; name: string }>`
    select format('%s.%s', tgrelid::regclass, tgname) as at, tgname as name from pg_trigger where not tgisinternal`.execute(
    database.db,
  );
  const constraints = await sql<{ name: string; is_rule: boolean }>`
    select c.conname as name, c.contype = 'x' or (c.contype = 'c' and c.conrelid <> 'backups'::regclass and not (
      cardinality(c.conkey) = 1 and c.conname = format('%s_%s_check', c.conrelid::regclass,
        (select attname from pg_attribute where attrelid = c.conrelid and attnum = c.conkey[1])))) as is_rule
    from pg_constraint c where c.connamespace = 'public'::regnamespace and c.contype <> 'n'
    union all
    select indexrelid::regclass::text, false from pg_index
    where indisunique and indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`.execute(
    database.db,
  );
  held = new Set([...triggers.rows.map(({ at }) => at), ...constraints.rows.map(({ name }) => name)]);
  aboutRules = [
    ...triggers.rows
      .filter(({ name }) => !plumbing.has(name) && !name.startsWith('note_'))
      .map(({ at }) => at),
    ...constraints.rows.filter(({ is_rule }) => is_rule).map(({ name }) => name),
  ];
});
afterAll(() => database.drop());

describe('the table of rules (docs/rules.md)', () => {
  it.each(rules)('$rule', ({ domain: [file = '', name = ''], database: names, tests }) => {
    const text = readFileSync(path.join(root, 'domain/src', file), 'utf8');
    expect(new RegExp(`^export const ${name}\\b`, 'm').test(text)).toBe(true);
    expect(names.filter((each) => !held.has(each))).toEqual([]);
    expect(names.length).toBeGreaterThan(0);
    expect(tests.length).toBeGreaterThan(0);
    expect(tests.filter((each) => !existsSync(path.join(root, each)))).toEqual([]);
  });

  it('has every constraint and trigger that is about a rule', () => {
    const told = new Set(rules.flatMap(({ database: names }) => names));
    expect(aboutRules.filter((name) => !told.has(name))).toEqual([]);
  });
});
