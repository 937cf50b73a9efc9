import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './project.mjs';

const shipped = ['server', 'domain', 'planner', 'web', 'client'].flatMap((part) =>
  globSync(`${part}/src/**/*.{ts,tsx}`, { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file)),
);

const found = (pattern: RegExp, files = shipped): string[] =>
  files.filter((file) => pattern.test(readFileSync(path.join(root, file), 'utf8')));

it('no text becomes code', () => {
  expect(found(/\beval\(|\bnew Function\(|from 'node:vm'|dangerouslySetInnerHTML/)).toEqual([]);
});

it('no shell is called', () => {
  expect(found(/\bexecSync\(|import \{[^}]*\bexec\b[^}]*\} from 'node:child_process'|\bshell:/)).toEqual([]);
});

it('no connection goes without a check of its certificate, except to read when it ends', () => {
  expect(found(/rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/)).toEqual([
    'server/src/operation/external-checks.ts',
  ]);
});

it('what must not be guessed is not made of Math.random', () => {
  const server = shipped.filter((file) => file.startsWith('server/'));
  expect(found(/Math\.random/, server)).toEqual(['server/src/db/transaction.ts']);
});

it('no field refuses what is pasted', () => {
  expect(found(/onPaste=\{[^}]*preventDefault/)).toEqual([]);
});
