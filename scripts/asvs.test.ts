import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './project.mjs';

const [, ...rows] = readFileSync(path.join(root, 'docs/asvs.csv'), 'utf8').trim().split('\n');
const lines = rows.map((row) => {
  const [requirement = '', verdict = '', proof = '', note = ''] = row.split(',');
  return { requirement, verdict, proof, note };
});

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
