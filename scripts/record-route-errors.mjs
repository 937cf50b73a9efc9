import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * Records which errors routes return in tests, in `server/src/http/answered-errors.json`.
 * Run: npm run api:answers [folder of earlier records]
 */
const root = path.resolve(import.meta.dirname, '..');
const manyHostileRequests = { HOSTILE_REQUESTS: '20000', HOSTILE_SEED: '1' };
const [given] = process.argv.slice(2);
const folder = given ?? mkdtempSync(path.join(os.tmpdir(), 'shiptime-answers-'));

if (given === undefined) {
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server'],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, RECORD_ANSWERS: folder, ...manyHostileRequests },
    },
  );
  if (status !== 0) console.log('Some tests failed; what was answered is kept nevertheless.');
}

const file = path.join(root, 'server/src/http/answered-errors.json');
const before = JSON.parse(readFileSync(file, 'utf8'));
const found = new Map();
for (const name of readdirSync(folder))
  for (const line of readFileSync(path.join(folder, name), 'utf8').split('\n')) {
    if (line === '') continue;
    const { routes, status, type } = JSON.parse(line);
    for (const route of routes) {
      if (route.startsWith('HEAD ')) continue;
      if (!found.has(route)) found.set(route, { ...before[route] });
      const types = found.get(route);
      if (status >= 400) types[status] = [...new Set([...(types[status] ?? []), type])].toSorted();
    }
  }
if (given === undefined) rmSync(folder, { recursive: true });

const sorted = (entries) => Object.fromEntries([...entries].toSorted(([a], [b]) => (a < b ? -1 : 1)));
const errors = sorted(
  [...found]
    .filter(([, types]) => Object.keys(types).length > 0)
    .map(([route, types]) => [route, sorted(Object.entries(types))]),
);
writeFileSync(file, `${JSON.stringify(errors, null, 2)}\n`);
spawnSync('npx', ['oxfmt', file], { cwd: root });
console.log(`${Object.keys(errors).length} routes with errors`);
