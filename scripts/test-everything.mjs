import { readFileSync, rmSync } from 'node:fs';
import { countsOf, lastLine, sum } from './counts.mjs';
import { ensureInstalled } from './install.mjs';
import { launch, makeNotes } from './project.mjs';
import { runTool } from './run-program.mjs';
import { reports, steps } from './steps.mjs';

const readReport = (report) => {
  try {
    return JSON.parse(readFileSync(reports[report], 'utf8'));
  } catch {
    return undefined;
  }
};

const run = async ({ name, tool, args, env, report }) => {
  console.log(`\n== ${name}`);
  const start = Date.now();
  if (report) rmSync(reports[report], { force: true });
  const succeeded = (await runTool(tool, args, { env: { NODE_ENV: undefined, ...env } })) === 0;
  const counts = countsOf({ report, succeeded, content: report && readReport(report) });
  console.log(
    `== ${name}: ${succeeded ? 'in order' : 'FAILED'} (${Math.round((Date.now() - start) / 1000)} s)`,
  );
  return { name, counts, succeeded: succeeded && counts.failed === 0 };
};

/** Runs every step, also after one has failed, and sums up on the last line. */
export const testEverything = () =>
  launch(async () => {
    await ensureInstalled();
    makeNotes();
    const outcomes = [];
    for (const step of steps) outcomes.push(await run(step));
    const failed = outcomes.filter(({ succeeded }) => !succeeded).map(({ name }) => name);
    console.log(failed.length > 0 ? `\nfailed: ${failed.join(', ')}` : '');
    console.log(lastLine(sum(outcomes.map(({ counts }) => counts))));
    process.exitCode = failed.length > 0 ? 1 : 0;
  });
