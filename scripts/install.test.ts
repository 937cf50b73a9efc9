import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { hasOtherPackages, isInstalled } from './install.mjs';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

type Entry = {
  version?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  integrity?: string;
  link?: boolean;
  resolved?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional: boolean }>;
};
type Packages = Record<string, Entry>;

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

const whole: Packages = {
  '': { devDependencies: { tool: '1.0.0' } },
  server: { dependencies: { '@x/domain': '1.0.0', one: '1.0.0' }, devDependencies: { builder: '1.0.0' } },
  domain: { dependencies: { two: '1.0.0' } },
  client: { dependencies: { four: '1.0.0' } },
  'node_modules/@x/domain': { link: true, resolved: 'domain' },
  'node_modules/@x/client': { link: true, resolved: 'client' },
  'node_modules/one': { version: '1.0.0', dependencies: { three: '1.0.0', two: '2.0.0' } },
  'node_modules/one/node_modules/two': { version: '2.0.0' },
  'node_modules/two': {
    version: '1.0.0',
    peerDependencies: { three: '1.0.0', tool: '1.0.0' },
    peerDependenciesMeta: { tool: { optional: true } },
  },
  'node_modules/three': { version: '1.0.0' },
  'node_modules/four': { version: '1.0.0' },
  'node_modules/builder': { version: '1.0.0' },
  'node_modules/tool': { version: '1.0.0' },
};
const without = (...places: string[]): Packages =>
  Object.fromEntries(Object.entries(whole).filter(([place]) => !places.includes(place)));
const onlyPortal = without('client', 'node_modules/@x/client', 'node_modules/four', 'node_modules/tool');

test('a portal is installed with what its workspaces need, and whoever tests misses the rest', () => {
  const folder = checkout(whole, onlyPortal);
  expect(isInstalled(folder, ['server'])).toBe(true);
  expect(isInstalled(folder)).toBe(false);
  expect(hasOtherPackages(folder, ['server'])).toBe(false);
});

test.each([
  'node_modules/one/node_modules/two',
  'node_modules/two',
  'node_modules/three',
  'node_modules/builder',
])('a portal is not installed without %s', (place) => {
  expect(isInstalled(checkout(whole, without(place)), ['server'])).toBe(false);
});

test('whoever has everything has more than the portal needs', () => {
  expect(hasOtherPackages(checkout(whole, whole), ['server'])).toBe(true);
  expect(hasOtherPackages(checkout(whole), ['server'])).toBe(false);
});
