import type { Locator, Page } from '@playwright/test';
import { waitForSettledPage } from './settled-page.ts';

const reach = 0.7;

export type TouchCounts = { taps: number; scrolls: number; letters: number };

type Place = {
  readonly away: number;
  readonly x: number;
  readonly y: number;
};

/** Point to tap, and pixels to scroll until no sticky bar covers the target. */
const placeOf = (target: Locator): Promise<Place> =>
  target.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const x = box.x + Math.min(box.width / 2, 180);
    const y = box.y + Math.min(box.height / 2, 40);
    const isOnPage = element.closest('main') !== null;
    let top = 0;
    let bottom = innerHeight;
    for (let parent = element.parentElement; parent; parent = parent.parentElement) {
      const { overflowY } = getComputedStyle(parent);
      if (!/auto|scroll/.test(overflowY) || parent.scrollHeight <= parent.clientHeight + 1) continue;
      if (parent === document.scrollingElement || parent === document.body) continue;
      const seen = parent.getBoundingClientRect();
      top = Math.max(top, seen.top);
      bottom = Math.min(bottom, seen.bottom);
    }
    for (const bar of isOnPage ? document.querySelectorAll<HTMLElement>('main *') : []) {
      if (getComputedStyle(bar).position !== 'sticky' || bar.contains(element)) continue;
      const over = bar.getBoundingClientRect();
      if (over.top <= top + 1 && over.height < 200 && over.width > 200) top = Math.max(top, over.bottom);
    }
    const margin = isOnPage ? 22 : 6;
    if (y < top + margin) return { away: y - top - margin, x, y };
    return { away: Math.max(0, y - bottom + margin), x, y };
  });

const move = (target: Locator, by: number): Promise<void> =>
  target.evaluate((element, far) => {
    let scrolls: Element | null = element.parentElement;
    while (scrolls) {
      const { overflowY } = getComputedStyle(scrolls);
      const left =
        far > 0 ? scrolls.scrollHeight - scrolls.clientHeight - scrolls.scrollTop : scrolls.scrollTop;
      if (/auto|scroll/.test(overflowY) && left > 1) break;
      scrolls = scrolls.parentElement;
    }
    const whole = element.closest('main') ? document.scrollingElement : null;
    (scrolls ?? whole)?.scrollBy({ top: far, behavior: 'instant' });
  }, by);

const bringIntoSight = async (page: Page, counted: TouchCounts, target: Locator): Promise<Place> => {
  await target.waitFor();
  await waitForSettledPage(page);
  for (let times = 0; times < 40; times += 1) {
    const place = await placeOf(target);
    if (place.away === 0) return place;
    counted.scrolls += 1;
    const most = (page.viewportSize()?.height ?? 0) * reach;
    await move(target, Math.sign(place.away) * Math.min(most, Math.abs(place.away) + 120));
    await page.waitForTimeout(80);
  }
  throw new Error(`out of a thumb’s reach: ${String(target)}`);
};

const tapWhenAtRest = async (page: Page, counted: TouchCounts, target: Locator): Promise<void> => {
  let { x, y } = await bringIntoSight(page, counted, target);
  for (let times = 0; times < 20; times += 1) {
    await page.waitForTimeout(100);
    const now = await bringIntoSight(page, counted, target);
    if (Math.abs(now.y - y) < 1 && Math.abs(now.x - x) < 1) break;
    ({ x, y } = now);
  }
  await page.touchscreen.tap(x, y);
  counted.taps += 1;
  await page.waitForTimeout(150);
};

/** Simulates one thumb: scrolls elements into view by swipes and taps them where they appear. */
export const createTouchDriver = (page: Page) => {
  const counted: TouchCounts = { taps: 0, scrolls: 0, letters: 0 };
  const tap = (target: Locator) => tapWhenAtRest(page, counted, target);
  return {
    counted,
    tap,
    tapAt: async (target: Locator, x: number, y: number): Promise<void> => {
      await bringIntoSight(page, counted, target);
      const box = (await target.boundingBox())!;
      await page.touchscreen.tap(box.x + x, box.y + y);
      counted.taps += 1;
      await page.waitForTimeout(300);
    },
    write: async (target: Locator, text: string): Promise<void> => {
      await target.waitFor();
      const isIn = await target.evaluate((element) => element === document.activeElement);
      if (!isIn) await tap(target);
      await page.keyboard.insertText(text);
      counted.letters += text.length;
    },
    pick: async (target: Locator, option: string): Promise<void> => {
      await tap(target);
      await target.selectOption({ label: option });
      counted.taps += 1;
    },
    give: async (target: Locator, file: string): Promise<void> => {
      const asked = page.waitForEvent('filechooser');
      await tap(target);
      await (await asked).setFiles(file);
      counted.taps += 1;
    },
  };
};
