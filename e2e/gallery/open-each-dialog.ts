import type { Page } from '@playwright/test';
import { waitForAnimations } from '../axe.ts';

const opened =
  '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]:not(main [role="listbox"])';

export type CrawledDialog = {
  readonly title: string;
  readonly sideways: number;
  readonly hidden: number;
};

type Pressed = {
  readonly index: number;
  readonly name: string;
  readonly kind: string;
  readonly hasMore: boolean;
};

const pressable = 'button, [role="combobox"]';

const mostPresses = 80;

const pressableIn = (page: Page, scope: string): Promise<Pressed[]> =>
  page.evaluate(
    ([inside, what]) => {
      const all = [...document.querySelectorAll<HTMLButtonElement>(inside!)].flatMap((root) => [
        ...root.querySelectorAll<HTMLButtonElement>(what!),
      ]);
      return all.flatMap((button, index) => {
        const name = (button.getAttribute('aria-label') ?? button.innerText).trim().split('\n')[0]!;
        const cell = button.closest('td, th, li, article');
        const alike = button.closest('tbody, ul, ol');
        const picture =
          button.querySelector('use')?.getAttribute('href') ??
          button.querySelector('path')?.getAttribute('d') ??
          '';
        const place = cell ? [...cell.querySelectorAll(what!)].indexOf(button) : -1;
        const words = button.getAttribute('aria-label') ? picture : name.replaceAll(/[«“"].*|[\d–:].*/g, '');
        const kind = `${button.className}|${alike ? `${alike.tagName}${(cell as HTMLTableCellElement).cellIndex ?? ''}/${place}` : name}|${words}`;
        const isIdle =
          (button.type === 'submit' && button.form !== null) ||
          button.disabled ||
          button.getAttribute('aria-disabled') === 'true' ||
          button.getClientRects().length === 0;
        return isIdle ? [] : [{ index, name, kind, hasMore: button.hasAttribute('aria-haspopup') }];
      });
    },
    [scope, pressable],
  );

const openingOf = (page: Page): Promise<CrawledDialog | null> =>
  page.evaluate((what) => {
    const all = [...document.querySelectorAll<HTMLElement>(what)].filter(
      (each) => each.getClientRects().length > 0,
    );
    const last = all.at(-1);
    if (!last) return null;
    const title =
      last.querySelector('h2, h3')?.textContent ??
      last.getAttribute('aria-label') ??
      document.querySelector(`#${CSS.escape(last.getAttribute('aria-labelledby') ?? 'none')}`)?.textContent ??
      '';
    const parts = [last, ...last.querySelectorAll<HTMLElement>('*')];
    const over = parts
      .filter((each) => {
        const { overflowX } = getComputedStyle(each);
        return (
          each.clientWidth > 40 &&
          !each.matches('input, select, textarea') &&
          overflowX !== 'visible' &&
          overflowX !== 'clip'
        );
      })
      .filter((each) => !each.closest('table, [role="region"], svg, canvas'))
      .map((each) => each.scrollWidth - each.clientWidth);
    const out = [...last.querySelectorAll('button')].filter((each) => {
      const { left, right } = each.getBoundingClientRect();
      return right - left > 1 && (left < -1 || right > innerWidth + 1);
    });
    return {
      title: `${last.getAttribute('role')} ${title.trim()}`,
      sideways: Math.max(0, ...over),
      hidden: out.length,
    };
  }, opened);

const close = async (page: Page, address: string): Promise<void> => {
  for (let times = 0; times < 3 && (await page.locator(opened).count()) > 0; times += 1) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(200);
  }
  const stays = (await page.locator(opened).count()) > 0;
  if (!stays && page.url() === address) return;
  await page.goto(address);
  if (stays) await page.reload();
  await page
    .locator('main h1, main h2')
    .first()
    .waitFor({ timeout: 8000 })
    .catch(() => undefined);
  await page.waitForTimeout(300);
};

const press = async (page: Page, scope: string, { index }: Pressed): Promise<boolean> => {
  const done = await page
    .locator(scope)
    .locator(pressable)
    .nth(index)
    .click({ timeout: 3000 })
    .then(
      () => true,
      () => false,
    );
  if (done)
    await page
      .locator(opened)
      .first()
      .waitFor({ timeout: 900 })
      .catch(() => undefined);
  return done;
};

export type Crawl = {
  readonly page: Page;
  readonly known: Set<string>;
  readonly shown: Set<string>;
  readonly show: (opening: CrawledDialog, name: string) => Promise<void>;
};

/** Strips quoted names and numbers, so that a dialog with another object in its title is recognized. */
const sameTitle = (title: string): string => title.replaceAll(/[«“"][^»”"]*[»”"]|\d[\d.,\s-]*/g, '…');

const showOpened = async ({ page, shown, show }: Crawl, name: string): Promise<CrawledDialog | null> => {
  const opening = await openingOf(page);
  if (!opening) return null;
  const items = await page.locator('[role="menuitem"], [role="option"]').allInnerTexts();
  const same = opening.title.includes('dialog') ? sameTitle(opening.title) : sameTitle(items.join('|'));
  if (shown.has(same)) return opening;
  shown.add(same);
  await page.waitForTimeout(400);
  await waitForAnimations(page);
  await show((await openingOf(page)) ?? opening, name);
  return opening;
};

const eachPressed = async (
  crawl: Crawl,
  scope: string,
  isWanted: (each: Pressed) => boolean,
  pressed: (each: Pressed) => Promise<boolean>,
): Promise<void> => {
  for (let times = 0; times < mostPresses; times += 1) {
    const next = (await pressableIn(crawl.page, scope)).find(
      (each) => isWanted(each) && !crawl.known.has(`${scope}${each.kind}`),
    );
    if (!next) return;
    crawl.known.add(`${scope}${next.kind}`);
    if (!(await press(crawl.page, scope, next))) continue;
    if (!(await pressed(next))) return;
  }
};

const action = '[role="menu"] [role="menuitem"]:not([aria-disabled="true"])';

const eachAction = async (crawl: Crawl, again: () => Promise<boolean>, address: string, inBar: boolean) => {
  const { page, known } = crawl;
  const names = await page.locator(action).allInnerTexts();
  for (const [at, name] of names.entries()) {
    const kind = `action|${sameTitle(name)}`;
    if (known.has(kind) || (inBar && at === names.length - 1)) continue;
    known.add(kind);
    if ((await page.locator(action).count()) === 0 && !(await again())) return;
    await page
      .locator(action)
      .nth(at)
      .click({ timeout: 1200 })
      .catch(() => undefined);
    await page.waitForTimeout(900);
    if (await showOpened(crawl, name)) await within(crawl);
    await close(page, address);
  }
};

const within = (crawl: Crawl): Promise<void> =>
  eachPressed(
    crawl,
    '[role="dialog"]',
    ({ hasMore }) => hasMore,
    async ({ name }) => {
      await showOpened(crawl, name);
      await crawl.page.keyboard.press('Escape');
      await crawl.page.waitForTimeout(200);
      return (await crawl.page.locator('[role="dialog"]').count()) > 0;
    },
  );

export const openEachDialog = async (crawl: Crawl, scope: string): Promise<void> => {
  const { page } = crawl;
  const address = page.url();
  await eachPressed(
    crawl,
    scope,
    () => true,
    async (each) => {
      const opening = await showOpened(crawl, each.name);
      if (opening?.title.startsWith('menu')) {
        await eachAction(crawl, () => press(page, scope, each), address, scope !== 'main');
      } else if (opening) await within(crawl);
      await close(page, address);
      return true;
    },
  );
};
