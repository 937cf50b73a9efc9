import type { Page } from '@playwright/test';

const patience = 3_000;

const within = (answer: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    answer.then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), patience)),
  ]);

/**
 * Whether a page still runs its script and still draws, in one line for the log of a run. A page that runs and does not
 * draw has a browser that stands still; one that does not run is caught in a loop of its own, or its browser stands
 * still: renderers.ts says which.
 */
export const howItIs = async (page: Page): Promise<string> => {
  const runs = await within(page.evaluate(() => true));
  const draws = await within(page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn))));
  return `${page.url()}: ${runs ? 'runs' : 'does not run'}, ${draws ? 'draws' : 'does not draw'}`;
};
