import type { Page } from '@playwright/test';

type Measured = {
  readonly title: string;
  /** It asks something. */
  readonly isQuestion: boolean;
  /** What in it scrolls sideways. */
  readonly sideways: readonly string[];
  /** Buttons out of the window. */
  readonly hidden: readonly string[];
  /** It has the keyboard. */
  readonly isFocused: boolean;
  /** Its buttons at the foot, in their order. */
  readonly foot: readonly string[];
  readonly buttons: readonly string[];
  /** Words that are broken in two lines at no space and no hyphen. */
  readonly broken: readonly string[];
  /** There is more than is in sight. */
  readonly scrolls: boolean;
};

/** The topmost dialog of this name as it stands. */
export const measured = (page: Page, name: string): Promise<Measured> =>
  page.evaluate((wanted) => {
    const dialog = [...document.querySelectorAll<HTMLElement>(`[data-dialog="${wanted}"]`)].at(-1)!;
    const parts = [dialog, ...dialog.querySelectorAll<HTMLElement>('*')];
    const scrolling = parts.filter((each) => {
      const { overflowX } = getComputedStyle(each);
      return (
        each.clientWidth > 40 &&
        !each.matches('input, select, textarea') &&
        overflowX !== 'visible' &&
        overflowX !== 'clip' &&
        !each.closest('table, [role="region"], svg, canvas')
      );
    });
    const shown = [...dialog.querySelectorAll('button')].filter((each) => {
      const { width, height } = each.getBoundingClientRect();
      return width > 1 && height > 1;
    });
    const nameOf = (button: HTMLElement) => button.getAttribute('aria-label') ?? button.innerText.trim();
    const brokenIn = (text: Text): string[] =>
      [...text.data.matchAll(/[\p{L}\d]{2,}/gu)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top / 8)),
        );
        return tops.size > 1 ? [word] : [];
      });
    const isShown = (element: Element | null): boolean =>
      element === null ||
      element === dialog ||
      (element.getBoundingClientRect().width > 1 && isShown(element.parentElement));
    const walker = document.createTreeWalker(dialog, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (isShown(node.parentElement)) broken.push(...brokenIn(node as Text));
    const foot = dialog.lastElementChild;
    return {
      title: dialog.querySelector('h2')?.innerText ?? dialog.getAttribute('aria-label') ?? '',
      isQuestion: dialog.getAttribute('role') === 'alertdialog',
      sideways: scrolling
        .filter((each) => each.scrollWidth > each.clientWidth)
        .map((each) => `${each.scrollWidth - each.clientWidth} pixels in ${each.className || each.tagName}`),
      hidden: shown
        .filter((each) => {
          const { left, right } = each.getBoundingClientRect();
          return left < -1 || right > innerWidth + 1;
        })
        .map(nameOf),
      isFocused: dialog.contains(document.activeElement) || dialog === document.activeElement,
      foot: foot ? shown.filter((each) => each.parentElement === foot).map(nameOf) : [],
      buttons: shown.map(nameOf),
      broken,
      scrolls: parts.some(
        (each) =>
          each.scrollHeight > each.clientHeight + 60 &&
          each.clientHeight > 200 &&
          ['auto', 'scroll'].includes(getComputedStyle(each).overflowY),
      ),
    };
  }, name);

/** What is wrong with it at first sight. */
export const faultsOf = (
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
  ...[...new Set(found.broken)].map((word) => `broken within a word: ${word}`),
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

/** Escape closes it, and the keyboard is on something that is seen. */
export const faultsOfClosing = async (page: Page, name: string): Promise<string[]> => {
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
