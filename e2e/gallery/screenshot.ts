import type { Page } from '@playwright/test';
import { waitForAnimations, findViolations, type Violation } from '../axe.ts';

const tallest = 2600;

export type Screenshot = {
  readonly name: string;
  readonly path: string;
  readonly file: string;
  readonly width: number;
  readonly sideways: number;
  readonly violations: readonly Violation[];
};

const sidewaysOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const root = document.scrollingElement ?? document.documentElement;
    return Math.max(0, root.scrollWidth - window.innerWidth);
  });

export const waitForPageHeading = async (page: Page): Promise<void> => {
  await page
    .locator('main h1')
    .waitFor({ timeout: 8000 })
    .catch(() => undefined);
  await page.waitForTimeout(700);
};

export const waitForStillPage = async (page: Page): Promise<void> => {
  await page
    .locator('main h1')
    .waitFor({ timeout: 8000 })
    .catch(() => undefined);
  await page.waitForLoadState('networkidle', { timeout: 1500 }).catch(() => undefined);
  await waitForAnimations(page);
};

export const takeScreenshot = async (
  page: Page,
  of: Pick<Screenshot, 'name' | 'path' | 'file' | 'width'>,
  whole = true,
): Promise<Screenshot> => {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.screenshot({
    path: of.file,
    ...(whole && {
      fullPage: true,
      clip: { x: 0, y: 0, width: of.width, height: Math.min(height, tallest) },
    }),
  });
  return {
    ...of,
    sideways: await sidewaysOf(page),
    violations: await findViolations(page, ['best-practice']),
  };
};
