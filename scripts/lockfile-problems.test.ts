import { expect, it } from 'vitest';
import { findLockfileProblems } from './lockfile-problems.mjs';

const good = { version: '1.2.3', license: 'MIT', integrity: 'sha512-x' };
const twice = {
  'node_modules/fast-uri': { ...good, version: '4.0.0' },
  'node_modules/ajv/node_modules/fast-uri': { ...good, version: '3.0.0' },
  'node_modules/tslib': { ...good, version: '2.0.0' },
  'node_modules/tsyringe/node_modules/tslib': good,
};
const wrong = (packages: object) => findLockfileProblems({ packages: { '': {}, ...twice, ...packages } });

it('a lockfile is in order whose packages have exact versions, sums, known licences and no program to run', () => {
  expect(wrong({ 'node_modules/a': good, domain: { dependencies: { a: '1.2.3' } } })).toEqual([]);
});

it.each([
  ['no sum', { integrity: undefined }, 'a: no sum to check what is installed'],
  ['a version that is none', { version: '^1.2.3' }, 'a: no exact version, ^1.2.3'],
  ['a licence that nobody has read', { license: 'AGPL-3.0' }, 'a: licence AGPL-3.0'],
  ['no licence', { license: undefined }, 'a: licence unknown'],
  ['two licences, both of which bind', { license: 'MIT AND GPL-3.0' }, 'a: licence MIT AND GPL-3.0'],
  ['a program of its own', { hasInstallScript: true }, 'a: runs a program when installed'],
  ['a newer Node', { engines: { node: '>=24.1' } }, 'a: needs Node >=24.1, and Node 24.0.0 may run it'],
  [
    'a newer Node than the packaged one',
    { dev: true, engines: { node: '^22 || >=26' } },
    'a: needs Node ^22 || >=26, and Node 24.21.0 may run it',
  ],
  ['nobody who mends it', { deprecated: 'use b' }, 'a: given up, use b'],
])('a package with %s is named', (_name, change, sentence) => {
  expect(wrong({ 'node_modules/@x/node_modules/a': { ...good, ...change } })).toEqual([sentence]);
});

it('a tool may ask for the packaged Node, the portal for the oldest that runs it', () => {
  expect(wrong({ 'node_modules/a': { ...good, engines: { node: '^22.1 || ^24.0.0' } } })).toEqual([]);
  expect(wrong({ 'node_modules/a': { ...good, dev: true, engines: { node: '>=24.21' } } })).toEqual([]);
});

it('a licence to choose from is enough; a version asked for loosely and a package twice are named', () => {
  expect(wrong({ 'node_modules/a': { ...good, license: '(GPL-3.0 OR MIT)' } })).toEqual([]);
  expect(wrong({ web: { dependencies: { a: '^1.2.3' } } })).toEqual(['web: a is asked for as ^1.2.3']);
  const both = { 'node_modules/a': good, 'node_modules/b/node_modules/a': { ...good, version: '2.0.0' } };
  expect(wrong(both)).toEqual(['a: in versions 1 and 2']);
});

it('a reason that is no longer needed is named as well', () => {
  expect(
    findLockfileProblems({ packages: { ...twice, 'node_modules/tslib': { ...good, version: '1.9.9' } } }),
  ).toEqual(['tslib: no longer there twice']);
});
