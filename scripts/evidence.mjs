/**
 * Writes docs/evidence.md from docs/evidence.json, which contains the newest measurements of each part.
 *
 * npm run evidence                             # only writes
 * npm run build && npm run evidence -- kills   # runs these parts first; --full: full runs
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { evidenceRuns, evidenceSections } from './evidence-parts.mjs';

const root = path.resolve(import.meta.dirname, '..');
export const evidenceFile = path.join(root, 'docs/evidence.md');
const keptFile = path.join(root, 'docs/evidence.json');

const head = `# Evidence

How reliable and fast the portal is. \`npm run evidence\` writes this page from [evidence.json](evidence.json), which has every figure with day, commit and
machine. Each part shows its nearest or missed goal, and \`loop\`, the time of a fixed calculation. To repeat one: \`npm run build\`, then \`npm run evidence -- kills\`; \`--full\` runs its whole size.

## Promises
`;

const commandOf = ({ program }, args) => ['node --import tsx', `${program}.mjs`, ...args].join(' ');

const missedIn = (by, runs) =>
  by.flatMap((asked) => {
    const [name, beginning = ''] = asked.split(': ');
    const figures = runs[name]?.figures.filter(({ what }) => what.startsWith(beginning)) ?? [];
    return figures.filter(({ holds }) => holds === false).map(({ what }) => what);
  });

const verdict = ({ by, names }, runs) => {
  if (by.length === 0) return 'tests';
  const missed = missedIn(by, runs);
  const broken = names.filter((name) => runs[name]?.broken);
  const missing = names.filter((name) => !runs[name]);
  const verdicts = [
    missed.length > 0 && `**missed ${missed.length}**`,
    broken.length > 0 && `**ended early: ${broken.join(', ')}**`,
    missing.length > 0 && `not run: ${missing.join(', ')}`,
  ].filter(Boolean);
  return verdicts.join('; ') || 'held';
};

const promiseLine = (promise, runs) => {
  const names = [...new Set(promise.by.map((asked) => asked.split(': ')[0]))];
  const files = promise.tests.map((file) => `[${path.basename(file)}](../${file})`);
  const shownBy = [...names, ...files].join(', ');
  return `- ${promise.id && `${promise.id} `}${promise.what}: ${verdict({ ...promise, names }, runs)} (${shownBy})`;
};

/** Share of the limit used; above 1 means missed. */
const nearness = ({ reached, wanted }) => {
  const [limit = 0] = /[\d.]+/.exec(wanted) ?? [];
  const [is, at] = [Number.parseFloat(reached), Number(limit)];
  if (at === 0) return is === 0 ? 0 : Infinity;
  return wanted.startsWith('at most') ? is / at : at / is;
};

const shownGoals = 1;

const sign = (wanted) => wanted.replace('at most ', '≤').replace('at least ', '≥');

const goalLine = ({ what, reached, wanted, holds }) =>
  `${what}: ${holds ? reached : `**${reached}**`} (${sign(wanted)})`;

const partText = ([name, { command, broken, figures, calibration_ms: loop }]) => {
  const goals = figures.filter(({ wanted }) => wanted).toSorted((a, b) => nearness(b) - nearness(a));
  const zeros = goals.filter(({ wanted, holds }) => holds && / 0\b/.test(wanted)).length;
  const missed = goals.filter(({ holds }) => holds === false).length;
  const shown = goals.slice(0, Math.min(goals.length - zeros, Math.max(shownGoals, missed)));
  const measured = goals.length > 0 ? shown : figures.slice(0, shownGoals);
  const lines = measured.map((figure) =>
    figure.wanted ? goalLine(figure) : `${figure.what}: ${figure.reached}`,
  );
  const others = goals.length - shown.length - zeros;
  const rest = [others > 0 && `${others} more held`, zeros > 0 && `${zeros} that must be 0 held`].filter(
    Boolean,
  );
  const program = command.replace('node --import tsx ', '');
  const slowness = loop ? [`loop=${loop}ms`] : [];
  return `- **${name}**${broken ? ' (ended early)' : ''} \`${program}\`: ${[...lines, ...rest, ...slowness].join('; ')}\n`;
};

export const readRecordedRuns = () =>
  existsSync(keptFile) ? JSON.parse(readFileSync(keptFile, 'utf8')) : {};

export const renderEvidence = (runs) => `${head}
${evidenceSections.map((promise) => promiseLine(promise, runs)).join('\n')}

## Figures

${Object.entries(runs).map(partText).join('')}`;

const machine = () =>
  `Node ${process.version}, ${availableParallelism()} processors (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB`;

const commitOfPortal = () =>
  execFileSync('git', ['log', '-1', '--format=%h', '--', 'domain', 'locales', 'planner', 'server', 'web'], {
    cwd: root,
    encoding: 'utf8',
  }).trim();

const run = (part, isFull) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'shiptime-evidence-'));
  const file = path.join(folder, 'figures');
  const args = isFull ? part.full : part.usual;
  const began = performance.now();
  console.log(`\n== ${commandOf(part, args)}`);
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', `${part.program}.mjs`, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, FIGURES: file },
  });
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  const told = lines.map((line) => JSON.parse(line));
  const loops = told.map(({ calibration }) => calibration).toSorted((a, b) => a - b);
  const figures = told.map((figure) => ({ ...figure, load: undefined, calibration: undefined }));
  rmSync(folder, { recursive: true });
  return {
    command: commandOf(part, args),
    day: new Date().toISOString().slice(0, 10),
    commit: commitOfPortal(),
    machine: machine(),
    calibration_ms: loops[Math.floor(loops.length / 2)] ?? null,
    seconds: Math.round((performance.now() - began) / 1000),
    // True if the program failed without missing a limit.
    broken: status !== 0 && figures.every(({ holds }) => holds !== false),
    figures,
  };
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const asked = process.argv.slice(2);
  const names = asked.filter((name) => name !== '--full');
  for (const name of names) {
    const part = evidenceRuns.find((one) => one.name === name);
    if (!part) throw new Error(`${name} is none of ${evidenceRuns.map((one) => one.name).join(', ')}`);
    const done = run(part, asked.includes('--full'));
    const before = readRecordedRuns();
    const kept = { ...before, [name]: done };
    const order = evidenceRuns.map((one) => one.name);
    const sorted = Object.entries(kept).toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b));
    writeFileSync(keptFile, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
    if (done.broken || done.figures.some(({ holds }) => holds === false)) process.exitCode = 1;
  }
  writeFileSync(evidenceFile, renderEvidence(readRecordedRuns()));
  spawnSync(path.join(root, 'node_modules/.bin/oxfmt'), ['docs/evidence.md', 'docs/evidence.json'], {
    cwd: root,
  });
}
