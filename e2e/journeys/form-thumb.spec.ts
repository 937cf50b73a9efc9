import { expect, test } from '../fixtures.ts';
import { listenForErrors } from '../steps/pages.ts';
import type { TouchCounts } from '../steps/touch-driver.ts';
import { createTouchFormSteps } from '../steps/walk-pages-by-touch.ts';

/** Limits just above the measured numbers of touches and letters. */
const most: TouchCounts = { taps: 60, scrolls: 38, letters: 205 };

const costOf = ({ taps, scrolls, letters }: TouchCounts, before: TouchCounts): string =>
  `${taps - before.taps} taps, ${scrolls - before.scrolls} scrolls, ${letters - before.letters} letters`;

for (const language of ['en', 'fr'] as const) {
  test(`from signing in to submission with one thumb, ${language}`, async ({ browser, portal }) => {
    const context = await browser.newContext({
      ...{ baseURL: portal.url, locale: `${language}-CA`, viewport: { width: 390, height: 844 } },
      ...{ isMobile: true, hasTouch: true },
    });
    const page = await context.newPage();
    const heard = listenForErrors(page);
    const { counted, parts } = createTouchFormSteps(page, language);
    const lines: string[] = [];
    for (const [name, what] of parts) {
      const before = { ...counted };
      await test.step(name, what);
      lines.push(`${name}: ${costOf(counted, before)}`);
    }
    lines.push(`together, ${language}: ${costOf(counted, { taps: 0, scrolls: 0, letters: 0 })}`);
    process.stdout.write(`${lines.join('\n')}\n`);
    expect(counted.taps).toBeLessThanOrEqual(most.taps);
    expect(counted.scrolls).toBeLessThanOrEqual(most.scrolls);
    expect(counted.letters).toBeLessThanOrEqual(most.letters);
    expect(heard).toEqual([expect.stringContaining('404')]);
    await context.close();
  });
}
