import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../package-root.ts';

const says = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'server/src/cli/main.ts', ...args], {
    cwd: path.resolve(projectRoot),
    encoding: 'utf8',
  });

it('says on asking how all commands are called, and how one is', () => {
  const all = says('--help');
  expect([all.status, all.stderr]).toEqual([0, '']);
  expect(all.stdout).toContain('node server/dist/cli.js');
  const one = says('backup', '--help');
  expect([one.status, one.stderr]).toEqual([0, '']);
  expect(one.stdout).toMatch(/^backup \[--to <directory>\]/);
  expect(one.stdout).not.toContain('create-admin');
});

it('says the same of a command that there is not, as a failure', () => {
  const { status, stderr } = says('nonsense');
  expect(status).toBe(1);
  expect(stderr).toContain('create-admin');
});
