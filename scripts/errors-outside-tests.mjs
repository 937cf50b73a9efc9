import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './project.mjs';

const textOf = ({ name, message, stack, VITEST_TEST_PATH: file, VITEST_TEST_NAME: test }) =>
  [
    ...(file ? [`while ${path.relative(root, file)}${test ? ` › ${test}` : ''} ran`] : []),
    stack ?? `${name}: ${message}`,
  ].join('\n');

/**
 * Writes errors outside tests, such as unhandled rejections, to `ERRORS_OUTSIDE_TESTS`, because Vitest omits
 * them from its report.
 */
export default class ErrorsOutsideTests {
  onTestRunEnd(_modules, errors) {
    writeFileSync(process.env.ERRORS_OUTSIDE_TESTS, JSON.stringify(errors.map(textOf)));
  }
}
