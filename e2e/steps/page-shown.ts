import { expect, type Page } from '@playwright/test';

/** Waits until no skeleton covers the page; coordinates are stable only then. */
export const pageShown = (page: Page): Promise<void> =>
  expect(page.locator('[data-settling]')).toHaveCount(0);
