import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from './project.mjs';

const shared = [
  'package-lock.json',
  'tsconfig.base.json',
  'domain/src',
  'locales',
  'scripts/bundle-server.mjs',
  'scripts/bundle.mjs',
];

const pages = [
  'web/src',
  'web/public',
  'web/index.html',
  'web/vite.config.ts',
  'web/name-dismiss-buttons.ts',
  'web/refuse-import-cycles.ts',
];

export const buildTargets = {
  server: {
    sources: [...shared, 'planner/src', 'planner/package.json', 'server/src', 'server/package.json'],
    result: 'server/dist/main.js',
  },
  web: {
    sources: [...shared, ...pages, 'domain/geo', 'web/package.json'],
    result: 'web/dist/index.html',
  },
};

export const compressedFolder = 'web/dist/compressed';

const isTest = (file) => /\.test\.tsx?$/.test(file);

const filesIn = (place) => {
  const stat = statSync(place, { throwIfNoEntry: false });
  if (!stat) return [];
  if (stat.isFile()) return [place];
  return readdirSync(place)
    .toSorted()
    .flatMap((name) => filesIn(path.join(place, name)));
};

/** Hash of names and contents, so that equal commits match regardless of dates. */
export const fingerprintSources = (sources, folder = root) => {
  const hash = createHash('sha256');
  for (const source of sources)
    for (const file of filesIn(path.join(folder, source)).filter((name) => !isTest(name))) {
      const content = readFileSync(file);
      hash.update(`${path.relative(folder, file)}\0${content.length}\0`).update(content);
    }
  return hash.digest('hex');
};
