import type { Locator, Page } from '@playwright/test';
import { translator, type Language, type Translator } from '../../words.ts';

export type DialogActions = {
  readonly page: Page;
  readonly t: Translator;
  readonly press: (key: string, within?: Locator) => Promise<void>;
  readonly dialog: Locator;
  readonly fill: (key: string, value: string, within?: Locator) => Promise<void>;
  readonly choose: (key: string) => Promise<void>;
  readonly panel: (id: string) => Promise<void>;
};

const escaped = (text: string): string =>
  text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&').replaceAll('\u00A0', '\\s');
const anything = new Proxy({}, { get: () => '\u0000' }) as Record<string, string>;

const wordsLike = (t: Translator, key: string): RegExp =>
  new RegExp(`^${escaped(t(key, anything)).replaceAll('\u0000', '.*')}(?: – .*|, .*)?$`);

const railOf: Readonly<Record<string, string>> = {
  unscheduled: 'place',
  together: 'place',
  versions: 'history',
};

export const dialogActionsOn = (page: Page, language: Language): DialogActions => {
  const t = translator(language);
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
