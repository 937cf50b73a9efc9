const fromVitest = ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests }) => ({
  passed: numPassedTests,
  failed: numFailedTests,
  skipped: numPendingTests + numTodoTests,
});

const fromPlaywright = ({ stats: { expected, unexpected, flaky, skipped } }) => ({
  passed: expected,
  failed: unexpected + flaky,
  skipped,
});

const readers = { vitest: fromVitest, playwright: fromPlaywright };
const none = { passed: 0, failed: 0, skipped: 0 };

export const countTests = ({ report, succeeded, content }) => {
  const counts = report && content ? readers[report](content) : none;
  const hidden = (!succeeded || (report && !content)) && counts.failed === 0;
  return hidden ? { ...counts, failed: 1 } : counts;
};

export const sumCounts = (all) =>
  all.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    none,
  );

export const summaryLine = ({ passed, failed, skipped }) =>
  `tests: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
