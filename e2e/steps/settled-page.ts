import { expect, type Page } from '@playwright/test';

export const waitForSettledPage = (page: Page): Promise<void> =>
  expect(page.locator('[data-settling]')).toHaveCount(0);
