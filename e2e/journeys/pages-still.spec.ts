import type { Page, Route } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { waitForSettledPage } from '../steps/settled-page.ts';
import { listPagesByAccount } from '../steps/pages-by-account.ts';
import { storeSignedInSession } from '../steps/session.ts';

type Shift = { readonly value: number; readonly moved: readonly string[] };

const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources, hadRecentInput } = entry as PerformanceEntry & {
          readonly value: number;
          readonly hadRecentInput: boolean;
          readonly sources: readonly { readonly node: Node | null }[];
        };
        if (!hadRecentInput)
          shifts.push({ value, moved: sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? '') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Pages wait eight seconds for responses; slow machines need longer. */
const extendTimeouts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    const wrapped = (task: () => void, ms = 0) => wait(task, ms < 5000 ? ms : ms * 100);
    Object.assign(window, { setTimeout: wrapped });
  });

const renewedOnceLive = /\/api\/(live|ship_time_requests\/\d+\?)/;

const nextFrames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

const answerOneByOne = async (page: Page) => {
  const held: Route[] = [];
  await page.route('**/api/**', (route) => {
    if (route.request().url().includes('/api/live')) return route.continue();
    held.push(route);
    return undefined;
  });
  return async (): Promise<void> => {
    const isSettled = () => page.evaluate(() => document.querySelector('h1, [data-settling]') !== null);
    for (let quiet = 0; quiet < 20;) {
      const route = held.pop();
      quiet = route || !(await isSettled()) ? 0 : quiet + 1;
      await route?.fallback().catch(() => undefined);
      await nextFrames(page);
    }
  };
};

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`nothing moves or is asked twice while the pages of a proponent load, at ${width} pixels`, async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width, height });
    await storeSignedInSession(page, portal, 'proponent');
    const { stops } = (await listPagesByAccount(portal)).find(({ who }) => who === 'proponent')!;
    await watchShifts(page);
    await extendTimeouts(page);
    const letArrive = await answerOneByOne(page);
    const found: Record<string, readonly Shift[]> = {};
    let asked: readonly string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (url.includes('/api/') && !renewedOnceLive.test(url)) asked = [...asked, url];
    });
    const forget = (url: string): void => {
      const refused = asked.indexOf(url);
      asked = asked.filter((_, at) => at !== refused);
    };
    page.on('requestfailed', (request) => forget(request.url()));
    page.on('response', (response) => {
      const isNewPage = response.request().isNavigationRequest();
      if (isNewPage) asked = [];
      if (response.status() === 503) forget(response.url());
    });
    for (const { path } of stops.filter(({ path: at }) => /^\/(my-requests|request\/\d+(\?|$))/.test(at))) {
      await page.goto(path);
      await letArrive();
      await waitForSettledPage(page);
      const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
      if (shifts.length > 0) found[path] = shifts;
      expect(
        asked.filter((each, at) => asked.indexOf(each) < at),
        `asked twice by ${path}`,
      ).toEqual([]);
    }
    expect(found).toEqual({});
  });
