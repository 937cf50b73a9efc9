import type { Locator, Page } from '@playwright/test';
import { speak, type Language, type Speak } from '../../words.ts';

/** Presses what people read, in either language. */
export type Hand = {
  readonly page: Page;
  readonly t: Speak;
  /** The button with these words; of several alike, the first. */
  readonly press: (key: string, within?: Locator) => Promise<void>;
  readonly dialog: Locator;
  readonly fill: (key: string, value: string, within?: Locator) => Promise<void>;
  /** An action of the menu that is open. */
  readonly choose: (key: string) => Promise<void>;
  /** A panel of the planning room. */
  readonly panel: (id: string) => Promise<void>;
};

/** In a name any space is one. */
const escaped = (text: string): string =>
  text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&').replaceAll('\u00A0', '\\s');
const anything = new Proxy({}, { get: () => '\u0000' }) as Record<string, string>;

/** The words of a key, whatever name or number stands in them, or is told after them to those who do not see. */
const wordsLike = (t: Speak, key: string): RegExp =>
  new RegExp(`^${escaped(t(key, anything)).replaceAll('\u0000', '.*')}(?: – .*|, .*)?$`);

/** Buttons of the rail that lead to several panels. */
const railOf: Readonly<Record<string, string>> = {
  unscheduled: 'place',
  together: 'place',
  versions: 'history',
};

export const handOn = (page: Page, language: Language): Hand => {
  const t = speak(language);
  const button = (key: string, within: Locator) =>
    within
      .getByRole('button', { name: wordsLike(t, key) })
      .and(page.locator(':visible'))
      .first();
  return {
    page,
    t,
    press: (key, within = page.getByRole('main')) => button(key, within).click(),
    dialog: page.locator('[data-dialog]').last(),
    fill: (key, value, within = page.getByRole('main')) =>
      within.getByLabel(t(key), { exact: true }).first().fill(value),
    choose: (key) => page.getByRole('menuitem', { name: wordsLike(t, key) }).click(),
    panel: async (id) => {
      const rail = page.locator(`[data-rail="${railOf[id] ?? id}"]`);
      await rail.waitFor();
      if ((await rail.getAttribute('aria-controls')) === null) await rail.click();
      const tab = page.locator(`[data-panel-tab="${id}"]`);
      if ((await tab.count()) > 0) await tab.click();
    },
  };
};
