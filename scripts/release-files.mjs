import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packagesNeededBy } from './needed-packages.mjs';
import { root } from './project.mjs';

const own = [
  ...[
    'CHANGELOG.md',
    'LICENSE',
    'docs',
    'client/verify-ledger.mjs',
    'client/ledger-lines.mjs',
    'locales',
    'package-lock.json',
  ],
  ...['server/package.json', 'server/dist', 'server/migrations', 'server/templates', 'web/dist'],
];
const links = ['node_modules/@shiptime/locales'];

const isTest = /(^|\/)(tests?|__tests__|bench)\/|\.test\.\w+$/;
const isForAuthors = /\.(map|[cm]?tsx?|tsbuildinfo)$/;
const fonts = ['@expo-google-fonts', 'dejavu-fonts-ttf'];
const usedFont = /\/(400Regular|600SemiBold)\/|\/DejaVuSans(-Bold)?\.ttf$/;

const isFor = (file) =>
  !isTest.test(file) &&
  !isForAuthors.test(file) &&
  !(fonts.some((name) => file.includes(`/${name}/`)) && file.endsWith('.ttf') && !usedFont.test(file));

const filesIn = (place) => {
  const stat = lstatSync(path.join(root, place), { throwIfNoEntry: false });
  if (!stat) return [];
  if (!stat.isDirectory()) return [place];
  return readdirSync(path.join(root, place)).flatMap((name) => filesIn(path.posix.join(place, name)));
};

const productionPackages = () => {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  return [...packagesNeededBy(['server', 'planner'], packages)].filter(
    (place) => place.includes('node_modules/') && !packages[place].link && !packages[place].dev,
  );
};

const filesOfPackage = (place) => filesIn(place).filter((file) => !file.startsWith(`${place}/node_modules/`));

/** Paths relative to the root, for this platform. */
export const listReleaseFiles = () =>
  [...own.flatMap(filesIn), ...productionPackages().flatMap(filesOfPackage), ...links].filter(isFor);

export const createReleaseManifest = () => {
  const { name, version, license, type, engines } = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  );
  const scripts = { start: 'node server/dist/main.js', shiptime: 'node server/dist/cli.js' };
  return { name, version, license, private: true, type, engines, scripts };
};
