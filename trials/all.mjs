/**
 * Runs trials in turn and reports each: `npm run trials [-- names] [minutes] [seed]`.
 * A single trial: `npm run build && node --import tsx trials/NAME.mjs`.
 * Promises such as R-1 are listed in docs/evidence.md.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

const trials = ({ minutes, seed }) => ({
  'two-planners': [minutes, seed],
  'co-editing': [minutes, seed],
  crash: ['10'],
  'repeats-after-kill': ['20'],
  kills: ['20', '8'],
  'cut-answers': ['200'],
  'submit-races': ['200'],
  'deadline-edge': ['6'],
  'deadline-hour': ['30', 'embedded'],
  balancers: ['10'],
  'random-history': [minutes, seed],
  'hostile-requests': ['5000', seed],
  soak: [minutes],
  'two-processes': ['2'],
  'upgrade-beside': ['1'],
  standby: [],
  patroni: ['60'],
  faults: ['10'],
  'events-by-cursor': ['10000'],
  'webhook-receivers': ['30'],
});

const asked = (said) => {
  const isNumber = (word) => /^\d+$/.test(word);
  const [minutes = '5', seed = String(Math.floor(Math.random() * 1_000_000))] = said.filter(isNumber);
  const known = trials({ minutes, seed });
  const names = said.filter((word) => !isNumber(word));
  const unknown = names.filter((name) => !Object.hasOwn(known, name));
  if (unknown.length > 0) {
    console.error(
      `no trial of that name: ${unknown.join(', ')}\nthere are: ${Object.keys(known).join(', ')}`,
    );
    process.exit(2);
  }
  return {
    seed,
    chosen: Object.entries(known).filter(([name]) => names.length === 0 || names.includes(name)),
  };
};

const run = (...args) => spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status === 0;

const { seed, chosen } = asked(process.argv.slice(2));
const outcomes = run('scripts/build.mjs')
  ? chosen.map(([name, args]) => {
      console.log(`\n== ${name} ${args.join(' ')}`);
      return [name, run('--import', 'tsx', `trials/${name}.mjs`, ...args)];
    })
  : [['build', false]];

console.log('');
for (const [name, held] of outcomes) console.log(`${held ? 'held' : 'DID NOT HOLD'}: ${name}`);
console.log(`seed: ${seed}`);
process.exitCode = outcomes.every(([, held]) => held) ? 0 : 1;
