import type { Page } from '@playwright/test';

type Measured = {
  readonly title: string;
  readonly isQuestion: boolean;
  readonly sideways: readonly string[];
  readonly hidden: readonly string[];
  readonly isFocused: boolean;
  readonly foot: readonly string[];
  readonly buttons: readonly string[];
  readonly broken: readonly string[];
  readonly scrolls: boolean;
};

const brokenIn = (page: Page, name: string): Promise<readonly string[]> =>
  page.evaluate((wanted) => {
    const dialog = [...document.querySelectorAll<HTMLElement>(`[data-dialog="${wanted}"]`)].at(-1)!;
    const isShown = (element: Element | null): boolean =>
      element === null ||
      element === dialog ||
      (element.getBoundingClientRect().width > 1 &&
        element.getAttribute('role') !== 'grid' &&
        isShown(element.parentElement));
    const broken = new Set<string>();
    const walker = document.createTreeWalker(dialog, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      if (!isShown(node.parentElement)) continue;
      for (const { 0: word, index } of node.data.matchAll(/[\p{L}\d]{2,}/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const shown = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (new Set(shown.map(({ top }) => Math.round(top / 8))).size > 1) broken.add(word);
      }
    }
    return [...broken];
  }, name);

const scrollingIn = (page: Page, name: string) =>
  page.evaluate((wanted) => {
    const dialog = [...document.querySelectorAll<HTMLElement>(`[data-dialog="${wanted}"]`)].at(-1)!;
    const parts = [dialog, ...dialog.querySelectorAll<HTMLElement>('*')];
    const scrolls = (each: Element, axis: 'overflowX' | 'overflowY') =>
      ['auto', 'scroll', 'hidden'].includes(getComputedStyle(each)[axis]);
    const apart = 'table, [role="region"], [role="grid"], svg, canvas';
    return {
      sideways: parts
        .filter(
          (each) =>
            each.clientWidth > 40 &&
            each.scrollWidth > each.clientWidth &&
            scrolls(each, 'overflowX') &&
            !each.matches('input, select, textarea') &&
            !each.closest(apart) &&
            !each.querySelector('[role="grid"]'),
        )
        .map((each) => `${each.scrollWidth - each.clientWidth} pixels in ${each.className || each.tagName}`),
      scrolls: parts.some(
        (each) =>
          each.scrollHeight > each.clientHeight + 60 && each.clientHeight > 200 && scrolls(each, 'overflowY'),
      ),
    };
  }, name);

export const measureDialog = async (page: Page, name: string): Promise<Measured> => {
  const found = await page.evaluate((wanted) => {
    const dialog = [...document.querySelectorAll<HTMLElement>(`[data-dialog="${wanted}"]`)].at(-1)!;
    const shown = [...dialog.querySelectorAll('button')].filter((each) => {
      const { width, height } = each.getBoundingClientRect();
      return width > 1 && height > 1;
    });
    const nameOf = (button: HTMLElement) => button.getAttribute('aria-label') ?? button.innerText.trim();
    return {
      title: dialog.querySelector('h2')?.innerText ?? dialog.getAttribute('aria-label') ?? '',
      isQuestion: dialog.getAttribute('role') === 'alertdialog',
      hidden: shown
        .filter((each) => {
          const { left, right } = each.getBoundingClientRect();
          return left < -1 || right > innerWidth + 1;
        })
        .map(nameOf),
      isFocused: dialog.contains(document.activeElement),
      foot: shown
        .filter((each) => dialog.children.length > 2 && dialog.lastElementChild!.contains(each))
        .map(nameOf),
      buttons: shown.map(nameOf),
    };
  }, name);
  return { ...found, ...(await scrollingIn(page, name)), broken: await brokenIn(page, name) };
};

export const findDialogFaults = (
  found: Measured,
  { cancel, close }: { readonly cancel: string; readonly close: string },
): string[] => [
  ...(found.title === '' ? ['it has no title'] : []),
  ...(found.isQuestion && !/\s/.test(found.title.trim()) ? [`“${found.title}” does not say what`] : []),
  ...(found.foot.includes(cancel) && found.foot.includes(close) ? ['two buttons close it'] : []),
  ...found.sideways.map((what) => `sideways: ${what}`),
  ...found.hidden.map((name) => `out of the window: ${name}`),
  ...(found.isFocused ? [] : ['it has not the keyboard']),
  ...(found.buttons.includes(cancel) && found.foot[0] !== cancel
    ? [`“${cancel}” is not the first at the foot: ${found.foot.join(' | ')}`]
    : []),
  ...found.broken.map((word) => `broken within a word: ${word}`),
];

const isGone = (page: Page, name: string): Promise<boolean> =>
  page
    .locator(`[data-dialog="${name}"]`)
    .last()
    .waitFor({ state: 'hidden', timeout: 2500 })
    .then(
      () => true,
      () => false,
    );

export const findClosingFaults = async (page: Page, name: string): Promise<string[]> => {
  await page.keyboard.press('Escape');
  if (!(await isGone(page, name))) return ['Escape does not close it'];
  await page.waitForTimeout(350);
  const at = await page.evaluate(() => {
    const { activeElement: active } = document;
    if (!active || active === document.body) return 'nowhere';
    const { width } = active.getBoundingClientRect();
    return width > 0 ? null : `something that is not seen (${active.tagName})`;
  });
  return at ? [`closed, the keyboard is ${at}`] : [];
};
