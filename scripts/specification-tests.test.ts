import { expect, test } from 'vitest';
import {
  findMissingOrFailedTests,
  isWithoutTest,
  parseSpecificationLines,
  listTestsThatRan,
} from './specification-tests.mjs';

const table = `
# The specification

| No. | Sentence | Held by |
| --- | --- | --- |
| 1 | At most five | \`server/a.test.ts\` limits > a sixth is refused<br>\`e2e/journeys/b.spec.ts\` five people, … |
| 2 | Called a draft | wording |
| 3 | Nobody holds this | |
| S-4 | Left to the operator | no test: a certificate is the proxy’s |
| 2.4.11 | Seen by somebody | no test: |

| Sentence | Tests |
| -------- | ----- |
| Without a number | \`server/a.test.ts\` limits > a sixth is refused |
`;

const vitest = (status: string) => ({
  testResults: [
    {
      name: '/checkout/server/a.test.ts',
      assertionResults: [{ ancestorTitles: ['limits'], title: 'a sixth is refused', status }],
    },
  ],
});
const playwright = {
  suites: [
    {
      file: 'b.spec.ts',
      specs: [],
      suites: [
        {
          specs: [
            { title: 'five people, en', ok: true },
            { title: 'five people, fr', ok: true },
          ],
        },
      ],
    },
  ],
};
const ran = (status = 'passed') =>
  listTestsThatRan({ vitest: vitest(status), playwright, root: '/checkout' });
const [first, second, third, fourth, fifth] = parseSpecificationLines(table);

test('reads each line of the table with the tests that it names', () => {
  expect(parseSpecificationLines(table).map(({ sentence, held }) => [sentence, held.length])).toEqual([
    ['1 "At most five"', 2],
    ['2 "Called a draft"', 1],
    ['3 "Nobody holds this"', 1],
    ['S-4 "Left to the operator"', 1],
    ['2.4.11 "Seen by somebody"', 1],
    ['"Without a number"', 1],
  ]);
});

test('a sentence is held when each test that it names has run and passed', () => {
  expect(findMissingOrFailedTests(first!, ran())).toEqual([]);
  expect(findMissingOrFailedTests(second!, ran())).toEqual([]);
});

test('a sentence is not held by nothing, by a test that did not run, by one that failed or was skipped', () => {
  expect(findMissingOrFailedTests(third!, ran())).toEqual(['3 "Nobody holds this" names no test: nothing']);
  expect(
    findMissingOrFailedTests(first!, listTestsThatRan({ vitest: undefined, playwright, root: '/checkout' })),
  ).toEqual(['1 "At most five": server/a.test.ts has run no test "limits > a sixth is refused"']);
  expect(findMissingOrFailedTests(first!, ran('failed'))).toEqual([
    '1 "At most five": failed: limits > a sixth is refused',
  ]);
  expect(findMissingOrFailedTests(first!, ran('pending'))).toHaveLength(1);
});

test('what no test holds is told with its reason, and only in a paper that may say so', () => {
  expect(findMissingOrFailedTests(fourth!, ran())).toHaveLength(1);
  expect(findMissingOrFailedTests(fourth!, ran(), { mayBeUnheld: true })).toEqual([]);
  expect(findMissingOrFailedTests(fifth!, ran(), { mayBeUnheld: true })).toHaveLength(1);
  expect([first!, fourth!, fifth!].map(isWithoutTest)).toEqual([false, true, false]);
});
