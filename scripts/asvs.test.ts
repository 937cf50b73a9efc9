import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { root } from './project.mjs';

type Line = { requirement: string; verdict: string; proof: string; note: string };

const { data: lines } = Papa.parse<Line>(readFileSync(path.join(root, 'docs/asvs.csv'), 'utf8').trim(), {
  header: true,
});

/** Requirements of levels 1 and 2 in OWASP ASVS 5.0.0. */
const countOfLevel2 = 253;

it('ASVS 5.0.0 level 2 is answered line by line, each once', () => {
  expect(new Set(lines.map(({ requirement }) => requirement)).size).toBe(countOfLevel2);
  expect(lines.length).toBe(countOfLevel2);
  const wrong = lines.filter(
    ({ requirement, verdict }) =>
      !/^\d+\.\d+\.\d+$/.test(requirement) || !/^(holds|operator|not applicable|open)$/.test(verdict),
  );
  expect(wrong).toEqual([]);
});

it('what holds names a test or document that exists, all else says why', () => {
  const unproven = lines.filter(({ verdict, proof, note }) =>
    verdict === 'holds' ? !existsSync(path.join(root, proof)) || !proof : !note,
  );
  expect(unproven).toEqual([]);
});
