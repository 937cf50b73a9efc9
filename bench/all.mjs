/**
 * Runs every benchmark in turn and prints results and limits: `npm run build && npm run bench [-- name …]`.
 * A single one: `node --import tsx bench/NAME.mjs`. Use an otherwise idle machine.
 */
import { spawn, execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import path from 'node:path';

const benches = [
  'start',
  'conflicts',
  'list',
  'autosave',
  'commits',
  'pages',
  'timeline',
  'form-typing',
  'stations',
  'station-map',
  'export',
  'poster',
  'hostile-files',
  'hundredfold',
  'jobs',
  'proposals',
];
const root = path.join(import.meta.dirname, '..');
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !benches.includes(name));
if (unknown.length > 0) {
  console.error(`No benchmark is called ${unknown.join(', ')}; there are: ${benches.join(', ')}.`);
  process.exit(2);
}
if (!existsSync(path.join(root, 'server/dist/main.js'))) {
  console.error('The benchmarks measure what was built: npm run build');
  process.exit(2);
}

const folder = mkdtempSync(path.join(tmpdir(), 'shiptime-figures-'));
const run = (name) =>
  new Promise((resolve) => {
    const file = path.join(folder, name);
    spawn(process.execPath, ['--import', 'tsx', `bench/${name}.mjs`], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, FIGURES: file },
    }).once('exit', (code) => {
      const told = existsSync(file)
        ? readFileSync(file, 'utf8')
            .trim()
            .split('\n')
            .map((line) => JSON.parse(line))
        : [];
      const isBroken = code !== 0 && told.every(({ holds }) => holds !== false);
      resolve({ name, told, isBroken });
    });
  });

const keptFile = path.join(root, 'docs/evidence.json');
const kept = new Map(
  Object.values(existsSync(keptFile) ? JSON.parse(readFileSync(keptFile, 'utf8')) : {}).flatMap(
    ({ figures }) => figures.map(({ what, reached }) => [what, reached]),
  ),
);
const answer = { true: 'yes', false: 'NO', null: '' };
const results = [];
for (const name of asked.length > 0 ? asked : benches) {
  console.log(`\n== ${name}`);
  results.push(await run(name));
}
rmSync(folder, { recursive: true });

const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
console.log(`
${new Date().toISOString().slice(0, 10)}, commit ${commit}, Node ${process.version}, ${availableParallelism()} processors (${cpus()[0]?.model.trim()})

| What | Reached | Kept | Wanted | Holds | Load |
|---|---|---|---|---|---|`);
for (const { name, told, isBroken } of results) {
  for (const { what, reached, wanted, holds, load } of told)
    console.log(
      `| ${what} | ${reached} | ${kept.get(what) ?? ''} | ${wanted} | ${answer[holds]} | ${load} |`,
    );
  if (isBroken) console.log(`| ${name} | ended before its last figure | | | NO | |`);
}
const failed = results.flatMap(({ told, isBroken }) => [
  ...told.filter(({ holds }) => holds === false),
  ...(isBroken ? [1] : []),
]);
process.exitCode = failed.length > 0 ? 1 : 0;
