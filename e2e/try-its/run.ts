import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumArguments, chromiumPath } from '../browser.ts';
import { startPortal } from '../portal.ts';
import { writingOperations } from './operations.ts';
import { type Outcome, pressAll } from './press.ts';
import { summary } from './summary.ts';

/**
 * `npm run try-its [-- --language fr] [--only vessels]`: presses every “Try it here” of the documentation that writes, with
 * what the page proposes, and counts what is answered. Nothing may end in a 5xx, nor in an error that the page does not name.
 */
const { values } = parseArgs({
  options: {
    language: { type: 'string' },
    only: { type: 'string' },
    out: { type: 'string', default: 'test-results/try-its.json' },
  },
});
const languages = (['en', 'fr'] as const).filter((each) => !values.language || each === values.language);

const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArguments });
const outcomes: Outcome[] = [];
for (const language of languages) {
  const portal = await startPortal();
  try {
    const operations = await writingOperations(portal, values.only);
    outcomes.push(...(await pressAll(browser, portal, language, operations)));
  } finally {
    await portal.stop();
  }
}
await browser.close();
mkdirSync(path.dirname(values.out), { recursive: true });
writeFileSync(values.out, `${JSON.stringify(outcomes, null, 1)}\n`);
const { lines, failed } = summary(outcomes);
process.stdout.write(`${lines.join('\n')}\n`);
process.exitCode = failed ? 1 : 0;
