/**
 * Writes docs/evidence.md from docs/evidence.json. `npm run evidence` only writes; with names
 * (`-- kills`, optionally --full) it runs these parts first, after a build.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parts, promises } from './evidence-parts.mjs';

const root = path.resolve(import.meta.dirname, '..');
export const evidenceFile = path.join(root, 'docs/evidence.md');
const keptFile = path.join(root, 'docs/evidence.json');

const head = `# Evidence

What was tried on the portal, and what came of it: printed by \`npm run evidence\` from [evidence.json](evidence.json), where each
run has left its figures. Each part is repeated by the command above its table (\`npm run build\` first), and fails
when something that was acknowledged is lost. _Load_ is the machine’s at the figure (1 minute), that of the part included; other
work ran on the same processors. _Before_ is what the same figure was when it was last kept. [trials](../trials/README.md) says what each part does.
`;

const commandOf = ({ program }, args) => ['node --import tsx', `${program}.mjs`, ...args].join(' ');

const answers = { true: 'yes', false: '**no**', null: '' };

const shown = (by, runs) =>
  by.map((asked) => {
    const [name, beginning = ''] = asked.split(': ');
    const figures = runs[name]?.figures.filter(({ what }) => what.startsWith(beginning)) ?? [];
    return { name, run: runs[name], missed: figures.filter(({ holds }) => holds === false) };
  });

const verdict = ({ by, tests, unrun }, runs) => {
  const found = shown(by, runs);
  const missed = found.flatMap((one) => one.missed.map(({ what, reached }) => `${what}: ${reached}`));
  const broken = found.filter(({ run }) => run?.broken).map(({ name }) => name);
  const missing = found.filter(({ run }) => !run).map(({ name }) => name);
  const said = [];
  if (missed.length > 0) said.push(`**a goal was missed** (${missed.join('; ')})`);
  if (broken.length > 0) said.push(`**ended early** (${broken.join(', ')})`);
  if (missing.length > 0) said.push(`not run here (${missing.join(', ')})`);
  if (said.length === 0 && by.length > 0) said.push('held');
  if (said.length === 0 && tests.length > 0) said.push('held by tests');
  if (unrun) said.push(unrun);
  return said.join('; ');
};

const promiseLine = (promise, runs) => {
  const names = [...new Set(promise.by.map((asked) => asked.split(': ')[0]))];
  const links = names.map((name) => (runs[name] ? `[${name}](#${name})` : name));
  const files = promise.tests.map((file) => `[${path.basename(file)}](../${file})`);
  return `| ${promise.id} | ${promise.what} | ${[...links, ...files].join(', ')} | ${verdict(promise, runs)} |`;
};

const partText = ([name, run]) => `## ${name}

\`${run.command}\`: ${run.day}, commit ${run.commit}, ${run.machine}; load before ${run.loadBefore}, ${run.seconds} s.
${run.broken ? '\n**It ended before its last figure.**\n' : ''}
| What | Reached | Before | Wanted | Holds | Load |
| --- | --- | --- | --- | --- | --- |
${run.figures.map(({ what, reached, before = '', wanted, holds, load }) => `| ${what} | ${reached} | ${before} | ${wanted} | ${answers[holds]} | ${load} |`).join('\n')}
`;

export const readKept = () => (existsSync(keptFile) ? JSON.parse(readFileSync(keptFile, 'utf8')) : {});

export const evidence = (runs) => `${head}
| | What happens | Shown by | Stands |
| --- | --- | --- | --- |
${promises.map((promise) => promiseLine(promise, runs)).join('\n')}

${Object.entries(runs).map(partText).join('\n')}`;

const machine = () =>
  `Node ${process.version}, ${availableParallelism()} processors (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB`;

const commitOfPortal = () =>
  execFileSync('git', ['log', '-1', '--format=%h', '--', 'domain', 'locales', 'planner', 'server', 'web'], {
    cwd: root,
    encoding: 'utf8',
  }).trim();

const besideBefore = (figures, before) => {
  const known = new Map(before?.figures.map(({ what, reached }) => [what, reached]));
  return figures.map((figure) =>
    known.has(figure.what) ? { ...figure, before: known.get(figure.what) } : figure,
  );
};

const run = (part, isFull) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'shiptime-evidence-'));
  const file = path.join(folder, 'figures');
  const args = isFull ? part.full : part.usual;
  const loadBefore = Number(loadavg()[0].toFixed(1));
  const began = performance.now();
  console.log(`\n== ${commandOf(part, args)}`);
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', `${part.program}.mjs`, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, FIGURES: file },
  });
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  const figures = lines.map((line) => JSON.parse(line));
  rmSync(folder, { recursive: true });
  return {
    command: commandOf(part, args),
    day: new Date().toISOString().slice(0, 10),
    commit: commitOfPortal(),
    machine: machine(),
    loadBefore,
    seconds: Math.round((performance.now() - began) / 1000),
    // A program that crashed has printed no failed limit.
    broken: status !== 0 && figures.every(({ holds }) => holds !== false),
    figures,
  };
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const asked = process.argv.slice(2);
  const names = asked.filter((name) => name !== '--full');
  for (const name of names) {
    const part = parts.find((one) => one.name === name);
    if (!part) throw new Error(`${name} is none of ${parts.map((one) => one.name).join(', ')}`);
    const done = run(part, asked.includes('--full'));
    // Reads again, since another run may have written meanwhile.
    const before = readKept();
    const kept = { ...before, [name]: { ...done, figures: besideBefore(done.figures, before[name]) } };
    const order = parts.map((one) => one.name);
    const sorted = Object.entries(kept).toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b));
    writeFileSync(keptFile, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
    if (done.broken || done.figures.some(({ holds }) => holds === false)) process.exitCode = 1;
  }
  writeFileSync(evidenceFile, evidence(readKept()));
  spawnSync(path.join(root, 'node_modules/.bin/oxfmt'), ['docs/evidence.md', 'docs/evidence.json'], {
    cwd: root,
  });
}
