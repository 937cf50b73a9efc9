import { expect, type Page } from '@playwright/test';
import { ShiptimeClient } from '../../client/src/client.ts';
import type { Portal } from '../portal.ts';
import { type Translator } from '../words.ts';
import { password } from './people.ts';

export const storeSignedInSession = async (page: Page, portal: Portal, who: string): Promise<void> => {
  const { access_token, expires_at } = await new ShiptimeClient({ address: portal.url }).post(
    '/api/auth/login',
    { body: { email: `${who}@shiptime.example`, password } },
  );
  const session = JSON.stringify({ token: access_token, expires_at });
  if (!page.url().startsWith(portal.url)) await page.goto('/legal/accessibility');
  await page.evaluate((kept) => {
    localStorage.setItem('shiptime.contact', String(Date.now()));
    localStorage.setItem('shiptime.session', kept);
  }, session);
  await page.reload();
  await expect(accountButton(page)).toBeVisible();
};

export const accountButton = (page: Page) => page.locator('[data-tour="account"]');

export const fillInSignIn = async (
  page: Page,
  t: Translator,
  email: string,
  secret: string,
): Promise<void> => {
  await page.getByLabel(t('accounts:email'), { exact: true }).fill(email);
  await page.getByLabel(t('accounts:password'), { exact: true }).fill(secret);
  await page
    .locator('form')
    .getByRole('button', { name: t('accounts:sign_in.submit'), exact: true })
    .click();
};
