import type { Page } from '@playwright/test';

const timeoutMs = 3_000;

const within = (answer: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    answer.then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), timeoutMs)),
  ]);

export const describePageHealth = async (page: Page): Promise<string> => {
  const runs = await within(page.evaluate(() => true));
  const draws = await within(page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn))));
  return `${page.url()}: ${runs ? 'runs' : 'does not run'}, ${draws ? 'draws' : 'does not draw'}`;
};
