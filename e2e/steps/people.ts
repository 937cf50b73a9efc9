import { expect, type Browser, type Page } from '@playwright/test';
import type { Portal } from '../portal.ts';
import { type Language, speak } from '../words.ts';

export const password = 'Shiptime-Demo-1';

/** Signs in through the page, as people do. */
export const signIn = async (page: Page, who: string, language: Language, redirect = '/my-requests') => {
  const t = speak(language);
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

/** A browser of its own for somebody else. */
export const asSomebody = async (
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

/** What a client does through the API, for what a journey is not about. */
export const apiAs = async (portal: Portal, who: string) => {
  const call = async (method: string, path: string, body?: unknown, token?: string) => {
    const answer = await fetch(`${portal.url}/api${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  };
  const { access_token } = (await call('POST', '/auth/login', {
    email: `${who}@shiptime.example`,
    password,
  })) as { access_token: string };
  return <T>(method: string, path: string, body?: unknown): Promise<T> =>
    call(method, path, body, access_token) as Promise<T>;
};
