import { expect, type Browser, type Page } from '@playwright/test';
import { ShiptimeClient } from '../../client/src/client.ts';
import type { Portal } from '../portal.ts';
import { type Language, translator } from '../words.ts';

export const password = 'Shiptime-Demo-1';

export const signIn = async (page: Page, who: string, language: Language, redirect = '/my-requests') => {
  const t = translator(language);
  await page.goto(`/login?redirect=${encodeURIComponent(redirect)}&lang=${language}`);
  await page.getByLabel(t('accounts:email'), { exact: true }).fill(`${who}@shiptime.example`);
  await page.getByLabel(t('accounts:password'), { exact: true }).fill(password);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('accounts:sign_in.submit'), exact: true })
    .click();
  await expect(page).toHaveURL(new RegExp(`${redirect.split('?')[0]}`));
  await expect(page.locator('html')).toHaveAttribute('lang', language);
};

export const openPageSignedInAs = async (
  browser: Browser,
  portal: Portal,
  who: string,
  language: Language,
  redirect: string,
): Promise<Page> => {
  const context = await browser.newContext({
    baseURL: portal.url,
    locale: language === 'fr' ? 'fr-CA' : 'en-CA',
  });
  const page = await context.newPage();
  await signIn(page, who, language, redirect);
  return page;
};

export const clientAs = async (portal: Portal, who: string): Promise<ShiptimeClient> => {
  const visitor = new ShiptimeClient({ address: portal.url });
  const { access_token } = await visitor.post('/api/auth/login', {
    body: { email: `${who}@shiptime.example`, password },
  });
  return visitor.as(access_token);
};

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export const apiAs = async (portal: Portal, who: string) => {
  const client = await clientAs(portal, who);
  return <T>(method: Method, path: string, body?: unknown): Promise<T> =>
    client.request<T>(method.toLowerCase() as Lowercase<Method>, `/api${path}`, { body });
};
