import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { renderEvidence, evidenceFile, readRecordedRuns } from './evidence.mjs';

const plain = (text: string): string =>
  text
    .replaceAll(/-{3,}/g, '---')
    .replaceAll(/[ _*]+/g, ' ')
    .trim();

it('is what the runs have left: npm run evidence', () => {
  expect(plain(readFileSync(evidenceFile, 'utf8'))).toBe(plain(renderEvidence(readRecordedRuns())));
});
