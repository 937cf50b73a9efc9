import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  findMissingOrFailedTests,
  isWithoutTest,
  parseSpecificationLines,
  listTestsThatRan,
} from './specification-tests.mjs';
import { root } from './project.mjs';
import { reportFiles } from './steps.mjs';

const read = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

const papers = [
  { file: 'docs/specification.md', mayBeUnheld: false },
  { file: 'docs/security.md', mayBeUnheld: true },
  { file: 'docs/accessibility.md', mayBeUnheld: true },
];

const vitestReports = [reportFiles.units, reportFiles.vitest].map(read);
const vitest = vitestReports.every(Boolean)
  ? { testResults: vitestReports.flatMap(({ testResults }) => testResults) }
  : undefined;
const ran = listTestsThatRan({ vitest, playwright: read(reportFiles.playwright), root });
for (const { file, mayBeUnheld } of papers) {
  const lines = parseSpecificationLines(readFileSync(path.join(root, file), 'utf8'));
  const problems = lines.flatMap((line) => findMissingOrFailedTests(line, ran, { mayBeUnheld }));
  for (const problem of problems) console.log(`${file}: ${problem}`);
  const unheld = mayBeUnheld ? `, ${lines.filter(isWithoutTest).length} not or not wholly by tests` : '';
  console.log(`${file}: ${lines.length} sentences, ${problems.length} not held${unheld}`);
  if (lines.length === 0 || problems.length > 0) process.exitCode = 1;
}
