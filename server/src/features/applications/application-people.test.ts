import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const source = path.join(import.meta.dirname, '../..');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(?<!\.test)\.ts$/.test(file),
);

/** PostgreSQL cannot use an index for this condition. */
const eitherWay = /\bor\s+[\w.]+\s+in\s*\(\s*select\s+[\w.]*user_id\s+from\s+co_proponents\b/;

it('no statement joins the proponents of an application with `or`', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => eitherWay.test(readFileSync(path.join(source, file), 'utf8')))).toEqual([]);
});
