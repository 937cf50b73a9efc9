import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './project.mjs';

const textOf = ({ name, message, stack, VITEST_TEST_PATH: file, VITEST_TEST_NAME: test }) =>
  [
    ...(file ? [`while ${path.relative(root, file)}${test ? ` › ${test}` : ''} ran`] : []),
    stack ?? `${name}: ${message}`,
  ].join('\n');

/**
 * A reporter for Vitest that writes the errors which belong to no test, such as a promise that nobody waited for, as
 * texts into the file `ERRORS_OUTSIDE_TESTS`: Vitest fails because of them, and leaves them out of its own report.
 */
export default class ErrorsOutsideTests {
  onTestRunEnd(_modules, errors) {
    writeFileSync(process.env.ERRORS_OUTSIDE_TESTS, JSON.stringify(errors.map(textOf)));
  }
}
