import { expect, type Page } from '@playwright/test';
import type { apiAs } from './people.ts';
import { type Language, speak } from '../words.ts';

type Api = Awaited<ReturnType<typeof apiAs>>;
type Year = { id: number; name: string; start_date: string; deadline_at: string; active: boolean };

/** The year that takes applications, by the portal's own word. */
export const openYear = async (api: Api): Promise<Year> => {
  const { data } = await api<{ data: { open_fiscal_year: Year } }>('GET', '/portal');
  return data.open_fiscal_year;
};

/** Administrators move deadlines; a journey moves it to see both sides of it. */
export const moveDeadline = (api: Api, year: Year, deadline_at: string): Promise<unknown> =>
  api('PATCH', `/fiscal_years/${year.id}`, {
    deadline_at,
    reason: 'A journey looks at both sides of the deadline.',
  });

export const acceptFromInbox = async (page: Page, language: Language, title: string): Promise<void> => {
  const t = speak(language);
  await page.getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.getByRole('button', { name: t('applications:actions.accept.label'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('applications:actions.accept.confirm'), exact: true })
    .click();
  await expect(page.getByText(t('applications:actions.accept.done')).first()).toBeVisible();
};
