import { expect, type Page } from '@playwright/test';

/** What touches coordinates waits as a person does, until no skeleton covers the page. */
export const pageShown = (page: Page): Promise<void> =>
  expect(page.locator('[data-settling]')).toHaveCount(0);
