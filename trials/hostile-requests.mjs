/**
 * Sends random requests made from the OpenAPI description: no response may be 500, deviate from it or leak
 * internals.
 * Arguments: [requests] [seed]; full run: 20000.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { reportFigure } from '../bench/figures.mjs';

const root = path.resolve(import.meta.dirname, '..');
const count = Number(process.argv[2] ?? 5000);
const seed = Number(process.argv[3] ?? Math.floor(Math.random() * 1e9));
const folder = mkdtempSync(path.join(tmpdir(), 'shiptime-hostile-'));
const report = path.join(folder, 'report.json');
const began = performance.now();

spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'server',
    'server/src/openapi/hostile-requests.test.ts',
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      HOSTILE_REQUESTS: String(count),
      HOSTILE_SEED: String(seed),
      HOSTILE_REPORT: report,
      FIGURES: '',
    },
  },
);
if (existsSync(report)) {
  const { statuses, wrong, undeclared } = JSON.parse(readFileSync(report, 'utf8'));
  for (const each of wrong) console.log(`WRONG: ${each}`);
  for (const each of undeclared) console.log(`not in the description: ${each}`);
  console.log(`seed: ${seed}`);
  const beginning = (first) =>
    Object.entries(statuses).reduce(
      (sum, [status, times]) => sum + (status.startsWith(first) ? times : 0),
      0,
    );
  reportFigure(`hostile requests, seed ${seed}`, count, '');
  reportFigure('hostile requests, done', beginning('2') + beginning('3'), '');
  reportFigure('hostile requests, refused with 4xx', beginning('4'), '');
  reportFigure('hostile requests, 503', statuses['503'] ?? 0, '');
  reportFigure(
    'hostile requests, answered with 500, with another body than described, or with words of the inside',
    wrong.length,
    '',
    {
      atMost: 0,
    },
  );
  reportFigure('hostile requests, errors that are not in the description', undeclared.length, '', {
    atMost: 0,
  });
  reportFigure('hostile requests, a second', (count * 1000) / (performance.now() - began), '');
} else process.exitCode = 1;
rmSync(folder, { recursive: true });
