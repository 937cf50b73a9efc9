import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './project.mjs';

it('route files leave queries to the files beside them', () => {
  const files = globSync('{server,planner}/src/**/*routes.ts', { cwd: root });
  const querying = /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql[`<]/;
  expect(files.length).toBeGreaterThan(60);
  expect(files.filter((file) => querying.test(readFileSync(path.join(root, file), 'utf8')))).toEqual([]);
});
