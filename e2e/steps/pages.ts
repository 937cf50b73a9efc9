import { expect, type ConsoleMessage, type Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { type Language, translator } from '../words.ts';
import { findForeignTexts, type Phrases, readTextsOn } from './languages.ts';
import { waitForSettledPage } from './settled-page.ts';

export type PageVisit = { readonly path: string; readonly title: string | null };

export const pageVisit = (path: string, title: string | null): PageVisit => ({ path, title });

const widths = [1440, 390, 320] as const;

export const listenForErrors = (page: Page, refused = /^$/): string[] => {
  const heard: string[] = [];
  const note = (message: ConsoleMessage) => {
    if (message.type() === 'error' && !refused.test(message.location().url)) {
      heard.push(`${new URL(page.url()).pathname}: ${message.text()} ${message.location().url}`);
    }
  };
  page.on('console', note);
  page.on('pageerror', (error) => heard.push(`${new URL(page.url()).pathname}: ${error.message}`));
  return heard;
};

/**
 * Follows a link without reloading the document. Blurs the heading, so that a later focus proves that the new
 * page is shown.
 */
export const followPath = (page: Page, path: string): Promise<void> =>
  page.evaluate((href) => {
    const isAnother = new URL(href, window.location.href).pathname !== window.location.pathname;
    if (isAnother && document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const link = document.body.appendChild(document.createElement('a'));
    link.href = href;
    link.click();
    link.remove();
  }, path);

const expectNoSidewaysScrolling = async (page: Page, where: string): Promise<void> => {
  const overflow = () =>
    page.evaluate(() => {
      const root = document.scrollingElement ?? document.documentElement;
      return root.scrollWidth - window.innerWidth;
    });
  await expect.poll(overflow, { message: `${where} is wider than the window` }).toBeLessThanOrEqual(0);
};

const settled = async (page: Page, loading: string): Promise<void> => {
  await expect(page.locator('main h1')).toBeVisible();
  await waitForSettledPage(page);
  await expect(page.getByRole('main').getByText(loading, { exact: true })).toHaveCount(0);
};

export const expectOneLanguage = async (page: Page, language: Language, phrases: Phrases): Promise<void> => {
  await settled(page, translator(language)('ui:loading'));
  expect(findForeignTexts(await readTextsOn(page), language, phrases), 'texts in the other language').toEqual(
    [],
  );
};

/** Checks overflow at each width, and WCAG at the widest and narrowest, between which all breakpoints lie. */
export const expectFitAtEachWidth = async (page: Page, where: string): Promise<void> => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScrolling(page, `${where} at ${width}`);
    if (width !== 390) await expectAccessible(page);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
};

export const visitPage = async (
  page: Page,
  language: Language,
  { path, title }: PageVisit,
  phrases: Phrases,
): Promise<void> => {
  const t = translator(language);
  await followPath(page, path);
  const heading = page.locator('main h1');
  await expect(heading, `the heading of ${path} has the focus`).toBeFocused();
  if (title) await expect(heading).toHaveText(t(title));
  await expectOneLanguage(page, language, phrases);
  await expect(heading).toHaveCount(1);
  await expect(heading, `the heading of ${path} keeps the focus`).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page).toHaveTitle(new RegExp(` · ${t('app:portal_name')}$`));
  const shown = await heading.innerText();
  await expect.poll(() => page.title()).toContain(shown);
  await expectFitAtEachWidth(page, path);
};
