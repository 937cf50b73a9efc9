import path from 'node:path';
import { buildStateFolder, root } from './project.mjs';

const tool = (place) => path.join(root, 'node_modules', place);
const tsc = tool('typescript-native/bin/tsc');

export const reportFiles = {
  units: path.join(buildStateFolder, 'vitest-units.json'),
  vitest: path.join(buildStateFolder, 'vitest.json'),
  outsideTests: path.join(buildStateFolder, 'errors-outside-tests.json'),
  playwright: path.join(buildStateFolder, 'playwright.json'),
};

const types = (project, of) => ({ name: `types of ${project}`, tool: tsc, args: ['-p', project], of });

export const createFormatStep = (files = ['.']) => ({
  name: 'format',
  tool: tool('oxfmt/bin/oxfmt'),
  args: ['--check', '--no-error-on-unmatched-pattern', ...files],
});

export const buildStep = { name: 'build', tool: path.join(root, 'scripts/build.mjs'), args: [] };

/** Steps run in pairs, quick ones first, so that common mistakes show early. */
export const checkSteps = [
  { name: 'lint', tool: tool('oxlint/bin/oxlint'), args: ['--deny-warnings'] },
  { name: 'packages', tool: path.join(root, 'scripts/lockfile-problems.mjs'), args: [] },
  { name: 'plain words', tool: path.join(root, 'scripts/plain-words.mjs'), args: [] },
  types('domain', ['domain']),
  types('domain/tsconfig.test.json', ['domain']),
  types('planner', ['domain', 'planner']),
  types('planner/tsconfig.test.json', ['domain', 'planner']),
  types('server', ['domain', 'locales', 'planner', 'server']),
  types('web', ['domain', 'locales', 'web']),
  types('client', ['client', 'server']),
  types('e2e', ['client', 'domain', 'web', 'server', 'e2e', 'bench', 'trials']),
  // Checks the declared types of hand-written SQL; server tests compare them with every row that they read.
  {
    name: 'declared rows',
    tool: tool('tsx/dist/cli.mjs'),
    args: ['server/test/note-declared-rows.ts'],
    of: ['server'],
  },
];

export const slowCheckSteps = [
  { name: 'duplicates', tool: tool('jscpd/run-jscpd.js'), args: ['--silent'], of: [] },
  { name: 'unused code', tool: tool('knip/bin/knip.js'), args: ['--no-progress', '--no-config-hints'] },
  { name: 'import directions', tool: path.join(root, 'scripts/check-imports.mjs'), args: [] },
];

const vitest = (name, args, output) => ({
  name,
  tool: tool('vitest/vitest.mjs'),
  args: [
    ...args,
    '--reporter=default',
    '--reporter=json',
    `--reporter=${path.join(root, 'scripts/errors-outside-tests.mjs')}`,
    `--outputFile.json=${output}`,
  ],
  env: { ERRORS_OUTSIDE_TESTS: reportFiles.outsideTests },
  report: 'vitest',
  output,
  outside: reportFiles.outsideTests,
});

const journeys = (args = []) => ({
  name: 'journeys in a browser',
  tool: tool('@playwright/test/cli.js'),
  args: ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json', ...args],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFiles.playwright },
  report: 'playwright',
  output: reportFiles.playwright,
});

const projects = (...names) => names.flatMap((name) => ['--project', name]);

export const unitTestStep = vitest(
  'unit tests',
  ['run', ...projects('domain', 'planner', 'web')],
  reportFiles.units,
);

export const allTestSteps = [
  vitest('component and server tests', ['run', ...projects('server', 'components')], reportFiles.vitest),
  journeys(),
];

/** Runs last, because it reads which tests have run. */
export const documentsStep = {
  name: 'the specification and the papers are held',
  tool: path.join(root, 'scripts/specification.mjs'),
  args: [],
};

export const testStepsNear = ({ files, projects, serverFolders, journeyFiles }) => [
  ...(projects.length > 0
    ? [
        vitest(
          `tests of ${projects.join(', ')} that use what has changed`,
          [
            'related',
            '--run',
            '--passWithNoTests',
            ...projects.flatMap((project) => ['--project', project]),
            ...files,
          ],
          path.join(buildStateFolder, 'vitest-related.json'),
        ),
      ]
    : []),
  ...(serverFolders.length > 0
    ? [
        vitest(
          `tests of ${serverFolders.join(', ')}`,
          ['run', '--passWithNoTests', '--project', 'server', ...serverFolders],
          path.join(buildStateFolder, 'vitest-server.json'),
        ),
      ]
    : []),
  ...(journeyFiles.length > 0 ? [buildStep, journeys(journeyFiles)] : []),
];
