import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { exclusively } from './exclusive.mjs';
import { isOldNode } from './node-version.mjs';
import { fingerprint } from './sources.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shiptime-launchers-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  ['20.19.0', false],
  ['20.18.3', true],
  ['18.20.8', true],
  ['20.20.2', false],
  ['22.0.0', false],
])('Node %s is too old for 20.19: %s', (version, expected) => {
  expect(isOldNode(version, '20.19')).toBe(expected);
});

test('a fingerprint tells contents and names, but neither dates nor tests', () => {
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  const now = () => fingerprint(['.'], folder);
  write('a.ts', 'one');
  const first = now();
  utimesSync(path.join(folder, 'a.ts'), 0, 0);
  write('a.test.ts', 'a test');
  expect(now()).toBe(first);
  write('a.ts', 'two');
  expect(now()).not.toBe(first);
  write('a.ts', 'one');
  write('b.ts', '');
  expect(now()).not.toBe(first);
});

test('a fingerprint of sources that are not there is one as well', () => {
  expect(fingerprint(['missing'], folder)).toBe(fingerprint([], folder));
});

test('two launchers do their work one after the other', async () => {
  const log: string[] = [];
  const work = (name: string) => async () => {
    log.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 20));
    log.push(`${name} ends`);
  };
  const quietly = () => {};
  await Promise.all([
    exclusively(folder, 'build', work('one'), quietly),
    exclusively(folder, 'build', work('two'), quietly),
  ]);
  expect(log).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  expect(readdirSync(folder)).toEqual([]);
});

test('a launcher that was killed holds up nobody', async () => {
  writeFileSync(path.join(folder, 'build.lock'), '2147483000');
  expect(await exclusively(folder, 'build', async () => 'done')).toBe('done');
});

test('a lock is given back when the work fails', async () => {
  const failing = exclusively(folder, 'build', async () => {
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(readdirSync(folder)).toEqual([]);
});
