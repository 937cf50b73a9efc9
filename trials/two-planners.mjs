// Two planners in two browsers change one plan. Arguments: [minutes] [seed]
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumArguments, chromiumPath } from '../e2e/browser.ts';
import { startPortal } from '../e2e/portal.ts';
import { runCoPlanningTrial } from './plans/planners-together.ts';

const minutes = Number(process.argv[2] ?? 5);
const seed = Number(process.argv[3] ?? 1);

const portal = await startPortal();
const executablePath = await chromiumPath();
const browsers = await Promise.all(
  [0, 1].map(() => chromium.launch({ executablePath, args: chromiumArguments })),
);
try {
  const { problems, counts, evidence, ...figures } = await runCoPlanningTrial(
    browsers,
    portal,
    minutes * 60_000,
    seed,
  );
  console.log(`${minutes} minutes, seed ${seed}`);
  console.table(counts);
  console.table(figures);
  for (const problem of problems) console.log(`WRONG: ${problem}`);
  if (problems.length > 0) {
    const file = join(tmpdir(), `two-planners-${seed}.json`);
    await writeFile(file, JSON.stringify(evidence));
    console.log(`What this goes by: ${file}`);
  }
  console.log(
    problems.length === 0 ? 'Nothing lost, nothing overwritten unseen.' : `${problems.length} wrong`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  await Promise.all(browsers.map((browser) => browser.close()));
  await portal.stop();
}
