import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const run = (command: string, args: string[]) =>
  execFileSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

it('the arrows are checked on every source file', { timeout: 60_000 }, () => {
  const folders = ['domain/src', 'server/src', 'web/src'];
  const files = run('git', ['ls-files', ...folders])
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts') && existsSync(path.join(root, file)));
  const report = JSON.parse(
    run(process.execPath, [
      'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
      ...folders,
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'json',
    ]),
  ) as { modules: { source: string }[]; summary: { violations: unknown[] } };
  const read = new Set(report.modules.map(({ source }) => source));
  expect(files.filter((file) => !read.has(file))).toEqual([]);
  expect(report.summary.violations).toEqual([]);
});
