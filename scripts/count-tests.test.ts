import { expect, test } from 'vitest';
import { countTests, summaryLine, sumCounts } from './count-tests.mjs';

const vitest = { numPassedTests: 40, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1 };
const playwright = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 } };

test('adds up the tests of both reports', () => {
  const counts = [
    countTests({ report: 'vitest', succeeded: true, content: vitest }),
    countTests({ report: 'playwright', succeeded: false, content: playwright }),
  ];
  expect(summaryLine(sumCounts(counts))).toBe('tests: 45 passed, 2 failed, 4 skipped');
});

test('does not mention skipped tests when there are none', () => {
  expect(summaryLine({ passed: 3, failed: 0, skipped: 0 })).toBe('tests: 3 passed, 0 failed');
});

test('counts a failed step without tests as one failure, one in order not at all', () => {
  expect(countTests({ succeeded: false })).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(countTests({ succeeded: true })).toEqual({ passed: 0, failed: 0, skipped: 0 });
});

test('counts a run that failed although each of its tests passed', () => {
  expect(countTests({ report: 'vitest', succeeded: false, content: vitest })).toMatchObject({
    passed: 40,
    failed: 1,
  });
});

test('counts a run that left no report as a failure, whatever its exit code', () => {
  expect(countTests({ report: 'playwright', succeeded: true, content: undefined }).failed).toBe(1);
});
