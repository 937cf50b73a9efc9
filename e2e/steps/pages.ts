import { expect, type ConsoleMessage, type Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { type Language, speak } from '../words.ts';

/** An address and the words of its title; `null` where the title is a name of its own. */
export type Stop = { readonly path: string; readonly title: string | null };

export const stop = (path: string, title: string | null): Stop => ({ path, title });

const widths = [1440, 390, 320] as const;

/** What the page complains of while it is looked at. `refused`: answers that are refusals by design. */
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
 * Follows a link of the portal without loading it anew, as a press on one does. The page that one comes from stays until
 * another one is there: its heading gives the keyboard up, so that whichever has it afterwards is the other one’s.
 */
export const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((href) => {
    const isAnother = new URL(href, window.location.href).pathname !== window.location.pathname;
    if (isAnother && document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const link = document.body.appendChild(document.createElement('a'));
    link.href = href;
    link.click();
    link.remove();
  }, path);

/** Nothing is wider than the window, once what floats has found its place after a change of width. */
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
  await expect(page.getByRole('main').getByText(loading, { exact: true })).toHaveCount(0);
};

/**
 * At each width: nothing sideways. Nothing against WCAG at the widest and the narrowest: every breakpoint of the styles
 * lies between the two, and 390 is on the same side of each as 320.
 */
export const lookAtEachWidth = async (page: Page, where: string): Promise<void> => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScrolling(page, `${where} at ${width}`);
    if (width !== 390) await expectAccessible(page);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
};

/** Goes to a page from within the portal and looks at it as everyone may have it. */
export const visit = async (page: Page, language: Language, { path, title }: Stop): Promise<void> => {
  const t = speak(language);
  await follow(page, path);
  const heading = page.locator('main h1');
  await expect(heading, `the heading of ${path} has the focus`).toBeFocused();
  if (title) await expect(heading).toHaveText(t(title));
  await settled(page, t('ui:loading'));
  await expect(heading).toHaveCount(1);
  await expect(heading, `the heading of ${path} keeps the focus`).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page).toHaveTitle(new RegExp(` · ${t('app:portal_name')}$`));
  const shown = await heading.innerText();
  await expect.poll(() => page.title()).toContain(shown);
  await lookAtEachWidth(page, path);
};
