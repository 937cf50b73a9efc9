import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { isInstalled } from './install.mjs';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

type Packages = Record<
  string,
  { version?: string; optional?: boolean; os?: string[]; cpu?: string[]; integrity?: string }
>;

const checkout = (wanted: Packages, present?: Packages) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'shiptime-install-'));
  folders.push(folder);
  mkdirSync(path.join(folder, 'node_modules'));
  const write = (file: string, packages: Packages) =>
    writeFileSync(path.join(folder, file), JSON.stringify({ packages }));
  write('package-lock.json', { '': {}, server: {}, ...wanted });
  if (present) write('node_modules/.package-lock.json', present);
  return folder;
};

const one = { 'node_modules/one': { version: '1.0.0' } };

test('is installed when everything is there', () => {
  expect(isInstalled(checkout(one, one))).toBe(true);
});

test('is not installed on a fresh clone, nor after an installation that was cut short', () => {
  expect(isInstalled(checkout(one))).toBe(false);
});

test('is not installed when the lockfile has changed since', () => {
  expect(isInstalled(checkout({ 'node_modules/one': { version: '1.0.1' } }, one))).toBe(false);
  expect(isInstalled(checkout({ ...one, 'node_modules/two': { version: '1.0.0' } }, one))).toBe(false);
});

test('does not miss what npm leaves out on this platform, but what belongs to it', () => {
  const elsewhere = { 'node_modules/x': { version: '1.0.0', optional: true, os: ['aix'] } };
  const here = {
    'node_modules/x': { version: '1.0.0', optional: true, os: [process.platform], integrity: 'sha512-x' },
  };
  const notHad = { 'node_modules/x': { version: '1.0.0', optional: true, os: [process.platform] } };
  expect(isInstalled(checkout({ ...one, ...elsewhere }, one))).toBe(true);
  expect(isInstalled(checkout({ ...one, ...here }, one))).toBe(false);
  expect(isInstalled(checkout({ ...one, ...notHad }, one))).toBe(true);
});
