import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { exampleOf } from './example-answers.mjs';

/**
 * `npm run api:answers [folder]`: has the server's tests answer, and keeps which errors each route answers with
 * (`server/src/http/answered-errors.json`) and one example of each (`server/src/openapi/examples.json`). With a folder, of
 * what was recorded there before. What was known of a route is kept: no run meets every error, nor has an example of all.
 */
const root = path.resolve(import.meta.dirname, '..');
/** They meet errors that no other test does. */
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

const byRoute = new Map();
for (const name of readdirSync(folder))
  for (const line of readFileSync(path.join(folder, name), 'utf8').split('\n')) {
    if (line === '') continue;
    const { routes, by, ...answered } = JSON.parse(line);
    for (const route of routes) {
      // An example is of the method itself, an error of all that do the same.
      if (answered.status < 400 && !route.startsWith(`${by} `)) continue;
      byRoute.set(route, [...(byRoute.get(route) ?? []), answered]);
    }
  }
if (given === undefined) rmSync(folder, { recursive: true });

const sorted = (map) => Object.fromEntries([...map].toSorted(([a], [b]) => (a < b ? -1 : 1)));

const errorsOf = (lines, before = {}) => {
  const found = new Map(Object.entries(before));
  for (const { status, answer } of lines)
    if (status >= 400) found.set(String(status), new Set(found.get(String(status))).add(answer.type));
  return sorted(new Map([...found].map(([status, types]) => [status, [...types].toSorted()])));
};

const file = { errors: 'server/src/http/answered-errors.json', examples: 'server/src/openapi/examples.json' };
const known = (name) => JSON.parse(readFileSync(path.join(root, name), 'utf8'));
const before = { errors: known(file.errors), examples: known(file.examples) };

const errors = new Map();
const examples = new Map();
for (const [route, lines] of byRoute) {
  if (route.startsWith('HEAD ')) continue;
  const found = errorsOf(lines, before.errors[route]);
  if (Object.keys(found).length > 0) errors.set(route, found);
  const good = lines.filter(({ status }) => status >= 200 && status < 300);
  const example = exampleOf(good, before.examples[route]) ?? before.examples[route];
  if (example) examples.set(route, example);
}

const keep = (file, map) => writeFileSync(path.join(root, file), `${JSON.stringify(sorted(map), null, 2)}\n`);
keep(file.errors, errors);
keep(file.examples, examples);
spawnSync('npx', ['oxfmt', 'server/src/http/answered-errors.json', 'server/src/openapi/examples.json'], {
  cwd: root,
});
console.log(`${errors.size} routes with errors, ${examples.size} examples`);
