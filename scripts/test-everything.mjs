import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { filesChangedSince, isAbout, nearTo } from './changed.mjs';
import { countsOf, lastLine, sum } from './counts.mjs';
import { failuresOf } from './failures.mjs';
import { ensureInstalled } from './install.mjs';
import { LauncherProblem, launch, makeNotes, notes, root } from './project.mjs';
import { runTool } from './run-program.mjs';
import { build, checks, everyTest, format, testsNear } from './steps.mjs';

const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

const run = async ({ name, tool, args, env, report, output, outside }, log) => {
  if (!log) console.log(`\n== ${name}`);
  const start = Date.now();
  for (const file of [output, outside]) if (file) rmSync(file, { force: true });
  const code = await runTool(tool, args, { log, env: { NODE_ENV: undefined, ...env } });
  const content = output && readReport(output);
  const counts = countsOf({ report, succeeded: code === 0, content });
  const failures = failuresOf({ report, content, outside: outside && readReport(outside) });
  if (log) process.stdout.write(`\n== ${name}\n${readFileSync(log, 'utf8')}`);
  console.log(
    `== ${name}: ${code === 0 ? 'in order' : 'FAILED'} (${Math.round((Date.now() - start) / 1000)} s)`,
  );
  return { name, counts, failures, succeeded: code === 0 && counts.failed === 0 };
};

/** Two at a time, each told as a whole once it is over. */
const runInPairs = async (steps) => {
  const waiting = [...steps.entries()];
  const outcomes = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [number, step] = next;
      outcomes.push(await run(step, path.join(notes, `check-${number}.log`)));
    }
  };
  await Promise.all([work(), work()]);
  return outcomes;
};

/** `--changed`, and since which branch or commit: `main` unless it is said. */
const asked = (args) => {
  if (args.length === 0) return { only: null };
  if (args[0] === '--changed' && args.length <= 2) return { only: args[1] ?? 'main' };
  throw new LauncherProblem('npm test takes nothing, or: -- --changed [branch or commit]');
};

const plan = ({ only }) => {
  if (only === null) return { pairs: [format(), ...checks, build], then: everyTest };
  const files = filesChangedSince(only);
  console.log(`${files.length} files have changed since ${only}.`);
  const near = nearTo(files, (folder) => existsSync(path.join(root, folder)));
  return {
    pairs: [...(files.length > 0 ? [format(files)] : []), ...checks.filter(isAbout(files))],
    then: testsNear(near),
  };
};

/** Runs every step, also after one has failed, and sums up on the last line. */
export const testEverything = () =>
  launch(async () => {
    const { only } = asked(process.argv.slice(2));
    await ensureInstalled();
    makeNotes();
    const { pairs, then } = plan({ only });
    const outcomes = await runInPairs(pairs);
    for (const step of then) outcomes.push(await run(step));
    const failed = outcomes.filter(({ succeeded }) => !succeeded);
    // Once more, where a log that is kept only in part still has it.
    for (const { name, failures } of failed) console.log([`\nfailed: ${name}`, ...failures].join('\n'));
    console.log('');
    if (only !== null) console.log('Only what is near to the changes was tested; npm test tests everything.');
    console.log(lastLine(sum(outcomes.map(({ counts }) => counts))));
    process.exitCode = failed.length > 0 ? 1 : 0;
  });
