import { readFileSync } from 'node:fs';
import path from 'node:path';
import { heldBy, linesOf, ranTests } from './held-sentences.mjs';
import { root } from './project.mjs';
import { reports } from './steps.mjs';

const read = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

/** Every sentence of docs/specification.md names tests; each must have run just now, and passed. */
const lines = linesOf(readFileSync(path.join(root, 'docs/specification.md'), 'utf8'));
const ran = ranTests({ vitest: read(reports.vitest), playwright: read(reports.playwright), root });
const problems = lines.flatMap((line) => heldBy(line, ran));
for (const problem of problems) console.log(problem);
console.log(`${lines.length} sentences, ${problems.length} not held`);
process.exitCode = lines.length === 0 || problems.length > 0 ? 1 : 0;
