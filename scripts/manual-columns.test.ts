import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { measureNames } from '../domain/src/vessels/measures.ts';

it('the manual names every particular that a file of vessels may bring', () => {
  const manual = readFileSync(path.join(import.meta.dirname, '../docs/operations.md'), 'utf8').split('\n');
  const row = manual.find((line) => line.includes('`import-vessels --from')) ?? '';
  const named = new Set(row.match(/\w+/g));
  const unnamed = measureNames.filter((name) => !named.has(name));
  expect(unnamed.map((name) => `docs/operations.md, import-vessels: ${name}`)).toEqual([]);
});
