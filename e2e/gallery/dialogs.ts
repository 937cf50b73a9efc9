import type { Page } from '@playwright/test';
import { faded } from '../axe.ts';

const dialog = '[role="dialog"], [role="alertdialog"]';

/** Of rows that are alike, the first. */
const perPage = 30;

/** The names of the buttons of a page, those of a table’s rows once. */
const buttonsOf = (page: Page): Promise<{ index: number; name: string }[]> =>
  page.evaluate((most) => {
    const seen = new Set<string>();
    const all = [...document.querySelectorAll<HTMLButtonElement>('main button')];
    return all
      .flatMap((button, index) => {
        const name = (button.getAttribute('aria-label') ?? button.innerText).trim();
        const kind = `${button.className} ${name.split(/[:«–\n]/)[0]}`;
        const isIdle = button.type === 'submit' || button.disabled || button.getClientRects().length === 0;
        if (isIdle || seen.has(kind)) return [];
        seen.add(kind);
        return [{ index, name }];
      })
      .slice(0, most);
  }, perPage);

/** Presses each button of a page; those that open a dialog are shown open, then it is closed without a change. */
export const eachDialog = async (page: Page, show: (name: string) => Promise<void>): Promise<void> => {
  const address = page.url();
  for (const { index, name } of await buttonsOf(page)) {
    const button = page.locator('main button').nth(index);
    const pressed = await button.click({ timeout: 1500 }).then(
      () => true,
      () => false,
    );
    if (!pressed) continue;
    await page.waitForTimeout(350);
    if ((await page.locator(dialog).count()) > 0) {
      await faded(page);
      await show(name);
      await page.keyboard.press('Escape');
      await page.waitForTimeout(250);
    } else if (page.url() !== address) {
      await page.goto(address);
      await page.locator('main h1').waitFor({ timeout: 8000 });
    }
    if ((await page.locator(dialog).count()) > 0) await page.reload();
  }
};
