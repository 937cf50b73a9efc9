import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createPreloads } from './page-preloads.ts';

const directory = mkdtempSync(path.join(os.tmpdir(), 'shiptime-preloads-'));
afterAll(() => rmSync(directory, { recursive: true }));

mkdirSync(path.join(directory, '.vite'));
const texts = Object.fromEntries(
  ['start', 'application'].flatMap((name) =>
    ['en', 'fr'].map((language) => [
      `_texts-${name}-${language}.js`,
      { name: `texts-${name}-${language}`, file: `assets/${name}-${language}.js`, imports: ['_runtime.js'] },
    ]),
  ),
);
const manifest = {
  ...texts,
  'index.html': { name: 'index', file: 'assets/index.js', imports: ['_runtime.js'] },
  '_runtime.js': { name: 'runtime', file: 'assets/runtime.js' },
  '_common.js': { name: 'common', file: 'assets/common.js', imports: ['index.html'] },
  'src/mine.tsx': { name: 'my-applications-page', file: 'assets/mine.js', imports: ['_common.js'] },
};
writeFileSync(path.join(directory, '.vite/manifest.json'), JSON.stringify(manifest));

const preloadedBy = (pagePath: string, language: 'en' | 'fr', webDirectory = directory) =>
  [...createPreloads(webDirectory)('<head></head>', pagePath, language).matchAll(/href="([^"]+)"/g)].map(
    ([, file]) => file,
  );

it('adds the texts of the language, and what a page needs beside the first script', () => {
  expect(preloadedBy('/login', 'fr')).toEqual(['/assets/start-fr.js']);
  expect(preloadedBy('/my-requests', 'en')).toEqual([
    '/assets/start-en.js',
    '/assets/mine.js',
    '/assets/common.js',
    '/assets/application-en.js',
  ]);
});

it('adds nothing without a list of files', () => {
  expect(preloadedBy('/my-requests', 'en', os.tmpdir())).toEqual([]);
});
