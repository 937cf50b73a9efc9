import type { Page } from '@playwright/test';
import { faded, findingsOf, type Violation } from '../axe.ts';

/** No longer part of a page is in a picture. */
const tallest = 2600;

export type Look = {
  readonly name: string;
  readonly path: string;
  readonly file: string;
  readonly width: number;
  /** How far the page goes beyond the window, in pixels. */
  readonly sideways: number;
  readonly violations: readonly Violation[];
};

const sidewaysOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const root = document.scrollingElement ?? document.documentElement;
    return Math.max(0, root.scrollWidth - window.innerWidth);
  });

/** The page is there. */
export const arrived = async (page: Page): Promise<void> => {
  await page
    .locator('main h1')
    .waitFor({ timeout: 8000 })
    .catch(() => undefined);
  await page.waitForTimeout(700);
};

/** What is on the page has come, or a while has passed: a gallery waits for nothing longer. */
export const settle = async (page: Page): Promise<void> => {
  await page
    .locator('main h1')
    .waitFor({ timeout: 8000 })
    .catch(() => undefined);
  await page.waitForLoadState('networkidle', { timeout: 1500 }).catch(() => undefined);
  await faded(page);
};

/** The page as it stands, in a picture and by the rules. */
export const lookAt = async (
  page: Page,
  of: Pick<Look, 'name' | 'path' | 'file' | 'width'>,
  whole = true,
): Promise<Look> => {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.screenshot({
    path: of.file,
    ...(whole && {
      fullPage: true,
      clip: { x: 0, y: 0, width: of.width, height: Math.min(height, tallest) },
    }),
  });
  return { ...of, sideways: await sidewaysOf(page), violations: await findingsOf(page, ['best-practice']) };
};
