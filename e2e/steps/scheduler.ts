import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import type { Portal } from '../portal.ts';
import { type Language, translator } from '../words.ts';
import { recordPointerUse } from './no-pointer.ts';
import { storeSignedInSession } from './session.ts';
import type { EmptyPlan } from './ten-missions.ts';

type Screen = { readonly width?: number; readonly hasTouch?: boolean };

export const openSchedulerAs = async (
  browser: Browser,
  portal: Portal,
  who: string,
  language: Language,
  plan: EmptyPlan,
  { width = 1440, hasTouch = false }: Screen = {},
) => {
  const context = await browser.newContext({
    baseURL: portal.url,
    locale: `${language}-CA`,
    viewport: { width, height: width < 700 ? 844 : 900 },
    hasTouch,
  });
  const pointers = await recordPointerUse(context);
  const page = await context.newPage();
  await storeSignedInSession(page, portal, who);
  await page.goto(`/vesselPlan/${plan.id}/scheduler?tab=conflicts,unscheduled&lang=${language}`);
  await expect(page.getByRole('grid')).toBeVisible();
  return { page, pointers };
};

export const schedulerPage = (page: Page, language: Language) => {
  const t = translator(language);
  const main = page.getByRole('main');
  const button = (key: string): Locator => main.getByRole('button', { name: t(key), exact: true });
  return {
    t,
    button,
    dialog: page.getByRole('dialog'),
    alert: page.getByRole('alertdialog'),
    grid: page.getByRole('grid'),
    bar: (title: string) => page.getByRole('gridcell', { name: new RegExp(`^\\d+\\. ${title}\\b`) }),
    placeButton: (title: string) =>
      page.getByRole('button', { name: t('scheduler:place.button_for', { title }), exact: true }),
    card: (title: string) =>
      page.locator('section[aria-labelledby="unscheduled"]').getByRole('listitem').filter({ hasText: title }),
    panel: page.locator('section[aria-labelledby="mission"]'),
    step: (step: string) => main.getByRole('button', { name: t(`plans:steps.${step}`), exact: true }),
    panelButton: (key: string) =>
      page
        .getByRole('toolbar', { name: t('scheduler:room.panels'), exact: true })
        .getByRole('button', { name: new RegExp(t(key)) }),
    done: (step: string) => page.getByText(t(`scheduler:steps.done.${step}`)).first(),
    level: (level: string) => main.getByText(t(`plans:levels.${level}`), { exact: true }).first(),
    saved: () =>
      expect(main.locator('[data-status="saved"]')).toBeVisible({
        timeout: 30_000,
      }),
    heard: (text: string | RegExp) =>
      expect(page.locator('output').filter({ hasText: text }).first()).toBeAttached(),
  };
};
