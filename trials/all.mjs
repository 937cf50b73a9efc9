// Every trial, one after the other: npm run trials [-- minutes] [seed]. Says of each whether it held.
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const minutes = process.argv[2] ?? '5';
const seed = process.argv[3] ?? String(Math.floor(Math.random() * 1_000_000));

const run = (...args) => spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status === 0;

const trials = [
  ['two-planners', minutes, seed],
  ['co-editing', minutes, seed],
  ['crash', '10'],
  ['repeats-after-kill', '20'],
  ['kills', '20', '8'],
  ['cut-answers', '200'],
  ['submit-races', '200'],
  ['deadline-edge', '6'],
  ['two-processes', '2'],
  ['faults', '10'],
];

const outcomes = run('scripts/build.mjs')
  ? trials.map(([name, ...args]) => {
      console.log(`\n== ${name} ${args.join(' ')}`);
      return [name, run('--import', 'tsx', `trials/${name}.mjs`, ...args)];
    })
  : [['build', false]];

console.log('');
for (const [name, held] of outcomes) console.log(`${held ? 'held' : 'DID NOT HOLD'}: ${name}`);
console.log(`seed: ${seed}`);
process.exitCode = outcomes.every(([, held]) => held) ? 0 : 1;
