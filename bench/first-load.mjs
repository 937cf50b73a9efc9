// What a first visit to `/` loads in scripts, compressed: the entry, what it imports at once, the front page and
// the texts of one language. Run after a build. Fails beyond the figure of docs (190 KB).
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const limit = 190 * 1000;
const dist = new URL('../web/dist/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));

const page = 'src/features/support/home-page.tsx';
const texts = (language) =>
  ['app', 'ui', 'errors', 'support'].map((name) => `../locales/${language}/${name}.json`);

const withImports = (key, seen = new Set()) => {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`not in the build: ${key}`);
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of chunk.imports ?? []) withImports(imported, seen);
  return seen;
};

const sizeOf = (file) => gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length;

const report = (language) => {
  const keys = new Set(['index.html', page, ...texts(language)].flatMap((key) => [...withImports(key)]));
  const files = [...new Set([...keys].map((key) => manifest[key].file))].filter((file) =>
    file.endsWith('.js'),
  );
  const sizes = files.map((file) => ({ file, bytes: sizeOf(file) })).sort((a, b) => b.bytes - a.bytes);
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(
    `First load of / (${language}): ${(total / 1000).toFixed(1)} KB of script in ${files.length} files`,
  );
  for (const { file, bytes } of sizes) console.log(`  ${(bytes / 1000).toFixed(1).padStart(7)}  ${file}`);
  return total;
};

const totals = ['en', 'fr'].map(report);
if (Math.max(...totals) > limit) {
  console.error(`More than ${limit / 1000} KB.`);
  process.exitCode = 1;
}
