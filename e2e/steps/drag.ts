import type { Locator, Page } from '@playwright/test';
import { waitForSettledPage } from './settled-page.ts';

type Point = { readonly x: number; readonly y: number };

export const drag = async (
  page: Page,
  from: Point,
  to: Point,
  held: () => Promise<unknown> = async () => undefined,
): Promise<void> => {
  await waitForSettledPage(page);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 12 });
  // Waits for the timeline's next frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await held();
  await page.mouse.up();
};

export const dragBarEnd = async (page: Page, bar: Locator, by: number): Promise<void> => {
  const box = (await bar.boundingBox())!;
  const from = { x: box.x + box.width - 3, y: box.y + box.height / 2 };
  await drag(page, from, { x: from.x + by, y: from.y });
};
