import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { filesChangedSince, concernsFiles, testsNearFiles } from './changed.mjs';
import { countTests, summaryLine, sumCounts } from './count-tests.mjs';
import { describeFailures } from './describe-failures.mjs';
import { ensureInstalled } from './install.mjs';
import { LauncherError, runLauncher, createBuildStateFolder, buildStateFolder, root } from './project.mjs';
import { runTool } from './run-program.mjs';
import {
  buildStep,
  checkSteps,
  slowCheckSteps,
  allTestSteps,
  createFormatStep,
  documentsStep,
  testStepsNear,
  unitTestStep,
} from './steps.mjs';

const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

const clock = (start) => {
  const seconds = Math.round((Date.now() - start) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
const started = Date.now();
const running = new Map();
const tellEveryMs = 30_000;

/** Prints progress every half minute, since the output of steps is buffered. */
const tellRunning = () =>
  setInterval(() => {
    const steps = [...running].map(([name, start]) => `${name} (${clock(start)})`);
    console.log(`-- ${clock(started)}: ${steps.join(', ')}`);
  }, tellEveryMs);

const run = async ({ name, tool, args, env, report, output, outside }, { log, aside = false } = {}) => {
  console.log(`\n== ${name}…`);
  const start = Date.now();
  running.set(name, start);
  for (const file of [output, outside]) if (file) rmSync(file, { force: true });
  const options = { log, aside, group: true, env: { NODE_ENV: undefined, ...env } };
  const code = await runTool(tool, args, options).finally(() => running.delete(name));
  const content = output && readReport(output);
  const counts = countTests({ report, succeeded: code === 0, content });
  const failures = describeFailures({ report, content, outside: outside && readReport(outside) });
  if (log) process.stdout.write(`\n== ${name}\n${readFileSync(log, 'utf8')}`);
  console.log(`== ${name}: ${code === 0 ? 'in order' : 'FAILED'} (${clock(start)} min)`);
  return { name, counts, failures, succeeded: code === 0 && counts.failed === 0 };
};

const logOf = ({ name }) => path.join(buildStateFolder, `check-${name.replaceAll(/\W+/g, '-')}.log`);

const all = async (lanes) => {
  const settled = await Promise.allSettled(lanes);
  const failed = settled.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
  return settled.flatMap(({ value }) => value);
};

const oneByOne = async (steps, how = () => ({})) => {
  const outcomes = [];
  for (let next = steps.shift(); next; next = steps.shift()) outcomes.push(await run(next, how(next)));
  return outcomes;
};

const runInPairs = (steps) => {
  const waiting = [...steps];
  const kept = (step) => ({ log: logOf(step) });
  return all([oneByOne(waiting, kept), oneByOne(waiting, kept)]);
};

const runBeside = (tests, beside) =>
  all([oneByOne([...tests]), oneByOne([...beside], (step) => ({ log: logOf(step), aside: true }))]);

const asked = (args) => {
  if (args.length === 0) return { only: null };
  if (args[0] === '--changed' && args.length <= 2) return { only: args[1] ?? 'main' };
  throw new LauncherError('npm test takes nothing, or: -- --changed [branch or commit]');
};

const plan = ({ only }) => {
  if (only === null)
    return {
      pairs: [unitTestStep, createFormatStep(), ...checkSteps, buildStep],
      then: allTestSteps,
      beside: slowCheckSteps,
      last: [documentsStep],
    };
  const files = filesChangedSince(only);
  console.log(`${files.length} files have changed since ${only}.`);
  const near = testsNearFiles(files, (folder) => existsSync(path.join(root, folder)));
  return {
    pairs: [
      ...(files.length > 0 ? [createFormatStep(files)] : []),
      ...checkSteps.filter(concernsFiles(files)),
    ],
    then: testStepsNear(near),
    beside: slowCheckSteps.filter(concernsFiles(files)),
    last: [],
  };
};

export const testEverything = () =>
  runLauncher(async () => {
    const { only } = asked(process.argv.slice(2));
    await ensureInstalled();
    createBuildStateFolder();
    const { pairs, then, beside, last } = plan({ only });
    const telling = tellRunning();
    const outcomes = [
      ...(await runInPairs(pairs)),
      ...(await runBeside(then, beside)),
      ...(await oneByOne([...last])),
    ];
    clearInterval(telling);
    const failed = outcomes.filter(({ succeeded }) => !succeeded);
    for (const { name, failures } of failed) console.log([`\nfailed: ${name}`, ...failures].join('\n'));
    console.log('');
    if (only !== null) console.log('Only what is near to the changes was tested; npm test tests everything.');
    console.log(summaryLine(sumCounts(outcomes.map(({ counts }) => counts))));
    process.exitCode = failed.length > 0 ? 1 : 0;
  });
