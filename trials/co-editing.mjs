/**
 * Two browsers and six scripted editors change one application; kills the server halfway.
 * Arguments: [minutes] [seed]
 */
import { chromium } from '@playwright/test';
import { chromiumArguments, chromiumPath } from '../e2e/browser.ts';
import { startPortal } from '../e2e/portal.ts';
import { runCoEditingTrial } from './applications/co-editing.ts';

const minutes = Number(process.argv[2] ?? 10);
const seed = Number(process.argv[3] ?? 1);

const portal = await startPortal();
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArguments });
try {
  const { problems, parties, cuts, ...figures } = await runCoEditingTrial(
    browser,
    portal,
    minutes * 60_000,
    seed,
    () => portal.crash(),
  );
  console.log(`${minutes} minutes, seed ${seed}`);
  console.table(parties);
  console.table(cuts);
  console.table(figures);
  console.log(`lost: ${problems.length}`);
  for (const problem of problems) console.log(`- ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await browser.close();
  await portal.stop();
}
