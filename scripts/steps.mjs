import path from 'node:path';
import { notes, root } from './project.mjs';

const tool = (place) => path.join(root, 'node_modules', place);
const tsc = tool('typescript-native/bin/tsc');

export const reports = {
  vitest: path.join(notes, 'vitest.json'),
  playwright: path.join(notes, 'playwright.json'),
};

const types = (project) => ({ name: `types of ${project}`, tool: tsc, args: ['-p', project] });

/** Everything that must be in order, quick things first. A step with a report counts its tests, any other only itself. */
export const steps = [
  { name: 'format', tool: tool('prettier/bin/prettier.cjs'), args: ['--check', '--log-level', 'warn', '.'] },
  { name: 'lint', tool: tool('oxlint/bin/oxlint'), args: ['--deny-warnings'] },
  types('domain'),
  types('domain/tsconfig.test.json'),
  types('planner'),
  types('planner/tsconfig.test.json'),
  types('server'),
  types('web'),
  types('e2e'),
  // What nobody uses, and packages that are used without being asked for.
  { name: 'nothing unused', tool: tool('knip/bin/knip.js'), args: ['--no-progress', '--no-config-hints'] },
  // The share that may stand twice is in .jscpd.json: what it was when this was written.
  { name: 'nothing twice', tool: tool('jscpd/bin/jscpd'), args: ['--silent'] },
  { name: 'arrows', tool: path.join(root, 'scripts/arrows.mjs'), args: [] },
  {
    name: 'unit and server tests',
    tool: tool('vitest/vitest.mjs'),
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${reports.vitest}`],
    report: 'vitest',
  },
  { name: 'build', tool: path.join(root, 'scripts/build.mjs'), args: [] },
  {
    name: 'journeys in a browser',
    tool: tool('@playwright/test/cli.js'),
    args: ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reports.playwright },
    report: 'playwright',
  },
  // Last: it reads which tests have run.
  {
    name: 'the specification and the papers are held',
    tool: path.join(root, 'scripts/specification.mjs'),
    args: [],
  },
];
